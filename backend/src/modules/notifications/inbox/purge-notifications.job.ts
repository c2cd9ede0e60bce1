import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { EventFeed } from '../../../platform/events/event-feed.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { PurgeMetrics } from '../../../platform/retention/purge-metrics.js';
import { InboxRepository } from '../persistence/inbox.sql.js';
import type { NotificationState } from '../persistence/notification.entity.js';
import { type OldNotifications, OldNotificationsRepository } from '../persistence/old-notifications.sql.js';
import { inboxChannel } from './inbox-channel.js';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Retention by state. */
const KEPT_DAYS: Readonly<Record<NotificationState, number>> = { read: 180, hidden: 180, unread: 365 };

/** Deletes old notifications with their mails, and decreases the unread counts; a `Retention` rule cannot do that. */
@Injectable()
export class PurgeNotificationsJob {
  constructor(
    private readonly old: OldNotificationsRepository,
    private readonly inbox: InboxRepository,
    private readonly feed: EventFeed,
    private readonly metrics: PurgeMetrics,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'purge notifications', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    for (const state of ['read', 'hidden', 'unread'] as const)
      await this.purge(state, this.daysAgo(KEPT_DAYS[state]), signal);
  }

  /** In small batches per inbox, to hold its lock briefly. */
  private async purge(state: NotificationState, before: Date, signal?: AbortSignal): Promise<void> {
    while (signal?.aborted !== true) {
      const inboxes = await this.old.find(state, before);
      if (inboxes.length === 0) return;
      for (const inbox of inboxes) this.metrics.count('notification', await this.purgeIn(inbox, state));
    }
  }

  private purgeIn(old: OldNotifications, state: NotificationState): Promise<number> {
    const { companyId, userId } = old;
    return this.database.transaction(async (tx) => {
      await this.inbox.lock(tx, companyId, [userId]);
      const deleted = await this.old.delete(tx, old, state);
      if (state !== 'unread' || deleted === 0) return deleted;
      const unread = await this.inbox.addUnread(tx, old, -deleted);
      await this.feed.publish(tx, { companyId, channel: inboxChannel(userId), type: 'unread', data: { unread } });
      return deleted;
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
