import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Database } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { KnownDevices } from '../devices/known-devices.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';

/** Redeems unlock links, with which users sign in on a new browser while attempts from many IP addresses limit their account. */
@Injectable()
export class SignInUnlockService {
  constructor(
    private readonly links: MailedLinks,
    private readonly devices: KnownDevices,
    private readonly activity: AccountActivity,
    private readonly database: Database,
  ) {}

  /** Exempts the browser from the limits for unknown browsers. @throws LinkInvalid */
  async redeem(token: string, response: Response): Promise<void> {
    const link = await this.links.look(token, ['sign_in_unlock']);
    await this.database.transaction(async (tx) => {
      await this.links.use(tx, link);
      await this.activity.record(tx, link.userId, { action: 'sign_in.unlocked' });
    });
    await this.devices.admit(response, link.userId);
  }
}

export const SIGN_IN_LIMITED = outboxTopic('identity.sign-in-limited');

export interface SignInLimited {
  email: string;
}

/** Queues the email with an unlock link when attempts from many IP addresses exhaust an account's limit. */
@Injectable()
export class SignInUnlockOffers {
  constructor(
    private readonly throttle: Throttle,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly database: Database,
  ) {}

  /**
   * Queues the email once per limit period, within the recipient's allowance. Whether the address has an account is looked up when the email is
   * created, so the work is the same for both cases.
   */
  async offer(email: string, secondsLimited: number): Promise<void> {
    if (!(await this.isFirst(email, secondsLimited))) return;
    const payload: SignInLimited = { email };
    await this.allowance.use(email, async (mayMail) => {
      if (mayMail)
        await this.database.transaction((tx) =>
          this.outbox.add(tx, { companyId: null, topic: SIGN_IN_LIMITED, payload }),
        );
    });
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
}
