import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Client } from './client.js';
import { SESSION_ABSOLUTE_MS } from './domain/session-lifetime.js';
import type { SessionDto } from './identity.dto.js';
import { presentSession } from './identity.presenter.js';
import { SessionsRepository } from './persistence/sessions.repository.js';
import { hashToken, newToken } from './secret-token.js';

/** A session that has just begun. The token goes into the cookie and is kept nowhere else. */
export interface StartedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Starts a session for a person who has proven who they are, in the company they worked in last, and ends the one the browser had. */
  async start(tx: Transaction, userId: string, client: Client): Promise<StartedSession> {
    const now = this.clock.now();
    const started = { id: newId('ses'), token: newToken(), expiresAt: new Date(now.getTime() + SESSION_ABSOLUTE_MS) };
    if (client.sessionToken !== undefined) await this.sessions.revokeByToken(tx, hashToken(client.sessionToken), now);
    await this.sessions.insert(tx, {
      id: started.id,
      tokenHash: hashToken(started.token),
      userId,
      companyId: await this.sessions.lastCompanyOf(tx, userId),
      userAgent: client.userAgent,
      ipAddress: client.ipAddress,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: started.expiresAt,
      revokedAt: null,
    });
    return started;
  }

  /** Ends the session of this token; one that is unknown or has ended already is no error. */
  async end(token: string): Promise<void> {
    await this.database.transaction((tx) => this.sessions.revokeByToken(tx, hashToken(token), this.clock.now()));
  }

  /** Who is signed in, for which company, with which permissions. */
  async describe(sessionId: string): Promise<SessionDto> {
    const session = await this.sessions.find(sessionId);
    if (session === null) throw new DomainError('UNAUTHENTICATED', 401, 'Sign in to continue.');
    return presentSession(session, this.config.demonstration);
  }
}
