import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.js';
import type { Mail } from './mailer.js';

/** Converts a mail to nodemailer's format. All attempts to send a mail have the same Message-ID. */
export function toMessage(mail: Mail, config: Pick<Config, 'mailFrom' | 'publicUrl'>): SendMailOptions {
  const { messageId, unsubscribe, ...content } = mail;
  return {
    ...content,
    from: config.mailFrom,
    messageId: `<${messageId}@${config.publicUrl.hostname}>`,
    headers:
      unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One `@`, and none of the characters that need quoting: quoted local parts have caused mail to be sent to the wrong domain. */
const PLAIN_ADDRESS = /^[^\s"<>(),:;@[\]\\]+@[^\s"<>(),:;@[\]\\]+$/;

/** @throws Error, without the address, unless recipient and reply address are each one plain email address */
export function assertPlainAddresses({ to, replyTo }: Pick<Mail, 'to' | 'replyTo'>): void {
  if (!PLAIN_ADDRESS.test(to) || (replyTo !== undefined && !PLAIN_ADDRESS.test(replyTo)))
    throw new Error('A mail is addressed to something that is not one plain address.');
}
