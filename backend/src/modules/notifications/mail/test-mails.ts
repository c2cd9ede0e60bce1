import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/on-outbox-message.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';

/** Topic of the message that asks for the mail by which somebody sees where their mails arrive. */
export const TEST_MAIL = outboxTopic('notification.test-mail');
export interface TestMail {
  userId: string;
}

/** Mails people the test that they ask for. */
@Injectable()
export class TestMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(TEST_MAIL)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { userId } = payload as TestMail;
    const [user] = await this.database.query<{ email: string }>('SELECT email FROM user_account WHERE id = ?', [
      userId,
    ]);
    if (user === undefined) throw new Error('Accounts are never deleted.');
    const content = mailContent('A test from Lading', [
      'Hello,',
      'this is the test that you asked for. Notifications of your quotes and shipments arrive here.',
      {
        label: 'Choose what Lading mails you, and when',
        href: new URL('/settings/user/notifications', this.config.publicUrl).href,
      },
    ]);
    await this.mailer.send({ to: user.email, messageId, ...content });
  }
}
