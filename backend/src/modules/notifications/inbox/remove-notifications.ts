import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { OnDemonstrationRemoved } from '../../../platform/demonstration/demonstration-hooks.js';
import { EventFeed } from '../../../platform/events/event-feed.js';
import { InboxRepository } from '../persistence/inbox.sql.js';
import { OldNotificationsRepository } from '../persistence/old-notifications.sql.js';
import { inboxChannel } from './inbox-channel.js';

/** Removes the notifications of demonstration quotes and shipments with them. */
@Injectable()
export class RemoveNotifications {
  constructor(
    private readonly old: OldNotificationsRepository,
    private readonly inbox: InboxRepository,
    private readonly feed: EventFeed,
  ) {}

  @OnDemonstrationRemoved()
  async remove(tx: Transaction, companyId: string, subjectIds: readonly string[]): Promise<void> {
    const userIds = await this.old.recipients(tx, companyId, subjectIds);
    if (userIds.length === 0) return;
    await this.inbox.lock(tx, companyId, userIds);
    for (const userId of userIds) {
      const deleted = await this.old.deleteOf(tx, { companyId, userId }, subjectIds);
      if (deleted === 0) continue;
      const unread = await this.inbox.addUnread(tx, { companyId, userId }, -deleted);
      await this.feed.publish(tx, { companyId, channel: inboxChannel(userId), type: 'unread', data: { unread } });
    }
  }
}
