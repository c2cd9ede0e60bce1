import type { Role } from '../../src/platform/registered.js';
import { Clock } from '../../src/platform/clock.js';
import type { Database } from '../../src/platform/database/database.js';
import { EventFeed } from '../../src/platform/events/event-feed.js';
import type { FeedPoller } from '../../src/platform/events/feed-poller.js';
import type { DomainEvent } from '../../src/platform/domain-events/domain-events.js';
import { newId } from '../../src/platform/ids.js';
import type { PurgeMetrics } from '../../src/platform/retention/purge-metrics.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { FanOut } from '../../src/modules/notifications/fan-out.service.js';
import { NotificationWriter } from '../../src/modules/notifications/notification-writer.js';
import { RecipientsService } from '../../src/modules/notifications/recipients.service.js';
import type { FollowsRepository } from '../../src/modules/shipments/index.js';
import { PurgeNotificationsJob } from '../../src/modules/notifications/inbox/purge-notifications.job.js';
import { CollectProgress } from '../../src/modules/notifications/inbox/collect-progress.js';
import { NotificationsService } from '../../src/modules/notifications/inbox/notifications.service.js';
import { SendDigestsJob } from '../../src/modules/notifications/mail/send-digests.job.js';
import { AudienceRepository } from '../../src/modules/notifications/persistence/audience.sql.js';
import { DeliveriesRepository } from '../../src/modules/notifications/persistence/deliveries.sql.js';
import { InboxRepository } from '../../src/modules/notifications/persistence/inbox.sql.js';
import { OldNotificationsRepository } from '../../src/modules/notifications/persistence/old-notifications.sql.js';
import { ProgressRepository } from '../../src/modules/notifications/persistence/progress.sql.js';
import { PreferencesRepository } from '../../src/modules/notifications/persistence/preferences.sql.js';

/** The notification services of one process, over a database that others share. */
export function notificationsOver(database: Database, clock: Clock) {
  const feed = new EventFeed(database, { announce: () => undefined } as unknown as FeedPoller, clock);
  const outbox = new Outbox(database);
  const [inbox, deliveries, preferences] = [
    new InboxRepository(database),
    new DeliveriesRepository(database),
    new PreferencesRepository(database),
  ];
  return {
    preferences,
    fanOut: new FanOut(
      new RecipientsService(new AudienceRepository(database), {
        ofShipment: () => Promise.resolve(new Map()),
      } as unknown as FollowsRepository),
      inbox,
      deliveries,
      new CollectProgress(inbox, new ProgressRepository()),
      new NotificationWriter(inbox, deliveries, outbox, feed),
      database,
      clock,
    ),
    notifications: new NotificationsService(inbox, preferences, feed, database, clock),
    digests: new SendDigestsJob(deliveries, inbox, outbox, database, clock),
    purging: new PurgeNotificationsJob(
      new OldNotificationsRepository(database),
      inbox,
      feed,
      { count: () => undefined } as unknown as PurgeMetrics,
      database,
      clock,
    ),
  };
}

/** A company with one member per role; returns its id and theirs. */
export async function companyOf<R extends Role>(
  database: Database,
  ...roles: R[]
): Promise<{ companyId: string } & Record<R, string>> {
  const companyId = newId('cmp');
  const now = new Date();
  await database.execute('INSERT INTO company (id, code, name, created_at) VALUES (?, ?, ?, ?)', [
    companyId,
    companyId.slice(-8),
    'Riverside Tile',
    now,
  ]);
  const people = {} as Record<R, string>;
  for (const role of roles) {
    const userId = newId('usr');
    people[role] = userId;
    await database.execute(
      'INSERT INTO user_account (id, email, full_name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
      [userId, `${userId.toLowerCase()}@example.test`, 'Rosa Delgado', now, now],
    );
    await database.execute(
      'INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [newId('asc'), companyId, userId, role, 'active', now, now],
    );
  }
  return { companyId, ...people };
}

/** A domain event about a carrier connection, which notifies admins. */
export function domainEventOf(companyId: string, clock: Clock, change: Partial<DomainEvent> = {}): DomainEvent {
  return {
    companyId,
    kind: 'connection.failing',
    subject: { type: 'connection', id: newId('con'), label: 'Roadrunner' },
    actorId: null,
    value: '',
    data: {},
    occurredAt: clock.now().toISOString(),
    ...change,
  };
}
