import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { LinkInvalid, MailedLinks } from '../mailed-links/mailed-links.js';
import { PasswordMails } from '../passwords/password-mails.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { MailedLinkEntity } from '../mailed-links/persistence/mailed-link.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AddedSignInMethods } from './added-sign-in-methods.js';
import { EmailMails } from './email-mails.js';
import { EmailUndoHooks } from './email-undo-hooks.js';

/** Takes an e-mail change back, for a user who says that someone else made it. */
@Injectable()
export class EmailUndoService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly addedSignInMethods: AddedSignInMethods,
    private readonly hooks: EmailUndoHooks,
    private readonly sessions: SessionsService,
    private readonly mails: EmailMails,
    private readonly passwordMails: PasswordMails,
    private readonly activity: AccountActivity,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the address and removes the ways in that whoever made the change has: the password, all sessions, links that could
   * change the address again, and every factor, passkey, linked identity and API key added since they asked for the change. A link for a
   * new password is mailed. The account must be locked. @throws LinkInvalid when another account has the address by now
   */
  async restore(tx: Transaction, { userId, email, createdAt }: MailedLinkEntity): Promise<void> {
    const now = this.clock.now();
    const restored = { email, passwordHash: null, emailVerifiedAt: now, updatedAt: now };
    if (!(await this.accounts.updateEmail(tx, userId, restored)))
      throw new LinkInvalid('Its address belongs to another account by now.');
    const since = (await this.links.requestedAt(tx, userId, createdAt)) ?? createdAt;
    await this.addedSignInMethods.remove(tx, userId, since);
    await this.hooks.run(tx, userId, since);
    await this.links.end(tx, userId, ['email_undo'], createdAt);
    await this.sessions.revokeAll(tx, userId);
    await this.passwordMails.requestLink(tx, email);
    await this.mails.announceReturn(tx, userId);
    await this.activity.record(tx, userId, { action: 'email.restored' });
  }
}
