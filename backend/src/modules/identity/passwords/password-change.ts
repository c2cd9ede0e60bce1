import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { PasswordMails } from './password-mails.js';

/** What follows from every new password, however it was authorised. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly mails: PasswordMails,
    private readonly activity: AccountActivity,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the hash if password and address are still those that the change was authorised for; otherwise returns false and changes
   * nothing. Open links for another password or address end, and the person is told by mail and in the inbox.
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
