import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../contributions/permissions.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import { Config } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { whileDatabaseReturns } from '../../../platform/database/health/while-database-returns.js';
import { Mailer, type Mail } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { DeliveriesRepository, type WaitingMail } from '../persistence/deliveries.sql.js';
import { NOTED_WITHIN_MS, outcomeOf } from './mail-outcome.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import type { EventSubject } from '../../../platform/domain-events/domain-events.js';
import { mailContent, type MailParagraph } from '../../../platform/mail/mail-content.js';
import { presentNotification } from '../inbox/present-notification.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;
type MailedNotification = NotificationEntity & { companyName: string };

/** Notifications listed in a digest; the inbox has the rest. */
const MAX_IN_DIGEST = 50;

/** The mail of one notification. */
function notificationContent(notification: MailedNotification, publicUrl: URL): Content {
  const { subject, title, text } = presentNotification(notification);
  return mailContent(`${subject.label}: ${title}`, [
    `${subject.label} of ${notification.companyName}: ${title}.`,
    ...(text === '' ? [] : [text]),
    { label: 'Open it', href: new URL(pathOf(subject), publicUrl).href },
    footer(publicUrl),
  ]);
}

/** The mail of a digest, oldest notification first. */
function digestContent(notifications: readonly [MailedNotification, ...MailedNotification[]], publicUrl: URL): Content {
  const { length } = notifications;
  const lines = notifications.slice(0, MAX_IN_DIGEST).map((row): MailParagraph => {
    const { subject, title, text } = presentNotification(row);
    return {
      label: `${subject.label}: ${title}${text === '' ? '' : `. ${text}`}`,
      href: new URL(pathOf(subject), publicUrl).href,
    };
  });
  return mailContent(`${notifications[0].companyName}: ${length} ${length === 1 ? 'notification' : 'notifications'}`, [
    `What happened at ${notifications[0].companyName}:`,
    ...lines,
    ...(length > MAX_IN_DIGEST ? [`And ${length - MAX_IN_DIGEST} more.`] : []),
    { label: 'All notifications', href: new URL('/notifications', publicUrl).href },
    footer(publicUrl),
  ]);
}

function footer(publicUrl: URL): MailParagraph {
  return {
    label: 'Choose what Lading mails you, and when',
    href: new URL('/settings/user/notifications', publicUrl).href,
  };
}

/** Pages of subjects that have none of their own. */
const PAGES: Partial<Record<EventSubject['type'], string>> = {
  account: '/settings/user/security',
  api_key: '/settings/company/api-keys',
  connection: '/carriers',
  webhook: '/settings/company/webhooks',
};

/** Path of the page of a subject. */
function pathOf({ type, id }: Pick<EventSubject, 'type' | 'id'>): string {
  if (type === 'quote') return `/quotes/${id}`;
  if (type === 'shipment') return `/shipments/${id}`;
  if (type === 'carrier') return `/carriers/${id}`;
  return PAGES[type] ?? '/settings/company';
}

/** Topic of the message that asks for the mail of one notification. */
export const NOTIFICATION_MAIL = outboxTopic('notification.mail');
export interface NotificationMail {
  userId: string;
  notificationId: string;
}

/** Topic of the message that asks for the mail of a digest. */
export const NOTIFICATION_DIGEST = outboxTopic('notification.digest');
export interface NotificationDigest {
  digestId: string;
}

/** Emails notifications. The Message-ID is the id of the notification or the digest, so repeated mails share it. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly unsubscribing: UnsubscribeLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(NOTIFICATION_MAIL)
  async sendOne({ companyId, payload }: OutboxMessage): Promise<void> {
    const { userId, notificationId } = payload as NotificationMail;
    const waiting = await this.deliveries.waiting(companyId ?? '', userId, notificationId);
    if (waiting === null) return;
    if (!mayBeNotified(waiting)) return this.deliveries.end(waiting, 'dropped', null, this.clock.now());
    const content = notificationContent(waiting, this.config.publicUrl);
    const { state, error } = await outcomeOf(this.mailer, {
      to: waiting.email,
      messageId: notificationId,
      unsubscribe: this.unsubscribing.link({ userId, kind: waiting.kind }),
      ...content,
    });
    await whileDatabaseReturns(() => this.deliveries.end(waiting, state, error, this.clock.now()), NOTED_WITHIN_MS);
  }

  @OnOutboxMessage(NOTIFICATION_DIGEST)
  async sendDigest({ payload }: OutboxMessage): Promise<void> {
    const { digestId } = payload as NotificationDigest;
    const [first, ...rest] = (await this.deliveries.waitingFor(digestId)).filter(mayBeNotified);
    if (first === undefined) return this.deliveries.endDigest(digestId, 'dropped', null, this.clock.now());
    const unsubscribe = this.unsubscribing.link({ userId: first.userId, kind: null });
    const { state, error } = await outcomeOf(this.mailer, {
      to: first.email,
      messageId: digestId,
      unsubscribe,
      ...digestContent([first, ...rest], this.config.publicUrl),
    });
    await whileDatabaseReturns(
      () => this.deliveries.endDigest(digestId, state, error, this.clock.now()),
      NOTED_WITHIN_MS,
    );
  }
}

/** Whether the user is still a member with the permission; both can have changed since the notification was created. */
function mayBeNotified({ kind, role, seesPrices }: Pick<WaitingMail, 'kind' | 'role' | 'seesPrices'>): boolean {
  const { permission } = NOTIFICATION_KINDS[kind];
  return role !== null && (permission === null || permissionsOf(role, seesPrices).has(permission));
}
