import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { LinkInvalid } from '../mailed-links/mailed-links.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailMails } from './email-mails.js';
import { msg } from '../../../messages/message.js';

/** Stores a confirmed address. */
@Injectable()
export class EmailUpdate {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly mails: EmailMails,
    private readonly activity: AccountActivity,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the account's address, ends every session except one and notifies the old address. The account must be locked.
   * @throws LinkInvalid if another account has the address by now
   */
  async apply(tx: Transaction, account: UserAccountEntity, email: string, keptSessionId?: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.accounts.updateEmail(tx, account.id, { email, emailVerifiedAt: now, updatedAt: now })))
      throw new LinkInvalid(msg`Another account now uses this address.`);
    await this.mails.announceChange(tx, account);
    await this.sessions.revokeAll(tx, account.id, keptSessionId);
    await this.activity.record(tx, account.id, { action: 'email.changed' });
  }
}
