import { Injectable } from '@nestjs/common';
import type { Locale } from '../../messages/locales.js';

/** A mail attachment. */
export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content-ID under which the HTML shows the file. */
  cid?: string;
  /** Default: `attachment`. */
  contentDisposition?: 'attachment' | 'inline';
}

/** Texts of a mail in one language. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** One mail to one recipient. */
export interface Mail {
  to: string;
  /** Where replies go; absent: to the sender's address of the installation. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Constant across retries, like the id of the outbox message; used as the local part of the Message-ID. */
  messageId: string;
  attachments?: MailAttachment[];
  /** The texts in another language than English. Absent for mails that are in English for everyone. */
  inLocale?: (locale: Locale) => WrittenMail;
  /** Language for an address without an account; default: English. */
  strangerLocale?: Locale;
  /** URL for one-click unsubscribe (RFC 8058). Absent for mails that users cannot disable. */
  unsubscribe?: URL;
}

/** Sends mail: over SMTP if configured, else into the local mailbox. */
@Injectable()
export abstract class Mailer {
  /** Rejects if the server did not accept the mail; a later retry is safe. @throws MailRefused if a retry cannot succeed */
  abstract send(mail: Mail): Promise<void>;

  onApplicationShutdown?(): void;
}

/** The mail server permanently refuses this mail: a retry would be refused as well (RFC 5321, 4.2.1). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
