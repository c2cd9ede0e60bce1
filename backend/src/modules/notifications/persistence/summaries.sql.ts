import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/registered.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { SUMMARY_ROLES } from '../domain/summary-week.js';
import type { MailOutcome } from '../mail/mail-outcome.js';
import type { InboxKey } from './inbox.sql.js';
import type { NotificationSummaryEntity } from './notification-summary.entity.js';
import { inShard, type Shard } from '../../../platform/jobs/shards.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rules.js';

const LONGEST_ERROR = 300;

/** A summary to mail, with its recipient's current role. The role is null for former members and deleted companies. */
export interface WaitingSummary extends Pick<NotificationSummaryEntity, 'companyId' | 'userId' | 'id' | 'dueOn'> {
  email: string;
  companyName: string;
  timeZone: string | null;
  wanted: boolean;
  role: Role | null;
  seesPrices: boolean | null;
}

type Row = Omit<WaitingSummary, 'wanted' | 'seesPrices'> & { wanted: number | null; seesPrices: number | null };

/** Weekly summaries: subscribers, created ones and their outcome. */
@Retention([
  { table: 'notification_summary', column: 'created_at', index: 'ix_notification_summary_age', keptMs: 365 * DAY_MS },
])
@Injectable()
export class SummariesRepository {
  constructor(private readonly database: Database) {}

  /** Time zones of subscribers; null for users without one. */
  async timeZones(): Promise<(string | null)[]> {
    const rows = await this.database.query<{ timeZone: string | null }>(
      'SELECT DISTINCT u.time_zone AS timeZone FROM notification_setting s JOIN user_account u ON u.id = s.user_id WHERE s.weekly_summary = true',
    );
    return rows.map(({ timeZone }) => timeZone);
  }

  /** Subscribers of a time zone in the shard's companies without a summary for that Monday, at most `limit`. */
  due(timeZone: string | null, dueOn: string, shard: Shard, limit: number): Promise<InboxKey[]> {
    return this.database.query<InboxKey>(
      `SELECT a.company_id AS companyId, a.user_id AS userId
         FROM notification_setting s
         JOIN user_account u ON u.id = s.user_id AND u.time_zone <=> ?
         JOIN association a ON a.user_id = s.user_id AND a.status = 'active' AND a.role IN (?)
         JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL
         LEFT JOIN notification_summary m ON m.company_id = a.company_id AND m.user_id = a.user_id AND m.due_on = ?
        WHERE s.weekly_summary = true AND m.id IS NULL AND ${inShard('a.company_id', shard)} ORDER BY a.user_id, a.company_id LIMIT ?`,
      [timeZone, SUMMARY_ROLES, dueOn, limit],
    );
  }

  /** Returns false if the summary of the week exists: the key allows one per week. */
  async insert(
    tx: Transaction,
    id: string,
    { companyId, userId }: InboxKey,
    dueOn: string,
    createdAt: Date,
  ): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      "INSERT IGNORE INTO notification_summary (id, company_id, user_id, due_on, state, created_at) VALUES (?, ?, ?, ?, 'waiting', ?)",
      [id, companyId, userId, dueOn, createdAt],
    );
    return affectedRows === 1;
  }

  /** Null for a summary that was sent or has failed. */
  async waiting(id: string): Promise<WaitingSummary | null> {
    const [row] = await this.database.query<Row>(
      `SELECT m.id, m.company_id AS companyId, m.user_id AS userId, m.due_on AS dueOn, u.email, u.time_zone AS timeZone, c.name AS companyName,
              s.weekly_summary AS wanted, a.role, a.sees_prices AS seesPrices
         FROM notification_summary m
         JOIN user_account u ON u.id = m.user_id
         JOIN company c ON c.id = m.company_id
         LEFT JOIN notification_setting s ON s.user_id = m.user_id
         LEFT JOIN association a ON a.company_id = m.company_id AND a.user_id = m.user_id AND a.status = 'active' AND c.erase_at IS NULL AND c.suspended_at IS NULL
        WHERE m.id = ? AND m.state = 'waiting'`,
      [id],
    );
    return row === undefined
      ? null
      : { ...row, wanted: Boolean(row.wanted), seesPrices: row.seesPrices === null ? null : Boolean(row.seesPrices) };
  }

  async end(id: string, { state, error }: MailOutcome, endedAt: Date): Promise<void> {
    await this.database.execute(
      "UPDATE notification_summary SET state = ?, error = ?, ended_at = ? WHERE id = ? AND state = 'waiting'",
      [state, error?.slice(0, LONGEST_ERROR) ?? null, endedAt, id],
    );
  }
}
