import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import type { Browser } from './client.js';
import { deviceName } from './domain/device-name.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SecurityNotices } from '../accounts/security-notices.js';
import { msg } from '../../../messages/message.js';

const TOPIC = outboxTopic('identity.new-device');

interface NewDevice {
  userId: string;
  email: string;
  /** For example `Firefox on Windows, at 203.0.113.7`. */
  device: string;
}

/** Notifies users of a sign-in on a new device, by email and in the inbox. */
@Injectable()
export class NewDeviceMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly notices: SecurityNotices,
    private readonly accounts: AccountsRepository,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Queues the notice in the transaction that stores the device. The email goes to the address at the time of the sign-in, even if the address changes before it is sent. */
  async announce(tx: Transaction, userId: string, { userAgent, ipAddress }: Browser): Promise<void> {
    const email = await this.accounts.emailOf(tx, userId);
    const device = `${deviceName(userAgent)}, at ${ipAddress}`;
    await this.outbox.add(tx, {
      companyId: null,
      topic: TOPIC,
      payload: { userId, email, device } satisfies NewDevice,
    });
  }

  /** One email for each sign-in. The inbox has one notice of the same device and address within 30 minutes, also if the email is sent again. */
  @OnOutboxMessage(TOPIC)
  async tell({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { userId, email, device } = payload as NewDevice;
    await this.database.transaction((tx) => this.notices.tell(tx, userId, 'security.new_device', `${device}.`, device));
    const content = mailContent(msg`New sign-in to your Lading account`, [
      msg`Hello,`,
      msg`your Lading account was used on a new device: ${{ device }}. If this was you, no action is needed.`,
      msg`If this was not you, sign in, change your password, and sign out all other sessions:`,
      { button: msg`Review security settings`, href: new URL('/settings/user/security', this.config.publicUrl).href },
    ]);
    await this.mailer.send({ to: email, messageId, ...content });
  }
}
