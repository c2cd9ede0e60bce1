import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../../platform/registered.js';
import type { SessionState } from '../../../platform/auth/actor.js';
import { AuditLog, type AuditEvent } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { companyClosed } from '../../companies/index.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { Client } from '../devices/client.js';
import { SESSION_ABSOLUTE_MS, SESSION_PENDING_MS } from './domain/session-lifetime.js';
import { FactorsService, type FactorKind } from '../factors/factors.service.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { KnownDevicesRepository } from '../devices/persistence/known-devices.repository.js';
import type { LinkPurpose } from '../mailed-links/persistence/mailed-link.entity.js';
import { FRESH_TOKEN, OpenSessionsRepository, type SessionChange } from './persistence/open-sessions.repository.js';
import type { UserSessionEntity } from './persistence/user-session.entity.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { msg } from '../../../messages/message.js';

/** The session was revoked or expired after the request began. */
export class SessionEnded extends DomainError {
  constructor() {
    super('UNAUTHENTICATED', 401, msg`Sign in to continue.`);
  }
}

/** How the user authenticated. A passkey proves possession and knowledge at once, so no second factor is requested after it. */
export type SignInProof = 'password' | 'password_reset' | 'registration' | 'oauth' | 'passkey';

/** A session with its new token, which is stored only in the cookie. */
export interface StartedSession {
  id: string;
  userId: string;
  token: string;
  expiresAt: Date;
  /** False for a session started by a registration. */
  isSignIn: boolean;
  /** Second factors, one of which is still required; empty for a complete session. */
  factors: FactorKind[];
}

/** Links for users who cannot sign in; void once every session ends. */
const SIGN_IN_LINKS: readonly LinkPurpose[] = ['password_reset', 'sign_in_unlock'];

/** Same length as a real id, so that the lookup costs the same with and without a user. */
const NO_USER_ID = 'usr_00000000000000000000000000';

/** Starts, renews and ends sessions, each with an activity log entry. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly openSessions: OpenSessionsRepository,
    private readonly factors: FactorsService,
    private readonly links: MailedLinks,
    private readonly devices: KnownDevicesRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a session for an authenticated user, in their last active company, and ends the browser's previous one. A user with a second factor
   * has ten minutes to present it; until then the session grants no other access.
   * @throws DomainError COMPANY_SUSPENDED, COMPANY_MOVING or COMPANY_MOVED if none of the user's companies is open
   */
  async start(tx: Transaction, userId: string, client: Client, proof: SignInProof): Promise<StartedSession> {
    const now = this.clock.now();
    const companyId = await this.openSessions.lastCompanyOf(tx, userId);
    const closed = companyId === null ? await this.openSessions.closedCompanyOf(tx, userId) : null;
    if (closed !== null) throw companyClosed(closed);
    const factors = proof === 'passkey' ? [] : await this.factors.kinds(tx, userId);
    const state: SessionState = factors.length === 0 ? 'active' : 'factor_pending';
    const token = newToken();
    const session: UserSessionEntity = {
      id: newId('ses'),
      tokenHash: hashToken(token),
      userId,
      companyId,
      state,
      ...placeOf(client),
      authenticatedAt: now,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: endOf(state, now),
      revokedAt: null,
      ...FRESH_TOKEN,
      signedInBySource: proof === 'oauth',
    };
    if (client.sessionToken !== undefined)
      await this.openSessions.revokeByTokens(tx, [hashToken(client.sessionToken)], now);
    await this.openSessions.insert(tx, session);
    if (state === 'active') await this.complete(tx, session, proof);
    return { id: session.id, userId, token, expiresAt: session.expiresAt, isSignIn: proof !== 'registration', factors };
  }

  /** Records a refused sign-in, with or without an account. The input is not recorded, because it may be a password in the wrong field. */
  async refuse(tx: Transaction, userId: string | null): Promise<void> {
    const companyId = await this.openSessions.lastCompanyOf(tx, userId ?? NO_USER_ID);
    await this.audit.record(tx, { companyId, userId, action: 'session.refused' });
  }

  /** Completes a session after the second factor and gives it a new token. @throws SessionEnded also if no factor is pending */
  async promote(tx: Transaction, sessionId: string, client: Client): Promise<StartedSession> {
    const now = this.clock.now();
    const change = {
      ...placeOf(client),
      state: 'active' as const,
      authenticatedAt: now,
      expiresAt: endOf('active', now),
    };
    const { session, started } = await this.renew(tx, sessionId, 'factor_pending', change);
    await this.complete(tx, session, 'factor');
    return { ...started, isSignIn: true };
  }

  /** Records a reauthentication and gives the session a new token. @throws SessionEnded */
  async reauthenticated(tx: Transaction, sessionId: string, client: Client): Promise<StartedSession> {
    const { session, started } = await this.renew(tx, sessionId, 'active', {
      ...placeOf(client),
      authenticatedAt: this.clock.now(),
    });
    await this.note(tx, 'session.reauthenticated', session);
    return started;
  }

  /** Switches the active company of the session, with a new token. @throws SessionEnded */
  async enterCompany(tx: Transaction, sessionId: string, companyId: string | null): Promise<StartedSession> {
    return (await this.renew(tx, sessionId, 'active', { companyId })).started;
  }

  /** Ends the sessions of these tokens; ignores unknown and ended ones. */
  async end(tx: Transaction, tokens: readonly string[]): Promise<void> {
    const ended = await this.openSessions.revokeByTokens(tx, tokens.map(hashToken), this.clock.now());
    for (const session of ended) await this.note(tx, 'session.ended', session);
  }

  /** Ends one session of the user. Returns false if there is none with this id. */
  async revoke(tx: Transaction, userId: string, id: string): Promise<boolean> {
    const [revoked] = await this.openSessions.revokeOne(tx, userId, id, this.clock.now());
    if (revoked !== undefined) await this.note(tx, 'session.revoked', revoked);
    return revoked !== undefined;
  }

  /** Ends all of the user's sessions except the given one, their known devices and their sign-in links. */
  async revokeAll(tx: Transaction, userId: string, exceptSessionId = ''): Promise<void> {
    const revoked = await this.openSessions.revokeAllBut(tx, userId, exceptSessionId, this.clock.now());
    for (const session of revoked) await this.note(tx, 'session.revoked', session);
    await this.devices.deleteAll(tx, userId);
    await this.links.end(tx, userId, SIGN_IN_LINKS);
  }

  private async complete(tx: Transaction, session: UserSessionEntity, proof: SignInProof | 'factor'): Promise<void> {
    await this.links.end(tx, session.userId, ['password_reset']);
    await this.note(tx, 'session.started', session, { proof });
  }

  private async renew(
    tx: Transaction,
    id: string,
    from: SessionState,
    change: SessionChange,
  ): Promise<{ session: UserSessionEntity; started: StartedSession }> {
    const token = newToken();
    const now = this.clock.now();
    const session = await this.openSessions.renew(
      tx,
      { id, state: from },
      { ...change, tokenHash: hashToken(token), lastUsedAt: now },
      now,
    );
    if (session === null) throw new SessionEnded();
    return {
      session,
      started: { id, userId: session.userId, token, expiresAt: session.expiresAt, isSignIn: false, factors: [] },
    };
  }

  private note(
    tx: Transaction,
    action: AuditAction,
    { id, userId, companyId }: UserSessionEntity,
    details?: AuditEvent['details'],
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject: id, details });
  }
}

function endOf(state: SessionState, now: Date): Date {
  return new Date(now.getTime() + (state === 'active' ? SESSION_ABSOLUTE_MS : SESSION_PENDING_MS));
}

function placeOf({ userAgent, ipAddress }: Client): Pick<UserSessionEntity, 'userAgent' | 'ipAddress'> {
  return { userAgent, ipAddress };
}
