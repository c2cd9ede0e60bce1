import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import { AfterRestore } from '../../../../platform/backup/restorations.js';
import type { Transaction } from '../../../../platform/database/database.js';
import type { ClosedCompany } from '../../../companies/index.js';
import { idleSince } from '../domain/session-lifetime.js';
import { UserSessionEntity } from './user-session.entity.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rules.js';

const LIST_LIMIT = 100;

/** Columns that change together with the token. */
export type SessionChange = Partial<
  Pick<UserSessionEntity, 'state' | 'companyId' | 'userAgent' | 'ipAddress' | 'authenticatedAt' | 'expiresAt'>
>;

/** Columns of a new token: replaces earlier tokens and clears a due rotation. */
export const FRESH_TOKEN = { rotationDue: false, previousTokenHash: null, previousEndsAt: null } as const;

/** A session for the user's list of sessions. */
export type OwnSession = Pick<UserSessionEntity, 'id' | 'userAgent' | 'ipAddress' | 'createdAt' | 'lastUsedAt'>;

/** Open sessions and their changes. An ended session cannot be reopened. */
@Retention([{ table: 'user_session', column: 'expires_at', index: 'ix_user_session_expiry', keptMs: 90 * DAY_MS }])
@Injectable()
export class OpenSessionsRepository {
  constructor(@InjectRepository(UserSessionEntity) private readonly sessions: Repository<UserSessionEntity>) {}

  /** A session that was ended after the backup must not be open again. */
  @AfterRestore()
  async endAll(tx: Transaction): Promise<string> {
    const { affected } = await tx.update(
      UserSessionEntity,
      { revokedAt: IsNull() },
      { revokedAt: () => 'UTC_TIMESTAMP(3)' },
    );
    return `Ended ${affected} sessions.`;
  }

  async insert(tx: Transaction, session: UserSessionEntity): Promise<void> {
    await tx.insert(UserSessionEntity, session);
  }

  /** Complete sessions of a user, most recently used first, at most 100. */
  listComplete(userId: string, now: Date): Promise<OwnSession[]> {
    return this.sessions.find({
      select: { id: true, userAgent: true, ipAddress: true, createdAt: true, lastUsedAt: true },
      where: { userId, state: 'active', ...open(now) },
      order: { lastUsedAt: 'DESC', id: 'DESC' },
      take: LIST_LIMIT,
    });
  }

  /** The user's last active company of which they are still a member; their oldest company if they never signed in; null if none. */
  async lastCompanyOf(tx: Transaction, userId: string): Promise<string | null> {
    const last = await tx
      .createQueryBuilder()
      .select('a.companyId', 'companyId')
      .from('association', 'a')
      .innerJoin('company', 'c', 'c.id = a.companyId AND c.eraseAt IS NULL AND c.suspendedAt IS NULL')
      .leftJoin(UserSessionEntity, 's', 's.userId = a.userId AND s.companyId = a.companyId')
      .where(`a.userId = :userId AND a.status = 'active'`, { userId })
      .groupBy('a.companyId')
      .addGroupBy('a.createdAt')
      .orderBy('MAX(s.lastUsedAt)', 'DESC')
      .addOrderBy('a.createdAt')
      .addOrderBy('a.companyId')
      .limit(1)
      .getRawOne<{ companyId: string }>();
    return last?.companyId ?? null;
  }

  /** A suspended company of which the user is an active member, preferably one that is moved. */
  async closedCompanyOf(tx: Transaction, userId: string): Promise<ClosedCompany | null> {
    const found = await tx
      .createQueryBuilder()
      .select('c.name', 'name')
      .addSelect('c.moveState', 'moveState')
      .addSelect('c.movedTo', 'movedTo')
      .from('association', 'a')
      .innerJoin('company', 'c', 'c.id = a.companyId AND c.suspendedAt IS NOT NULL')
      .where(`a.userId = :userId AND a.status = 'active'`, { userId })
      .orderBy('c.moveState IS NULL')
      .limit(1)
      .getRawOne<ClosedCompany>();
    return found ?? null;
  }

  /** Whether the user completed a sign-in or reauthenticated after the instant. */
  signedInAfter(tx: Transaction, userId: string, instant: Date): Promise<boolean> {
    return tx.existsBy(UserSessionEntity, { userId, state: 'active', authenticatedAt: MoreThan(instant) });
  }

  /** Updates a session that is in this state and returns it; null if there is none. */
  async renew(
    tx: Transaction,
    session: Pick<UserSessionEntity, 'id' | 'state'>,
    change: SessionChange & Pick<UserSessionEntity, 'tokenHash' | 'lastUsedAt'>,
    now: Date,
  ): Promise<UserSessionEntity | null> {
    const { affected } = await tx.update(
      UserSessionEntity,
      { ...session, ...open(now) },
      { ...change, ...FRESH_TOKEN },
    );
    return affected === 1 ? tx.findOneBy(UserSessionEntity, { id: session.id }) : null;
  }

  /** Ends the sessions of these tokens and returns the ended ones. */
  revokeByTokens(tx: Transaction, tokenHashes: string[], now: Date): Promise<UserSessionEntity[]> {
    const replaced = { previousTokenHash: In(tokenHashes), previousEndsAt: MoreThan(now) };
    return this.revoke(tx, [{ tokenHash: In(tokenHashes) }, replaced], now);
  }

  /** Ends one session of a user and returns it; nothing if there is no such session. */
  revokeOne(tx: Transaction, userId: string, id: string, now: Date): Promise<UserSessionEntity[]> {
    return this.revoke(tx, [{ userId, id }], now);
  }

  /** Ends every session of a user except one and returns the ended ones. */
  revokeAllBut(tx: Transaction, userId: string, exceptId: string, now: Date): Promise<UserSessionEntity[]> {
    return this.revoke(tx, [{ userId, id: Not(exceptId) }], now);
  }

  private async revoke(
    tx: Transaction,
    which: readonly FindOptionsWhere<UserSessionEntity>[],
    now: Date,
  ): Promise<UserSessionEntity[]> {
    const ending = await tx.find(UserSessionEntity, {
      where: which.map((condition) => ({ ...condition, ...open(now) })),
      lock: { mode: 'pessimistic_write' },
    });
    if (ending.length > 0)
      await tx.update(UserSessionEntity, { id: In(ending.map(({ id }) => id)) }, { revokedAt: now });
    return ending;
  }
}

/** `isSessionAlive` as a query condition. */
function open(now: Date): FindOptionsWhere<UserSessionEntity> {
  return { revokedAt: IsNull(), expiresAt: MoreThan(now), lastUsedAt: MoreThan(idleSince(now)) };
}
