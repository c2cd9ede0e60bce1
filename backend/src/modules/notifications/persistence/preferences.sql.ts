import { Injectable } from '@nestjs/common';
import type { SqlRow } from '../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { mailTimes, USUAL_TIMES, type MailTimes } from '../domain/mail-time.js';
import type { NotificationPreferenceEntity } from './notification-preference.entity.js';
import type { NotificationSettingEntity } from './notification-setting.entity.js';

/** A user's preference for one kind. */
export type KindPreference = Pick<NotificationPreferenceEntity, 'kind' | 'inApp' | 'email'>;

/** A user's times for mails, and whether they get the weekly summary. */
export interface MailSettings extends MailTimes {
  weeklySummary: boolean;
}

type SettingRow = SqlRow<NotificationSettingEntity, 'quietFrom' | 'quietTo' | 'digestAt' | 'weeklySummary'>;
/** The user's time zone, and their settings; null if they have none. */
type TimesRow = { timeZone: string | null } & { [Key in keyof SettingRow]: SettingRow[Key] | null };

/** Notification preferences of users; they apply in all their companies. */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async kinds(userId: string): Promise<KindPreference[]> {
    const rows = await this.database.query<SqlRow<NotificationPreferenceEntity, 'kind' | 'inApp' | 'email'>>(
      'SELECT kind, in_app AS inApp, email FROM notification_preference WHERE user_id = ?',
      [userId],
    );
    return rows.map((row) => ({ ...row, inApp: Boolean(row.inApp) }));
  }

  async settings(userId: string): Promise<MailSettings> {
    const [row] = await this.database.query<TimesRow>(
      `SELECT u.time_zone AS timeZone, s.quiet_from AS quietFrom, s.quiet_to AS quietTo, s.digest_at AS digestAt, s.weekly_summary AS weeklySummary
         FROM user_account u LEFT JOIN notification_setting s ON s.user_id = u.id WHERE u.id = ?`,
      [userId],
    );
    const { timeZone = null, quietFrom = null, quietTo = null, digestAt = null, weeklySummary = null } = row ?? {};
    return {
      ...mailTimes(timeZone, digestAt === null ? null : { quietFrom, quietTo, digestAt }),
      weeklySummary: Boolean(weeklySummary),
    };
  }

  /** Changes the preference for a kind; `usual` has the defaults for fields without a stored value. */
  async changeKind(
    tx: Transaction,
    userId: string,
    usual: KindPreference,
    { inApp, email }: Partial<Omit<KindPreference, 'kind'>>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO notification_preference (user_id, kind, in_app, email) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE in_app = COALESCE(?, in_app), email = COALESCE(?, email)`,
      [userId, usual.kind, inApp ?? usual.inApp, email ?? usual.email, inApp ?? null, email ?? null],
    );
  }

  async changeWeeklySummary(tx: Transaction, userId: string, weeklySummary: boolean): Promise<void> {
    const { quietHours, digestAt } = USUAL_TIMES;
    await tx.query(
      `INSERT INTO notification_setting (user_id, quiet_from, quiet_to, digest_at, weekly_summary) VALUES (?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE weekly_summary = VALUES(weekly_summary)`,
      [userId, quietHours.from, quietHours.to, digestAt, weeklySummary],
    );
  }

  /** Undefined fields are not changed. */
  async changeTimes(
    tx: Transaction,
    userId: string,
    { quietHours, digestAt }: Partial<Omit<MailTimes, 'timeZone'>>,
  ): Promise<void> {
    const hours = quietHours === undefined ? USUAL_TIMES.quietHours : quietHours;
    await tx.query(
      `INSERT INTO notification_setting (user_id, quiet_from, quiet_to, digest_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE digest_at = COALESCE(?, digest_at)${quietHours === undefined ? '' : ', quiet_from = VALUES(quiet_from), quiet_to = VALUES(quiet_to)'}`,
      [userId, hours?.from ?? null, hours?.to ?? null, digestAt ?? USUAL_TIMES.digestAt, digestAt ?? null],
    );
  }
}
