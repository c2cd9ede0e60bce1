import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';

/** A stored mail that was not sent. */
export interface MailboxMessage {
  id: string;
  to: string;
  subject: string;
  /** UTC instant. */
  receivedAt: string;
  text: string;
  /** URLs in the text, in order. */
  links: string[];
}

/** Reads the mails that `FileMailer` stores. */
@Injectable()
export class Mailbox {
  constructor(private readonly config: Config) {}

  /** Newest first. */
  async messages(): Promise<MailboxMessage[]> {
    const names = await readdir(this.config.mailDirectory).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json'));
    const messages = await Promise.all(files.map((name) => this.read(name)));
    return messages.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt) || b.id.localeCompare(a.id));
  }

  private async read(name: string): Promise<MailboxMessage> {
    return JSON.parse(await readFile(join(this.config.mailDirectory, name), 'utf8')) as MailboxMessage;
  }
}
