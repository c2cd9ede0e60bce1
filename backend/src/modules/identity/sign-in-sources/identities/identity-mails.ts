import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { mailContent } from '../../../../platform/mail/mail-content.js';
import { Mailer } from '../../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../../platform/outbox/outbox-handlers.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { OnOutboxMessage, outboxTopic } from '../../../../platform/outbox/outbox-topic.js';
import { AccountActivity } from '../../accounts/account-activity.js';
import { SecurityNotices } from '../../accounts/security-notices.js';
import { msg, type Message } from '../../../../messages/message.js';
import { english } from '../../../../messages/translate.js';

const TOPIC = outboxTopic('identity.external-identity-changed');

const SUBJECTS = {
  linked: msg`A sign-in was linked to your Lading account`,
  unlinked: msg`A sign-in was unlinked from your Lading account`,
} as const;

interface IdentityChanged {
  userId: string;
  /** The user's address at the time of the change. */
  email: string;
  change: keyof typeof SUBJECTS;
  /** Display name of the source. */
  label: string;
}

/** Records linked and unlinked identities, and notifies the user by email and in the inbox (OWASP ASVS 5.0, 6.3.7). */
@Injectable()
export class IdentityMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly notices: SecurityNotices,
    private readonly activity: AccountActivity,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Records the change and queues the email to the user's current address. */
  async announce(
    tx: Transaction,
    { userId, email }: Pick<Actor, 'userId' | 'email'>,
    source: string,
    change: IdentityChanged['change'],
  ): Promise<void> {
    await this.activity.record(tx, userId, { action: `identity.${change}`, details: { source } });
    const payload: IdentityChanged = { userId, email, change, label: labelOf(this.config, source) };
    await this.notices.tell(tx, userId, 'security.sign_in_changed', `${english(sentence(payload))}.`);
    await this.outbox.add(tx, { companyId: null, topic: TOPIC, payload });
  }

  @OnOutboxMessage(TOPIC)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const changed = payload as IdentityChanged;
    const content = mailContent(SUBJECTS[changed.change], [
      msg`Hello,`,
      msg`${{ sentence: sentence(changed) }}. If this was you, no action is needed.`,
      msg`If this was not you, sign in, change your password, sign out all other sessions, and review your linked sign-ins:`,
      { button: msg`Review security settings`, href: new URL('/settings/user/security', this.config.publicUrl).href },
    ]);
    await this.mailer.send({ to: changed.email, messageId, ...content });
  }
}

/** Display name of a source; its name if it is no longer configured. */
export function labelOf({ signInSources }: Config, source: string): string {
  return signInSources.find(({ name }) => name === source)?.label ?? source;
}

function sentence({ change, label }: IdentityChanged): Message {
  return change === 'linked'
    ? msg`${{ label }} can now be used to sign in to your Lading account`
    : msg`${{ label }} can no longer be used to sign in to your Lading account`;
}
