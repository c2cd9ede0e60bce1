import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { DomainEvent } from '../../../platform/domain-events/domain-events.js';
import { PROGRESS_KINDS } from '../domain/notification-kinds.js';
import { NOTIFICATION_COLUMNS, readNotification } from './inbox.sql.js';
import type { NotificationEntity } from './notification.entity.js';

/** Unread notifications of steps of shipments. The inboxes must be locked. */
@Injectable()
export class ProgressRepository {
  /** The newest notification of the same step of another shipment since an instant, by user. */
  async sameStep(
    tx: Transaction,
    { companyId, kind, subject }: DomainEvent,
    userIds: readonly string[],
    since: Date,
  ): Promise<Map<string, NotificationEntity>> {
    const rows = await tx.query<NotificationEntity[]>(
      `SELECT ${NOTIFICATION_COLUMNS} FROM notification n
        WHERE n.company_id = ? AND n.user_id IN (?) AND n.kind = ? AND n.state = 'unread' AND n.created_at > ? AND n.subject_id <> ? ORDER BY n.id`,
      [companyId, userIds, kind, since, subject.id],
    );
    return new Map(rows.map((row) => [row.userId, readNotification(row)]));
  }

  /** Hides the shipment's earlier steps, unless they tell of other shipments too. Returns how many were hidden, by user. */
  async hideEarlier(
    tx: Transaction,
    { companyId, subject }: DomainEvent,
    userIds: readonly string[],
  ): Promise<Map<string, number>> {
    const rows = await tx.query<Pick<NotificationEntity, 'id' | 'userId'>[]>(
      `SELECT id, user_id AS userId FROM notification
        WHERE company_id = ? AND user_id IN (?) AND subject_id = ? AND state = 'unread' AND kind IN (?) AND JSON_EXTRACT(data, '$.more') IS NULL`,
      [companyId, userIds, subject.id, PROGRESS_KINDS],
    );
    if (rows.length > 0)
      await tx.query(`UPDATE notification SET state = 'hidden' WHERE company_id = ? AND id IN (?)`, [
        companyId,
        rows.map(({ id }) => id),
      ]);
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    return new Map([...byUser].map(([userId, hidden]) => [userId, hidden.length]));
  }

  async saveData(tx: Transaction, { companyId, userId, id, data }: NotificationEntity): Promise<void> {
    await tx.query('UPDATE notification SET data = ? WHERE company_id = ? AND user_id = ? AND id = ?', [
      JSON.stringify(data),
      companyId,
      userId,
      id,
    ]);
  }
}
