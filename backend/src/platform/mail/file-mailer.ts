import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.js';
import type { Clock } from '../clock.js';
import type { MailboxMessage } from './mailbox.js';
import { Mailer, type Mail } from './mailer.js';
import { assertPlainAddresses, toMessage } from './message.js';

/** Excludes punctuation that ends the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Stores mail in a directory: the `.eml` file, and the data for the mailbox page. */
export class FileMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    assertPlainAddresses(mail);
    const { message } = await this.transport.sendMail(toMessage(mail, this.config));
    const id = mail.messageId.replaceAll(/[^\w-]/g, '_');
    const kept: MailboxMessage = {
      id,
      to: mail.to,
      subject: mail.subject,
      receivedAt: this.clock.now().toISOString(),
      text: mail.text,
      links: mail.text.match(LINK) ?? [],
    };
    await mkdir(this.config.mailDirectory, { recursive: true });
    await this.replace(`${id}.eml`, message as Buffer);
    await this.replace(`${id}.json`, JSON.stringify(kept, null, 2));
  }

  private async replace(name: string, content: Buffer | string): Promise<void> {
    const path = join(this.config.mailDirectory, name);
    await writeFile(`${path}.unfinished`, content);
    await rename(`${path}.unfinished`, path);
  }
}
