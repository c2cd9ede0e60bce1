import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { AudienceRepository } from '../persistence/audience.sql.js';
import { msg } from '../../../messages/message.js';

/** Topic of the message that sends a user a test mail. */
export const TEST_MAIL = outboxTopic('notification.test-mail');
export interface TestMail {
  userId: string;
}

/** Sends test emails. */
@Injectable()
export class TestMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly audience: AudienceRepository,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(TEST_MAIL)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { userId } = payload as TestMail;
    const to = await this.audience.emailOf(userId);
    if (to === null) throw new Error('Accounts are never deleted.');
    const content = mailContent(msg`A test from Lading`, [
      msg`Hello,`,
      msg`this is the test that you requested. Notifications about your quotes and shipments arrive here.`,
      {
        button: msg`Change notification settings`,
        href: new URL('/settings/user/notifications', this.config.publicUrl).href,
      },
    ]);
    await this.mailer.send({ to, messageId, ...content });
  }
}
