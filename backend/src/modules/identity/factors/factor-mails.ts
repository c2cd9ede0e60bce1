import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { SecurityNotices } from '../accounts/security-notices.js';
import type { FactorOwner } from './recovery-codes/recovery-codes.service.js';
import { msg } from '../../../messages/message.js';
import { english } from '../../../messages/translate.js';

const TOPIC = outboxTopic('identity.factor-changed');

const CHANGES = {
  totp_added: msg`An authenticator app was added to your Lading account`,
  totp_removed: msg`The authenticator app was removed from your Lading account`,
  passkey_added: msg`A passkey was added to your Lading account`,
  passkey_removed: msg`A passkey was removed from your Lading account`,
  recovery_codes_made: msg`New recovery codes were made for your Lading account`,
  recovery_code_used: msg`A recovery code was used to sign in to your Lading account`,
} as const;

/** Changes that the user is notified of, to detect those made by someone else. */
export type FactorChange = keyof typeof CHANGES;

interface FactorChanged {
  email: string;
  change: FactorChange;
}

/** Notifies users of changes to their factors, by email and in the inbox. */
@Injectable()
export class FactorMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly notices: SecurityNotices,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Queues the email in the transaction of the change. It goes to the address at the time of the change, even if the address changes before it is sent. */
  async announce(tx: Transaction, { userId, email }: FactorOwner, change: FactorChange): Promise<void> {
    await this.notices.tell(tx, userId, 'security.factor_changed', `${english(CHANGES[change])}.`);
    await this.outbox.add(tx, { companyId: null, topic: TOPIC, payload: { email, change } satisfies FactorChanged });
  }

  @OnOutboxMessage(TOPIC)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { email, change } = payload as FactorChanged;
    const content = mailContent(CHANGES[change], [
      msg`Hello,`,
      msg`${{ change: CHANGES[change] }}. If this was you, no action is needed.`,
      msg`If this was not you, sign in, change your password, sign out all other sessions, and review your second factors:`,
      { button: msg`Review security settings`, href: new URL('/settings/user/security', this.config.publicUrl).href },
    ]);
    await this.mailer.send({ to: email, messageId, ...content });
  }
}
