import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { InboxKey } from './inbox.sql.js';
import type { NotificationState } from './notification.entity.js';

/** Rows of one statement. */
const BATCH = 1_000;

/** Notifications of one inbox to purge. */
export interface OldNotifications extends InboxKey {
  ids: string[];
}

/** Finds and deletes expired notifications, and those whose subject is removed. */
@Injectable()
export class OldNotificationsRepository {
  constructor(private readonly database: Database) {}

  /** A batch of the oldest notifications in a state, created before an instant, by inbox. */
  async find(state: NotificationState, before: Date): Promise<OldNotifications[]> {
    const rows = await this.database.query<InboxKey & { id: string }>(
      `SELECT company_id AS companyId, user_id AS userId, id FROM notification WHERE state = ? AND created_at < ? ORDER BY created_at LIMIT ${BATCH}`,
      [state, before],
    );
    const inboxes = Map.groupBy(rows, ({ companyId, userId }) => `${companyId} ${userId}`);
    return [...inboxes.values()].map((old) => ({
      companyId: old[0]!.companyId,
      userId: old[0]!.userId,
      ids: old.map(({ id }) => id),
    }));
  }

  /** Deletes notifications that are still in the state, with their mails. Returns their number. The inbox must be locked. */
  async delete(
    tx: Transaction,
    { companyId, userId, ids }: OldNotifications,
    state: NotificationState,
  ): Promise<number> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'DELETE FROM notification WHERE company_id = ? AND user_id = ? AND id IN (?) AND state = ?',
      [companyId, userId, ids, state],
    );
    await tx.query(
      `DELETE m FROM notification_mail m LEFT JOIN notification n ON n.company_id = m.company_id AND n.user_id = m.user_id AND n.id = m.notification_id
        WHERE m.company_id = ? AND m.user_id = ? AND m.notification_id IN (?) AND n.id IS NULL`,
      [companyId, userId, ids],
    );
    return affectedRows;
  }

  /** Users with notifications of these subjects. */
  async recipients(tx: Transaction, companyId: string, subjectIds: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ userId: string }[]>(
      'SELECT DISTINCT user_id AS userId FROM notification WHERE company_id = ? AND subject_id IN (?) ORDER BY user_id',
      [companyId, subjectIds],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Deletes a user's notifications of these subjects, with their mails. Returns how many were unread. The inbox must be locked. */
  async deleteOf(tx: Transaction, { companyId, userId }: InboxKey, subjectIds: readonly string[]): Promise<number> {
    const ofSubjects = 'n.company_id = ? AND n.user_id = ? AND n.subject_id IN (?)';
    const [row] = await tx.query<{ unread: string }[]>(
      `SELECT COUNT(*) AS unread FROM notification n WHERE ${ofSubjects} AND n.state = 'unread'`,
      [companyId, userId, subjectIds],
    );
    await tx.query(
      `DELETE m FROM notification_mail m JOIN notification n ON n.company_id = m.company_id AND n.user_id = m.user_id AND n.id = m.notification_id
        WHERE ${ofSubjects}`,
      [companyId, userId, subjectIds],
    );
    await tx.query(`DELETE n FROM notification n WHERE ${ofSubjects}`, [companyId, userId, subjectIds]);
    return Number(row?.unread ?? 0);
  }
}
