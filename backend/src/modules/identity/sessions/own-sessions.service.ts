import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { deviceName } from '../devices/domain/device-name.js';
import { OpenSessionsRepository } from './persistence/open-sessions.repository.js';
import type { OwnSessionsDto } from './session.dto.js';
import { SessionsService } from './sessions.service.js';

/** Lists and ends the user's own sessions. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly openSessions: OpenSessionsRepository,
    private readonly sessions: SessionsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<OwnSessionsDto> {
    const stored = await this.openSessions.listComplete(actor.userId, this.clock.now());
    const items = stored.map(({ userAgent, ...session }) => ({
      ...session,
      current: session.id === actor.sessionId,
      device: deviceName(userAgent),
    }));
    return { items, nextCursor: null };
  }

  /** Ends a session of the user. @throws NotFound if it has ended or belongs to another user */
  async revoke(actor: Actor, id: string): Promise<void> {
    const revoked = await this.database.transaction((tx) => this.sessions.revoke(tx, actor.userId, id));
    if (!revoked) throw new NotFound();
  }

  /** Ends every session of the user except the current one. */
  async revokeOthers(actor: Actor): Promise<void> {
    await this.database.transaction((tx) => this.sessions.revokeAll(tx, actor.userId, actor.sessionId));
  }
}
