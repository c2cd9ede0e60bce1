import { Injectable } from '@nestjs/common';

/** A file that travels with a mail. */
export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Stable over retries, like the id of the outbox message; becomes the local part of the Message-ID. */
  messageId: string;
  attachments?: MailAttachment[];
  /** Ends mails like this one when it is posted to (RFC 8058); not for mails that nobody may switch off. */
  unsubscribe?: URL;
}

/** Sends mail: over SMTP when it is configured, else into the local mailbox. */
@Injectable()
export abstract class Mailer {
  /** Rejects when the server did not take the mail; sending again later is safe. @throws MailRefused when that is of no use */
  abstract send(mail: Mail): Promise<void>;
}
