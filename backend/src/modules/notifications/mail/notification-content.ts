import { mailContent, type MailParagraph } from '../../../platform/mail/mail-content.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import { presentNotification } from '../inbox/present-notification.js';
import type { NotificationRow } from '../persistence/inbox.repository.js';
import { pathOfThing } from './thing-link.js';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;
type Told = Pick<NotificationRow, 'id'> & NotificationRow & { companyName: string };

/** Digests name so many; the inbox has the rest. */
const MOST_IN_A_DIGEST = 50;

/** The mail of one notification. */
export function notificationContent(told: Told, publicUrl: URL): Content {
  const { subject, title, text } = presentNotification(told);
  return mailContent(`${subject.label}: ${title}`, [
    `${subject.label} of ${told.companyName}: ${title}.`,
    ...(text === '' ? [] : [text]),
    { label: 'Open it', href: new URL(pathOfThing(subject), publicUrl).href },
    footer(publicUrl),
  ]);
}

/** The mail that tells several together, oldest first. */
export function digestContent(told: readonly [Told, ...Told[]], publicUrl: URL): Content {
  const { length } = told;
  const lines = told.slice(0, MOST_IN_A_DIGEST).map((row): MailParagraph => {
    const { subject, title, text } = presentNotification(row);
    return {
      label: `${subject.label}: ${title}${text === '' ? '' : `. ${text}`}`,
      href: new URL(pathOfThing(subject), publicUrl).href,
    };
  });
  return mailContent(`${told[0].companyName}: ${length} ${length === 1 ? 'notification' : 'notifications'}`, [
    `What happened at ${told[0].companyName}:`,
    ...lines,
    ...(length > MOST_IN_A_DIGEST ? [`And ${length - MOST_IN_A_DIGEST} more.`] : []),
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
