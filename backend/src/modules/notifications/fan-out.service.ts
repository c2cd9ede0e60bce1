import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { type DomainEvent, DOMAIN_EVENT } from '../../platform/domain-events/domain-events.js';
import { newId } from '../../platform/ids.js';
import { mailTimes, planMail } from './domain/mail-time.js';
import { NOTIFICATION_KINDS } from './domain/notification-kinds.js';
import { type NewNotification, NotificationWriter } from './notification-writer.js';
import type { AudienceMember } from './persistence/audience.sql.js';
import { DeliveriesRepository } from './persistence/deliveries.sql.js';
import { InboxRepository } from './persistence/inbox.sql.js';
import type { NotificationEntity } from './persistence/notification.entity.js';
import { CollectProgress } from './inbox/collect-progress.js';
import { RecipientsService } from './recipients.service.js';
import type { OutboxMessage } from '../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../platform/outbox/outbox-topic.js';
import { SubscriberUpdates } from '../shipments/index.js';
import { WebhookEvents } from '../webhooks/index.js';

/** The same kind, subject and value notifies once within this time (freight.md 7). */
const NOTIFY_ONCE_MS = 30 * 60_000;

/** Adds a domain event to the inboxes of its recipients and schedules their mails. */
@Injectable()
export class FanOut {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly inbox: InboxRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly progress: CollectProgress,
    private readonly writer: NotificationWriter,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: one notification per event and user. */
  async deliver(domainEventId: string, event: DomainEvent): Promise<void> {
    const members = await this.recipients.of(event);
    if (members.length === 0) return;
    await this.database.transaction(async (tx) => {
      await this.inbox.lock(
        tx,
        event.companyId,
        members.map(({ userId }) => userId),
      );
      const now = this.clock.now();
      const known = await this.inbox.alreadyNotified(
        tx,
        domainEventId,
        event,
        new Date(now.getTime() - NOTIFY_ONCE_MS),
      );
      const people = members.filter(({ userId }) => !known.has(userId));
      if (people.length === 0) return;
      const mailed = await this.deliveries.inLastHour(
        tx,
        people.map(({ userId }) => userId),
        now,
      );
      const notifications = people.map((member) =>
        notificationFor(domainEventId, event, member, mailed.get(member.userId) ?? 0, now),
      );
      await this.writer.write(tx, await this.progress.collect(tx, event, notifications, now), now);
    });
  }
}

function notificationFor(
  domainEventId: string,
  event: DomainEvent,
  member: AudienceMember,
  mailedInLastHour: number,
  now: Date,
): NewNotification {
  const { companyId, kind, subject, value, data } = event;
  const { email, critical, fixed } = NOTIFICATION_KINDS[kind];
  const id = newId('ntf');
  const row: NotificationEntity = {
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
  return {
    row,
    delivery: plan === null ? null : { companyId, userId: member.userId, notificationId: id, ...plan },
    locale: member.locale,
  };
}

/** Delivers domain events from the outbox to inboxes, webhooks and subscribers of shipments. */
@Injectable()
export class DomainEventListener {
  constructor(
    private readonly fanOut: FanOut,
    private readonly webhooks: WebhookEvents,
    private readonly subscribers: SubscriberUpdates,
  ) {}

  /** A failure of one does not stop the others; all receive the event again. They are idempotent, so redelivery is safe. */
  @OnOutboxMessage(DOMAIN_EVENT)
  async deliver({ id, payload }: OutboxMessage): Promise<void> {
    const event = payload as DomainEvent;
    const outcomes = await Promise.allSettled([
      this.fanOut.deliver(id, event),
      this.webhooks.deliver(id, event),
      this.subscribers.deliver(event),
    ]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
