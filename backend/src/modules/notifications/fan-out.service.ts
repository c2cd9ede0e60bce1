import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { EventFeed } from '../../platform/events/event-feed.js';
import type { DomainEvent } from '../../platform/domain-events/domain-events.js';
import { newId } from '../../platform/ids.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { mailTimes, planMail } from './domain/mail-time.js';
import { NOTIFICATION_KINDS } from './domain/notification-kinds.js';
import { type Involved, recipientsOf, ROLES_OF } from './recipients.js';
import { inboxChannel } from './inbox/inbox-channel.js';
import { presentNotification } from './inbox/present-notification.js';
import { NOTIFICATION_MAIL, type NotificationMail } from './mail/notification-mails.js';
import { type AudienceMember, AudienceRepository } from './persistence/audience.repository.js';
import { DeliveriesRepository, type NewDelivery } from './persistence/deliveries.repository.js';
import { InboxRepository, type NotificationRow } from './persistence/inbox.repository.js';

/** The same kind, subject and value notifies once within this time (freight.md 7). */
const TOLD_ONCE_MS = 30 * 60_000;

/** A user's notification of one event, with its mail. */
interface Told {
  row: NotificationRow;
  delivery: NewDelivery | null;
}

/** Adds a domain event to the inboxes of its recipients and schedules their mails. */
@Injectable()
export class FanOut {
  constructor(
    private readonly audience: AudienceRepository,
    private readonly inbox: InboxRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly outbox: Outbox,
    private readonly feed: EventFeed,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: one notification per event and user. */
  async deliver(domainEventId: string, event: DomainEvent): Promise<void> {
    const members = await this.recipients(event);
    if (members.length === 0) return;
    await this.database.transaction(async (tx) => {
      await this.inbox.lock(
        tx,
        event.companyId,
        members.map(({ userId }) => userId),
      );
      const now = this.clock.now();
      const known = await this.inbox.told(tx, domainEventId, event, new Date(now.getTime() - TOLD_ONCE_MS));
      const people = members.filter(({ userId }) => !known.has(userId));
      if (people.length === 0) return;
      const mailed = await this.deliveries.inLastHour(
        tx,
        people.map(({ userId }) => userId),
        now,
      );
      await this.store(
        tx,
        people.map((member) => tell(domainEventId, event, member, mailed.get(member.userId) ?? 0, now)),
        now,
      );
    });
  }

  private async recipients(event: DomainEvent): Promise<AudienceMember[]> {
    const { companyId, kind, subject, actorId, data } = event;
    const rule = NOTIFICATION_KINDS[kind];
    const [creatorId, follows] = await Promise.all([
      this.audience.creatorOf(companyId, subject),
      this.audience.followsOf(companyId, subject),
    ]);
    const withMode = (mode: string): string[] =>
      follows.filter((follow) => follow.mode === mode).map(({ userId }) => userId);
    const personId = typeof data.userId === 'string' ? data.userId : null;
    const involved: Involved = {
      creatorId,
      personId,
      actorId,
      followerIds: new Set(withMode('follow')),
      mutedIds: new Set(withMode('mute')),
    };
    const named = [creatorId, personId, ...involved.followerIds].filter((id) => id !== null);
    const members = await this.audience.members(
      companyId,
      kind,
      rule.audience.flatMap((group) => ROLES_OF[group] ?? []),
      named,
    );
    return recipientsOf(rule, members, involved);
  }

  private async store(tx: Transaction, told: readonly Told[], now: Date): Promise<void> {
    await this.inbox.insert(
      tx,
      told.map(({ row }) => row),
    );
    const deliveries = told.flatMap(({ delivery }) => delivery ?? []);
    if (deliveries.length > 0) await this.deliveries.insert(tx, deliveries, now);
    const mails = deliveries
      .filter(({ cadence }) => cadence === 'immediate')
      .map(({ companyId, userId, notificationId }) => {
        const payload: NotificationMail = { userId, notificationId };
        return { companyId, topic: NOTIFICATION_MAIL, payload };
      });
    if (mails.length > 0) await this.outbox.add(tx, ...mails);
    for (const { row } of told) if (row.state === 'unread') await this.show(tx, row);
  }

  private async show(tx: Transaction, row: NotificationRow): Promise<void> {
    const unread = await this.inbox.addUnread(tx, row, 1);
    const data = { unread, notification: presentNotification(row) };
    await this.feed.publish(tx, {
      companyId: row.companyId,
      channel: inboxChannel(row.userId),
      type: 'notification',
      data,
    });
  }
}

function tell(
  domainEventId: string,
  event: DomainEvent,
  member: AudienceMember,
  mailedInLastHour: number,
  now: Date,
): Told {
  const { companyId, kind, subject, value, data } = event;
  const { email, critical, fixed } = NOTIFICATION_KINDS[kind];
  const id = newId('ntf');
  const row: NotificationRow = {
    companyId,
    userId: member.userId,
    id,
    domainEventId,
    kind,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectLabel: subject.label,
    value,
    data,
    state: fixed || (member.inApp ?? true) ? 'unread' : 'hidden',
    occurredAt: new Date(event.occurredAt),
    createdAt: now,
    readAt: null,
  };
  const times = mailTimes(member.timeZone, member.times);
  const plan = email === null ? null : planMail(member.email ?? email, critical, times, mailedInLastHour, now);
  return { row, delivery: plan === null ? null : { companyId, userId: member.userId, notificationId: id, ...plan } };
}
