import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';

/** Names no other folder. */
const ID = /^[\w-]+$/;

/** A stored mail. */
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

/** Reads the stored mails. */
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

  /** The mail as sent, with its attachments; null if there is none. */
  async source(id: string): Promise<Buffer | null> {
    if (!ID.test(id)) return null;
    return readFile(join(this.config.mailDirectory, `${id}.eml`)).catch(() => null);
  }

  private async read(name: string): Promise<MailboxMessage> {
    return JSON.parse(await readFile(join(this.config.mailDirectory, name), 'utf8')) as MailboxMessage;
  }
}
