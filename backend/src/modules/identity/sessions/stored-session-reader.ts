import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { SessionReader, type Actor, type Grant, type ReadOptions } from '../../../platform/auth/actor.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import type { DomainError } from '../../../platform/http/problems/domain-error.js';
import { companyClosed } from '../../companies/index.js';
import { isRefusedAccount } from '../../../platform/demonstration/demonstration-account.js';
import { isSessionAlive, needsTouch } from './domain/session-lifetime.js';
import { SessionsRepository, type StoredSession } from './persistence/sessions.sql.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';

/** Reads session, user and role from the database on each request, so that changes apply to the next one. */
@Injectable()
export class StoredSessionReader extends SessionReader {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  async read(token: string, { extend }: ReadOptions = { extend: true }): Promise<Actor | null> {
    const tokenHash = hashToken(token);
    const now = this.clock.now();
    const session =
      (await this.sessions.findByToken(tokenHash)) ?? (await this.sessions.findByPreviousToken(tokenHash, now));
    if (session === null || !isSessionAlive(session, now)) return null;
    if (isRefusedAccount(session.user.email, this.config)) return null;
    if (extend && needsTouch(session, now)) await this.sessions.touch(session.id, now);
    return actorOf(session);
  }

  async movingCompany(sessionId: string): Promise<DomainError | null> {
    const company = await this.sessions.findMovingCompany(sessionId);
    return company === null ? null : companyClosed(company);
  }

  async grants(tokens: readonly string[]): Promise<ReadonlyMap<string, Grant>> {
    const tokenOf = new Map(tokens.map((token) => [hashToken(token), token]));
    const granted = await this.sessions.findGranted([...tokenOf.keys()], this.clock.now());
    return new Map(
      granted.map(({ tokenHash, companyId, role, seesPrices }) => [
        tokenOf.get(tokenHash) ?? '',
        { companyId, permissions: permissionsOf(role, seesPrices) },
      ]),
    );
  }
}

/** A session with a pending second factor, or without a company, grants no permissions. */
function actorOf({ id, state, authenticatedAt, rotationDue, user, company: stored }: StoredSession): Actor {
  const company = state === 'active' ? stored : null;
  const role = company?.role ?? 'viewer';
  return {
    userId: user.id,
    sessionId: id,
    sessionState: state,
    authenticatedAt,
    mustChangePassword: user.mustChangePassword,
    mustSetUpFactor: company?.mustSetUpFactor ?? false,
    companyId: company?.id ?? '',
    role,
    permissions: company === null ? new Set() : permissionsOf(role, company.seesPrices),
    quotas: company?.quotas,
    limits: company?.limits,
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerified,
    rotationDue,
  };
}
