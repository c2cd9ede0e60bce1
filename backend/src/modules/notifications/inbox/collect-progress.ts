import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { DomainEvent } from '../../../platform/domain-events/domain-events.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import type { NewNotification } from '../notification-writer.js';
import { InboxRepository } from '../persistence/inbox.sql.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import { ProgressRepository } from '../persistence/progress.sql.js';

/** The same step of several shipments within this time is one notification. */
const TOGETHER_MS = 2 * 3_600_000;
/** Shipments that it names. */
const MOST_NAMED = 8;

/**
 * Keeps steps of shipments from flooding inboxes: a step replaces the unread earlier steps of its shipment, and is added to an unread notification
 * of the same step of another shipment. Such notifications are stored as hidden, so they are mailed and deduplicated as usual.
 */
@Injectable()
export class CollectProgress {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly progress: ProgressRepository,
  ) {}

  /** The notifications to write. The inboxes must be locked. */
  async collect(
    tx: Transaction,
    event: DomainEvent,
    notifications: readonly NewNotification[],
    now: Date,
  ): Promise<readonly NewNotification[]> {
    if (!NOTIFICATION_KINDS[event.kind].progress) return notifications;
    const shown = notifications.filter(({ row }) => row.state === 'unread').map(({ row }) => row.userId);
    if (shown.length === 0) return notifications;
    await this.replaceEarlier(tx, event, shown);
    const since = new Date(now.getTime() - TOGETHER_MS);
    const same = await this.progress.sameStep(tx, event, shown, since);
    for (const row of same.values())
      await this.progress.saveData(tx, { ...row, data: withOther(row.data, event.subject.label) });
    return notifications.map((one) =>
      same.has(one.row.userId) ? { ...one, row: { ...one.row, state: 'hidden' as const }, isAdded: true } : one,
    );
  }

  private async replaceEarlier(tx: Transaction, event: DomainEvent, userIds: readonly string[]): Promise<void> {
    for (const [userId, hidden] of await this.progress.hideEarlier(tx, event, userIds))
      await this.inbox.addUnread(tx, { companyId: event.companyId, userId }, -hidden);
  }
}

/** `more`: numbers of further shipments; `moreCount`: how many there are. */
function withOther(data: NotificationEntity['data'], label: string): NotificationEntity['data'] {
  const count = typeof data.moreCount === 'number' ? data.moreCount : 0;
  const named = typeof data.more === 'string' ? data.more : '';
  const more = count === 0 ? label : count < MOST_NAMED ? `${named}, ${label}` : named;
  return { ...data, more, moreCount: count + 1 };
}
