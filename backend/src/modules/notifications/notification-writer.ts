import type { Locale } from '../../messages/locales.js';
import type { NotificationDto } from './inbox/notifications.dto.js';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database.js';
import { EventFeed } from '../../platform/events/event-feed.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { inboxChannel } from './inbox/inbox-channel.js';
import { presentNotification } from './inbox/present-notification.js';
import { NOTIFICATION_MAIL, type NotificationMail } from './mail/notification-mails.js';
import { DeliveriesRepository, type NewDelivery } from './persistence/deliveries.sql.js';
import { InboxRepository } from './persistence/inbox.sql.js';
import type { NotificationEntity } from './persistence/notification.entity.js';

/** A user's notification of one event, with its mail. */
export interface NewNotification {
  row: NotificationEntity;
  delivery: NewDelivery | null;
  /** Language of the recipient. */
  locale: Locale;
  /** Whether a hidden notification was added to one that the inbox shows. */
  isAdded?: boolean;
}

/** Stores notifications, schedules their mails and updates open pages. */
@Injectable()
export class NotificationWriter {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly outbox: Outbox,
    private readonly feed: EventFeed,
  ) {}

  /** The inboxes must be locked. */
  async write(tx: Transaction, notifications: readonly NewNotification[], now: Date): Promise<void> {
    await this.inbox.insert(
      tx,
      notifications.map(({ row }) => row),
    );
    const deliveries = notifications.flatMap(({ delivery }) => delivery ?? []);
    if (deliveries.length > 0) await this.deliveries.insert(tx, deliveries, now);
    const mails = deliveries
      .filter(({ cadence }) => cadence === 'immediate')
      .map(({ companyId, userId, notificationId }) => {
        const payload: NotificationMail = { userId, notificationId };
        return { companyId, topic: NOTIFICATION_MAIL, payload };
      });
    if (mails.length > 0) await this.outbox.add(tx, ...mails);
    for (const { row, isAdded, locale } of notifications) {
      const notification = presentNotification(row, locale);
      if (row.state === 'unread') await this.publish(tx, row, notification, 1);
      else if (isAdded === true) await this.publish(tx, row, notification, 0);
    }
  }

  private async publish(
    tx: Transaction,
    row: NotificationEntity,
    notification: NotificationDto,
    more: number,
  ): Promise<void> {
    const unread = await this.inbox.addUnread(tx, row, more);
    const data = { unread, notification };
    await this.feed.publish(tx, {
      companyId: row.companyId,
      channel: inboxChannel(row.userId),
      type: 'notification',
      data,
    });
  }
}
