import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { UserSessionEntity } from './user-session.entity.js';

/** A session as its person sees it. */
export interface OwnSession {
  id: string;
  userAgent: string;
  ipAddress: string;
  createdAt: Date;
  lastUsedAt: Date;
}

@Injectable()
export class OwnSessionsRepository {
  constructor(private readonly database: Database) {}

  /** Complete sessions that have not ended and were used since, the one used last first; a hundred at most. */
  list(userId: string, now: Date, usedSince: Date): Promise<OwnSession[]> {
    return this.database.query<OwnSession>(
      `SELECT id, user_agent AS userAgent, ip_address AS ipAddress, created_at AS createdAt, last_used_at AS lastUsedAt
         FROM user_session
        WHERE user_id = ? AND revoked_at IS NULL AND state = 'active' AND expires_at > ? AND last_used_at > ?
        ORDER BY last_used_at DESC, id DESC LIMIT 100`,
      [userId, now, usedSince],
    );
  }

  /** False when the person has no such session that has not been revoked. */
  async revoke(tx: Transaction, userId: string, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(UserSessionEntity, { userId, id, revokedAt: IsNull() }, { revokedAt: now });
    return affected === 1;
  }
}
