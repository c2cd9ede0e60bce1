import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import type { SessionState } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Client } from './client.js';
import { SESSION_ABSOLUTE_MS, SESSION_PENDING_MS } from './domain/session-lifetime.js';
import { FactorsService, type FactorKind } from './factors/factors.service.js';
import type { SessionDto } from './identity.dto.js';
import { presentSession } from './identity.presenter.js';
import { SessionsRepository, type SessionChange } from './persistence/sessions.repository.js';
import { hashToken, newToken } from './secret-token.js';

/** How somebody has shown who they are. A passkey is possession and knowledge at once, so no second factor is asked after it. */
export type SignInProof = 'password' | 'password_reset' | 'registration' | 'oauth' | 'passkey';

/** A session whose token has just been made. The token goes into the cookie and is kept nowhere else. */
export interface StartedSession {
  id: string;
  userId: string;
  token: string;
  expiresAt: Date;
  /** The second factors of which one is still owed; empty for a complete session. */
  factors: FactorKind[];
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly factors: FactorsService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Starts a session for a person who has proven who they are, in the company they worked in last, and ends the one the browser had.
   * Somebody with a second factor has ten minutes to show it; until then the session opens nothing else.
   */
  async start(tx: Transaction, userId: string, client: Client, proof: SignInProof): Promise<StartedSession> {
    const now = this.clock.now();
    const factors = proof === 'passkey' ? [] : await this.factors.kinds(userId, tx);
    const state: SessionState = factors.length === 0 ? 'active' : 'factor_pending';
    const started = { id: newId('ses'), userId, token: newToken(), expiresAt: endOf(state, now), factors };
    if (client.sessionToken !== undefined) await this.sessions.revokeByTokens(tx, [hashToken(client.sessionToken)], now);
    await this.sessions.insert(tx, {
      id: started.id,
      tokenHash: hashToken(started.token),
      userId,
      companyId: await this.sessions.lastCompanyOf(tx, userId),
      state,
      userAgent: client.userAgent,
      ipAddress: client.ipAddress,
      authenticatedAt: now,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: started.expiresAt,
      revokedAt: null,
    });
    return started;
  }

  /** Completes a session whose second factor was shown: it gets a new token. @throws DomainError 401 when it owes none or has ended */
  async promote(tx: Transaction, sessionId: string, client: Client): Promise<StartedSession> {
    const now = this.clock.now();
    const change = { ...placeOf(client), state: 'active' as const, authenticatedAt: now, expiresAt: endOf('active', now) };
    return this.renew(tx, sessionId, 'factor_pending', change);
  }

  /** Notes that the person has proven again who they are: the session gets a new token. @throws DomainError 401 when it has ended */
  reauthenticated(tx: Transaction, sessionId: string, client: Client): Promise<StartedSession> {
    return this.renew(tx, sessionId, 'active', { ...placeOf(client), authenticatedAt: this.clock.now() });
  }

  /** Gives the session a new token, because what it may do has changed; the old one opens nothing. @throws DomainError 401 when it has ended */
  rotate(tx: Transaction, sessionId: string): Promise<StartedSession> {
    return this.renew(tx, sessionId, 'active', {});
  }

  /** Has the session work in another company, with a new token. @throws DomainError 401 when it has ended */
  enterCompany(tx: Transaction, sessionId: string, companyId: string | null): Promise<StartedSession> {
    return this.renew(tx, sessionId, 'active', { companyId });
  }

  /** Ends every session of the person, but the one named. */
  async revokeAll(tx: Transaction, userId: string, exceptSessionId?: string): Promise<void> {
    await this.sessions.revokeAll(tx, userId, exceptSessionId ?? '', this.clock.now());
  }

  /** Ends the sessions of these tokens; one that is unknown or has ended already is no error. */
  async end(tokens: readonly string[]): Promise<void> {
    await this.database.transaction((tx) => this.sessions.revokeByTokens(tx, tokens.map(hashToken), this.clock.now()));
  }

  /** Who is signed in, for which company, with which permissions. */
  async describe(sessionId: string): Promise<SessionDto> {
    const session = await this.sessions.find(sessionId);
    if (session === null) throw new SessionEnded();
    return presentSession(session, this.config.demonstration);
  }

  private async renew(tx: Transaction, id: string, from: SessionState, change: SessionChange): Promise<StartedSession> {
    const token = newToken();
    const now = this.clock.now();
    const renewed = await this.sessions.renew(tx, { id, state: from }, { ...change, tokenHash: hashToken(token), lastUsedAt: now }, now);
    if (renewed === null) throw new SessionEnded();
    return { id, userId: renewed.userId, token, expiresAt: renewed.expiresAt, factors: [] };
  }
}

/** The session was revoked, or has expired, since the request began. */
class SessionEnded extends DomainError {
  constructor() {
    super('UNAUTHENTICATED', 401, 'Sign in to continue.');
  }
}

function endOf(state: SessionState, now: Date): Date {
  return new Date(now.getTime() + (state === 'active' ? SESSION_ABSOLUTE_MS : SESSION_PENDING_MS));
}

function placeOf({ userAgent, ipAddress }: Client): Pick<SessionChange, 'userAgent' | 'ipAddress'> {
  return { userAgent, ipAddress };
}
