import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/registered.js';
import { AfterRestore, HELD } from '../../../platform/backup/restorations.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NOTIFICATION_COLUMNS, readNotification } from './inbox.sql.js';
import type { NotificationDigestEntity } from './notification-digest.entity.js';
import type { NotificationMailEntity } from './notification-mail.entity.js';
import type { NotificationEntity } from './notification.entity.js';
import { inShard, type Shard } from '../../../platform/jobs/shards.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rules.js';

const HOUR_MS = 3_600_000;
const LONGEST_ERROR = 300;

/** A mail to send, immediately or in a digest. */
export type NewDelivery = Pick<NotificationMailEntity, 'companyId' | 'userId' | 'notificationId' | 'cadence' | 'dueAt'>;

/** A digest to create. */
export type DueDigest = Pick<NotificationDigestEntity, 'companyId' | 'userId' | 'dueAt'>;

/** A notification to mail, with its recipient's current role. The role is null for former members and deleted companies. */
export interface WaitingMail extends NotificationEntity {
  email: string;
  /** IANA name; null if the recipient has none. */
  timeZone: string | null;
  companyName: string;
  role: Role | null;
  seesPrices: boolean | null;
}

/** Row type of the driver. */
type WaitingRow = Omit<WaitingMail, 'seesPrices'> & { seesPrices: number | null };

const WAITING = `SELECT ${NOTIFICATION_COLUMNS}, u.email, u.time_zone AS timeZone, c.name AS companyName, a.role, a.sees_prices AS seesPrices
    FROM notification_mail m
    JOIN notification n ON n.company_id = m.company_id AND n.user_id = m.user_id AND n.id = m.notification_id
    JOIN user_account u ON u.id = m.user_id
    JOIN company c ON c.id = m.company_id
    LEFT JOIN association a ON a.company_id = m.company_id AND a.user_id = m.user_id AND a.status = 'active' AND c.erase_at IS NULL
   WHERE m.state = 'waiting' AND c.suspended_at IS NULL`;

/** Mails of notifications and their digests. */
@Retention([
  { table: 'notification_digest', column: 'created_at', index: 'ix_notification_digest_age', keptMs: 365 * DAY_MS },
])
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, deliveries: readonly NewDelivery[], createdAt: Date): Promise<void> {
    await tx.query(
      `INSERT INTO notification_mail (company_id, user_id, notification_id, cadence, due_at, state, created_at)
       VALUES ${deliveries.map(() => "(?, ?, ?, ?, ?, 'waiting', ?)").join(', ')}`,
      deliveries.flatMap(({ companyId, userId, notificationId, cadence, dueAt }) => [
        companyId,
        userId,
        notificationId,
        cadence,
        dueAt,
        createdAt,
      ]),
    );
  }

  /** Immediate mails per user in the last hour. */
  async inLastHour(tx: Transaction, userIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const rows = await tx.query<{ userId: string; mails: number }[]>(
      `SELECT user_id AS userId, COUNT(*) AS mails FROM notification_mail
        WHERE user_id IN (?) AND cadence = 'immediate' AND created_at > ? GROUP BY user_id`,
      [userIds, new Date(now.getTime() - HOUR_MS)],
    );
    return new Map(rows.map(({ userId, mails }) => [userId, Number(mails)]));
  }

  /** The mail of one notification; null if it was sent or has failed. */
  async waiting(companyId: string, userId: string, notificationId: string): Promise<WaitingMail | null> {
    const rows = await this.database.query<WaitingRow>(
      `${WAITING} AND m.company_id = ? AND m.user_id = ? AND m.notification_id = ?`,
      [companyId, userId, notificationId],
    );
    return rows.map(readWaiting)[0] ?? null;
  }

  /** Unsent notifications of a digest, oldest first. */
  async waitingFor(digestId: string): Promise<WaitingMail[]> {
    const rows = await this.database.query<WaitingRow>(`${WAITING} AND m.digest_id = ? ORDER BY n.id`, [digestId]);
    return rows.map(readWaiting);
  }

  /** Runs in its own statement: if the process crashes between the mail server's response and this statement, the mail is sent again. */
  async end(
    { companyId, userId, id }: NotificationEntity,
    state: 'sent' | 'failed' | 'dropped',
    error: string | null,
    endedAt: Date,
  ): Promise<void> {
    await this.database.execute(
      `UPDATE notification_mail SET state = ?, error = ?, ended_at = ? WHERE company_id = ? AND user_id = ? AND notification_id = ? AND state = 'waiting'`,
      [state, error?.slice(0, LONGEST_ERROR) ?? null, endedAt, companyId, userId, id],
    );
  }

  /** As `end`, for all mails of a digest. */
  async endDigest(
    digestId: string,
    state: 'sent' | 'failed' | 'dropped',
    error: string | null,
    endedAt: Date,
  ): Promise<void> {
    await this.database.execute(
      `UPDATE notification_mail SET state = ?, error = ?, ended_at = ? WHERE digest_id = ? AND state = 'waiting'`,
      [state, error?.slice(0, LONGEST_ERROR) ?? null, endedAt, digestId],
    );
  }

  /** Drops mails that wait for a digest; those of outbox messages wait with their message. */
  @AfterRestore()
  async dropWaitingDigests(tx: Transaction): Promise<string> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE notification_mail SET state = 'dropped', error = ?, ended_at = UTC_TIMESTAMP(3)
        WHERE cadence = 'digest' AND state = 'waiting' AND digest_id IS NULL`,
      [HELD],
    );
    return `Left ${affectedRows} notifications out of the next digests; they stay in the inbox.`;
  }

  /** Due digests of the shard's companies, at most `limit`. */
  dueDigests(now: Date, shard: Shard, limit: number): Promise<DueDigest[]> {
    return this.database.query<DueDigest>(
      `SELECT DISTINCT company_id AS companyId, user_id AS userId, due_at AS dueAt FROM notification_mail
        WHERE cadence = 'digest' AND state = 'waiting' AND digest_id IS NULL AND due_at <= ? AND ${inShard('company_id', shard)}
        ORDER BY due_at, user_id LIMIT ?`,
      [now, limit],
    );
  }

  /** Returns false if the digest of the period exists: the key allows one per period. */
  async insertDigest(
    tx: Transaction,
    id: string,
    { companyId, userId, dueAt }: DueDigest,
    createdAt: Date,
  ): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'INSERT IGNORE INTO notification_digest (id, company_id, user_id, due_at, created_at) VALUES (?, ?, ?, ?, ?)',
      [id, companyId, userId, dueAt, createdAt],
    );
    return affectedRows === 1;
  }

  /** Assigns due mails to a digest. */
  async assign(tx: Transaction, digestId: string, { companyId, userId, dueAt }: DueDigest): Promise<void> {
    await tx.query(
      `UPDATE notification_mail SET digest_id = ? WHERE company_id = ? AND user_id = ? AND cadence = 'digest' AND state = 'waiting' AND digest_id IS NULL AND due_at = ?`,
      [digestId, companyId, userId, dueAt],
    );
  }

  /** Postpones by one hour the mails that were too late for their digest. */
  async postpone(tx: Transaction, { companyId, userId, dueAt }: DueDigest): Promise<void> {
    await tx.query(
      `UPDATE notification_mail SET due_at = due_at + INTERVAL 1 HOUR
        WHERE company_id = ? AND user_id = ? AND cadence = 'digest' AND state = 'waiting' AND digest_id IS NULL AND due_at = ?`,
      [companyId, userId, dueAt],
    );
  }
}

function readWaiting(row: WaitingRow): WaitingMail {
  return {
    ...row,
    ...readNotification(row),
    seesPrices: row.seesPrices === null ? null : Boolean(row.seesPrices),
  };
}
