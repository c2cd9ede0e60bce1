import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { OnOutboxMessage } from '../../../platform/outbox/on-outbox-message.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { KnownDevices } from '../devices/known-devices.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';

const TOPIC = outboxTopic('identity.sign-in-limited');

interface SignInLimited {
  email: string;
}

/**
 * Lets owners sign in on a new browser while their account is limited because of attempts from many addresses: a mailed link exempts
 * the browser in which it is used.
 */
@Injectable()
export class SignInUnlockService {
  constructor(
    private readonly throttle: Throttle,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly devices: KnownDevices,
    private readonly activity: AccountActivity,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Has a link mailed to the address, once until the limit ends and within the recipient's allowance. Whether it has an account is
   * looked up only when the mail is made, so that the work is the same for both.
   */
  async offer(email: string, secondsLimited: number): Promise<void> {
    if (!(await this.isFirst(email, secondsLimited))) return;
    const payload: SignInLimited = { email };
    await this.allowance.use(email, async (mayMail) => {
      if (mayMail)
        await this.database.transaction((tx) => this.outbox.add(tx, { companyId: null, topic: TOPIC, payload }));
    });
  }

  /** Exempts the browser behind the response from the limits for strangers. @throws LinkInvalid */
  async redeem(token: string, response: Response): Promise<void> {
    const link = await this.links.look(token, ['sign_in_unlock']);
    await this.database.transaction(async (tx) => {
      await this.links.use(tx, link);
      await this.activity.record(tx, link.userId, { action: 'sign_in.unlocked' });
    });
    await this.devices.admit(response, link.userId);
  }

  @OnOutboxMessage(TOPIC)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { email } = payload as SignInLimited;
    const token = await this.database.transaction((tx) => this.newToken(tx, email, messageId));
    if (token === null) return;
    const content = mailContent('Many failed attempts to sign in to your Lading account', [
      'Hello,',
      'there were too many failed attempts to sign in to your Lading account. For up to an hour, new browsers cannot sign in with a password.',
      'Browsers that you have signed in with before still work. To sign in with another one now, open this link in it within 24 hours:',
      { label: 'Allow this browser', href: new URL(`/login?unlock=${token}`, this.config.publicUrl).href },
      'The link works once and does not sign anyone in: your password is still needed. If you are not signing in, do nothing.',
    ]);
    await this.mailer.send({ to: email, messageId, ...content });
  }

  private async isFirst(email: string, seconds: number): Promise<boolean> {
    try {
      await this.throttle.take([{ name: 'sign-in-unlock', key: email, points: 1, seconds }]);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }

  private async newToken(tx: Transaction, email: string, messageId: string): Promise<string | null> {
    const account = await this.accounts.lockByEmail(tx, email);
    if (account === null) return null;
    const linkId = await this.links.noteFor(tx, messageId, { purpose: 'sign_in_unlock', userId: account.id, email });
    return (await this.links.withToken(tx, linkId))?.token ?? null;
  }
}
