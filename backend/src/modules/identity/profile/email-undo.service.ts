import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { LinkInvalid } from '../mailed-links/mailed-links.js';
import type { MailedLinkEntity } from '../mailed-links/persistence/mailed-link.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailMails } from './email-mails.js';
import { EmailUndoHooks } from '../accounts/email-undo-hooks.js';
import { msg } from '../../../messages/message.js';

/** Undoes an email change that the user did not make. */
@Injectable()
export class EmailUndoService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hooks: EmailUndoHooks,
    private readonly sessions: SessionsService,
    private readonly mails: EmailMails,
    private readonly activity: AccountActivity,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the address and removes the attacker's access: the password, all sessions, and through `@OnEmailUndo` every factor, linked identity
   * and API key added at `since` or later. Mails a link for a new password. The account must be locked.
   * @throws LinkInvalid if another account has the address by now
   */
  async restore(tx: Transaction, { userId, email }: MailedLinkEntity, since: Date): Promise<void> {
    const now = this.clock.now();
    const restored = { email, passwordHash: null, emailVerifiedAt: now, updatedAt: now };
    if (!(await this.accounts.updateEmail(tx, userId, restored)))
      throw new LinkInvalid(msg`Another account now uses this address.`);
    await this.hooks.run(tx, userId, since);
    await this.sessions.revokeAll(tx, userId);
    await this.mails.announceUndo(tx, userId, email);
    await this.activity.record(tx, userId, { action: 'email.restored' });
  }
}
