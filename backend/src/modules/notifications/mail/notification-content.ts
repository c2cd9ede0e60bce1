import type { EventSubject } from '../../../platform/domain-events/domain-events.js';
import { mailContent, type MailParagraph } from '../../../platform/mail/mail-content.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import { presentNotification } from '../inbox/present-notification.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;
type MailedNotification = NotificationEntity & { companyName: string };

/** Notifications listed in a digest; the inbox has the rest. */
const MAX_IN_DIGEST = 50;

/** The mail of one notification. */
export function notificationContent(notification: MailedNotification, publicUrl: URL): Content {
  const { subject, title, text } = presentNotification(notification);
  return mailContent(`${subject.label}: ${title}`, [
    `${subject.label} of ${notification.companyName}: ${title}.`,
    ...(text === '' ? [] : [text]),
    { label: 'Open it', href: new URL(pathOf(subject), publicUrl).href },
    footer(publicUrl),
  ]);
}

/** The mail of a digest, oldest notification first. */
export function digestContent(
  notifications: readonly [MailedNotification, ...MailedNotification[]],
  publicUrl: URL,
): Content {
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

/** Path of the page of a subject. */
function pathOf({ type, id }: Pick<EventSubject, 'type' | 'id'>): string {
  if (type === 'quote') return `/quotes/${id}`;
  if (type === 'shipment') return `/shipments/${id}`;
  if (type === 'api_key') return '/settings/company?tab=api-keys';
  return type === 'account' ? '/settings/user/security' : '/settings/company';
}
