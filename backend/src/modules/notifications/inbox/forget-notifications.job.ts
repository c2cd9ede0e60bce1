import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { EventFeed } from '../../../platform/events/event-feed.js';
import { PeriodicJobs } from '../../../platform/jobs/periodic-jobs.js';
import { InboxRepository, type NotificationState } from '../persistence/inbox.repository.js';
import { type OldNotifications, OldNotificationsRepository } from '../persistence/old-notifications.repository.js';
import { inboxChannel } from './inbox-channel.js';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How long notifications are kept, whether anybody was shown them or not. */
const KEPT_DAYS: Readonly<Record<NotificationState, number>> = { read: 180, hidden: 180, unread: 365 };
const DIGESTS_KEPT_DAYS = 365;

/** Deletes old notifications with their mails, and old digests. */
@Injectable()
export class ForgetNotificationsJob implements OnModuleInit {
  constructor(
    private readonly old: OldNotificationsRepository,
    private readonly inbox: InboxRepository,
    private readonly feed: EventFeed,
    private readonly jobs: PeriodicJobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget notifications', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const state of ['read', 'hidden', 'unread'] as const) await this.forget(state, this.daysAgo(KEPT_DAYS[state]));
    await this.old.deleteDigests(this.daysAgo(DIGESTS_KEPT_DAYS));
  }

  /** An inbox at a time, and few rows of it, so that nobody waits long for its lock. */
  private async forget(state: NotificationState, before: Date): Promise<void> {
    for (
      let inboxes = await this.old.find(state, before);
      inboxes.length > 0;
      inboxes = await this.old.find(state, before)
    ) {
      for (const inbox of inboxes) await this.forgetIn(inbox, state);
    }
  }

  private async forgetIn(old: OldNotifications, state: NotificationState): Promise<void> {
    const { companyId, userId } = old;
    await this.database.transaction(async (tx) => {
      await this.inbox.lock(tx, companyId, [userId]);
      const deleted = await this.old.delete(tx, old, state);
      if (state !== 'unread' || deleted === 0) return;
      const unread = await this.inbox.addUnread(tx, old, -deleted);
      await this.feed.publish(tx, { companyId, channel: inboxChannel(userId), type: 'unread', data: { unread } });
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
