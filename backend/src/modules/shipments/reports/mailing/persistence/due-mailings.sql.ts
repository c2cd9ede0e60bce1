import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../../../messages/locales.js';
import { columnsOf } from '../../../../../platform/database/columns-of.js';
import { Database } from '../../../../../platform/database/database.js';
import { inShard, type Shard } from '../../../../../platform/jobs/shards.js';
import type { Role } from '../../../../../platform/registered.js';
import { USUAL_TIME_ZONE } from '../domain/mailing-schedule.js';
import { type ReportFileFormat, ReportMailingEntity } from './report-mailing.entity.js';

const KEYS = ['companyId', 'id', 'every', 'onDay', 'atTime', 'lastOn'] as const;

type Scheduled = Pick<ReportMailingEntity, (typeof KEYS)[number]>;

/** A mailing whose time has come. */
export type DueMailing = Scheduled & { dueAt: Date; dueOn: string; timeZone: string };

/** A mail to send, with what decides whether its recipient may have it. The role is null for former members and closed companies. */
export interface WaitingMail {
  name: string;
  query: string;
  timeZone: string;
  format: ReportFileFormat;
  companyName: string;
  author: string | null;
  email: string;
  /** Language of the recipient. */
  locale: Locale;
  role: Role | null;
  seesPrices: boolean | null;
}

/** Time zone of a company. */
const ZONE = `COALESCE(NULLIF(JSON_UNQUOTE(JSON_EXTRACT(c.profile, '$.timeZone')), 'null'), '${USUAL_TIME_ZONE}')`;
const IS_OPEN = 'c.erase_at IS NULL AND c.suspended_at IS NULL';

/** Due mailings and waiting mails. */
@Injectable()
export class DueMailingsQueries {
  constructor(private readonly database: Database) {}

  /** Mailings of the shard's companies that are due, at most `limit`. */
  due(now: Date, shard: Shard, limit: number): Promise<DueMailing[]> {
    return this.database.query<DueMailing>(
      `SELECT ${columnsOf(ReportMailingEntity, 'm', [...KEYS, 'dueAt', 'dueOn', 'timeZone'])}
         FROM report_mailing m FORCE INDEX (ix_report_mailing_due) JOIN company c ON c.id = m.company_id AND ${IS_OPEN}
        WHERE m.due_at <= ? AND ${inShard('m.company_id', shard)} ORDER BY m.due_at LIMIT ?`,
      [now, limit],
    );
  }

  /** Mailings whose company has changed its time zone, with the new one. */
  moved(shard: Shard, limit: number): Promise<(Scheduled & { newTimeZone: string })[]> {
    return this.database.query<Scheduled & { newTimeZone: string }>(
      `SELECT ${columnsOf(ReportMailingEntity, 'm', KEYS)}, ${ZONE} AS newTimeZone FROM report_mailing m JOIN company c ON c.id = m.company_id
        WHERE m.due_at IS NOT NULL AND m.time_zone <> ${ZONE} AND ${inShard('m.company_id', shard)} LIMIT ?`,
      [limit],
    );
  }

  async timeZone(companyId: string): Promise<string> {
    const [row] = await this.database.query<{ timeZone: string }>(
      `SELECT ${ZONE} AS timeZone FROM company c WHERE c.id = ?`,
      [companyId],
    );
    return row?.timeZone ?? USUAL_TIME_ZONE;
  }

  /** Null if the mail was sent, has failed, was replaced by a newer one, or the recipient was removed. A report that is no longer shared is not mailed by others than its author. */
  async waiting(companyId: string, mailingId: string, userId: string, mailId: string): Promise<WaitingMail | null> {
    const [row] = await this.database.query<Omit<WaitingMail, 'seesPrices'> & { seesPrices: number | null }>(
      `SELECT v.name, v.query, m.time_zone AS timeZone, m.format, c.name AS companyName, w.full_name AS author, u.email, u.locale, IF(v.is_shared OR v.user_id = m.created_by, a.role, NULL) AS role, a.sees_prices AS seesPrices
         FROM report_mailing_recipient r
         JOIN report_mailing m ON m.company_id = r.company_id AND m.id = r.mailing_id
         JOIN saved_view v ON v.company_id = m.company_id AND v.user_id = m.view_user_id AND v.id = m.view_id
         JOIN user_account u ON u.id = r.user_id
         JOIN company c ON c.id = r.company_id
         LEFT JOIN user_account w ON w.id = m.created_by
         LEFT JOIN association a ON a.company_id = r.company_id AND a.user_id = r.user_id AND a.status = 'active' AND ${IS_OPEN}
        WHERE r.company_id = ? AND r.mailing_id = ? AND r.user_id = ? AND r.mail_id = ? AND r.state = 'waiting'`,
      [companyId, mailingId, userId, mailId],
    );
    return row === undefined ? null : { ...row, seesPrices: row.seesPrices === null ? null : Boolean(row.seesPrices) };
  }

  async end(companyId: string, mailId: string, mailingId: string, userId: string, state: string, at: Date) {
    await this.database.execute(
      "UPDATE report_mailing_recipient SET state = ?, ended_at = ? WHERE company_id = ? AND mailing_id = ? AND user_id = ? AND mail_id = ? AND state = 'waiting'",
      [state, at, companyId, mailingId, userId, mailId],
    );
  }

  /** Active members by name. */
  async members(
    companyId: string,
  ): Promise<{ userId: string; name: string; role: Role; seesPrices: boolean | null }[]> {
    const rows = await this.database.query<{
      userId: string;
      name: string;
      role: Role;
      seesPrices: number | null;
    }>(
      `SELECT a.user_id AS userId, u.full_name AS name, a.role, a.sees_prices AS seesPrices
         FROM association a JOIN user_account u ON u.id = a.user_id AND u.kind = 'person' WHERE a.company_id = ? AND a.status = 'active' ORDER BY u.full_name, a.user_id`,
      [companyId],
    );
    return rows.map((row) => ({ ...row, seesPrices: row.seesPrices === null ? null : Boolean(row.seesPrices) }));
  }
}
