import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.js';
import type { Mail } from './mailer.js';

/** The mail as nodemailer takes it; the Message-ID is the same at every attempt to send it. */
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

/** One `@`, and none of the characters that need quoting: quoted local parts have sent mail to the wrong domain. */
const PLAIN_ADDRESS = /^[^\s"<>(),:;@[\]\\]+@[^\s"<>(),:;@[\]\\]+$/;

/** Refuses what is not one plain mail address. @throws Error without repeating the address */
export function assertPlainAddress(address: string): void {
  if (!PLAIN_ADDRESS.test(address)) throw new Error('A mail is addressed to something that is not one plain address.');
}
