import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationFailed, type FieldError } from '../../../platform/http/problems/domain-error.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import { AccountActivity } from '../accounts/account-activity.js';
import type { MailOnItsWayDto } from '../passwords/passwords.dto.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { EmailMails } from './email-mails.js';
import { msg } from '../../../messages/message.js';

const UNCHANGED: FieldError = {
  pointer: '/email',
  code: 'EMAIL_UNCHANGED',
  message: msg`This is already your address.`,
};

/** Requests to change the account's address. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly allowance: MailAllowance,
    private readonly throttle: Throttle,
    private readonly mails: EmailMails,
    private readonly activity: AccountActivity,
    private readonly database: Database,
  ) {}

  /**
   * Queues an email with a link to the new address and ends the earlier link. Above the recipient's allowance nothing is mailed and the earlier
   * link stays valid. Whether the address has an account is looked up when the email is created.
   * @throws ValidationFailed for the current address, TooManyAttempts after five in 15 minutes
   */
  async request({ userId, email: present }: Actor, email: string, ipAddress: string): Promise<MailOnItsWayDto> {
    if (email === present) throw new ValidationFailed([UNCHANGED]);
    await this.throttle.take([requestRule(userId)]);
    const mayMail = await this.allowance.takeForRequest('email-change', email, { ipAddress });
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      if (mayMail) await this.mails.requestLink(tx, userId, email);
      await this.activity.record(tx, userId, { action: 'email.change_requested' });
    });
    return {
      message:
        'Open the link we sent to the new address while signed in to this account. Until then, your address does not change.',
    };
  }
}

function requestRule(userId: string): ThrottleRule {
  return { name: 'email-change-user', key: userId, points: 5, seconds: 15 * 60 };
}
