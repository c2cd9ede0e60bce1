import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { ValidationFailed, type FieldError } from '../../../platform/http/problems/domain-error.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { passwordProblems } from './domain/password-policy.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordMails } from './password-mails.js';
import { msg } from '../../../messages/message.js';

const UNCHANGED: FieldError = {
  pointer: '/newPassword',
  code: 'PASSWORD_UNCHANGED',
  message: msg`This is your current password. Choose another one.`,
};

/** Checks and stores the new password of an account, for all ways to authorize the change. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly links: MailedLinks,
    private readonly mails: PasswordMails,
    private readonly activity: AccountActivity,
    private readonly clock: Clock,
  ) {}

  /** Returns the hash to store. @throws ValidationFailed for a password that is easy to guess, and for the current one */
  async hashFor({ id, email, fullName, passwordHash }: UserAccountEntity, password: string): Promise<string> {
    const companies = await this.accounts.companiesOf(id);
    const companyName = companies.map(({ name }) => name).join(' ');
    const problems = passwordProblems(password, { email, fullName, companyName });
    if (problems.length > 0)
      throw new ValidationFailed(problems.map((problem) => ({ pointer: '/newPassword', ...problem })));
    if (passwordHash !== null && (await this.hasher.matches(password, passwordHash)))
      throw new ValidationFailed([UNCHANGED]);
    return this.hasher.hash(password);
  }

  /**
   * Stores the hash if password and address are still those that the change was authorized for; otherwise returns false and changes
   * nothing. Ends open links for another password or address, and notifies the user by email and in the inbox.
   */
  async apply(
    tx: Transaction,
    authorized: UserAccountEntity,
    passwordHash: string,
    action: 'password.changed' | 'password.reset',
  ): Promise<boolean> {
    const { id, email } = authorized;
    const present = await this.accounts.lock(tx, id);
    if (present === null || present.passwordHash !== authorized.passwordHash || present.email !== email) return false;
    const now = this.clock.now();
    await this.accounts.update(tx, id, { passwordHash, mustChangePassword: false, updatedAt: now });
    await this.links.end(tx, id, ['password_reset', 'email_change']);
    await this.mails.announceChange(tx, present);
    await this.activity.record(tx, id, { action });
    return true;
  }
}
