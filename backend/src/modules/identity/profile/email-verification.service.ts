import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../account-activity.js';
import { LinkInvalid } from '../identity.errors.js';
import { MailedLinks } from '../mailed-links.js';
import { PasswordMails } from '../passwords/password-mails.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';
import type { MailedLinkEntity } from '../persistence/mailed-link.entity.js';
import type { UserAccountEntity } from '../persistence/user-account.entity.js';
import { SessionsService } from '../sessions.service.js';
import { EmailMails } from './email-mails.js';
import type { VerifiedEmailDto } from './profile.dto.js';

/** Redeeming links about addresses. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly mails: EmailMails,
    private readonly passwordMails: PasswordMails,
    private readonly sessions: SessionsService,
    private readonly activity: AccountActivity,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the new address hold, or the old one again, once. `present` is who is signed in where the link was opened: only they stay so.
   * @throws LinkInvalid for a link that is unknown, used or replaced, or whose address has another account by now, LinkExpired
   */
  async verify(token: string, present: Actor | null): Promise<VerifiedEmailDto> {
    const link = await this.links.look(token, ['email_change', 'email_undo']);
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, link.userId);
      if (account === null) throw new LinkInvalid('Sign in to see which address your account has.');
      await this.links.use(tx, link);
      await this.links.end(tx, account.id, ['password_reset', 'email_change']);
      if (link.purpose === 'email_undo') await this.restore(tx, link);
      else await this.change(tx, link, account, present?.userId === account.id ? present.sessionId : undefined);
      return { result: link.purpose === 'email_undo' ? 'restored' : 'changed', email: link.email };
    });
  }

  private async change(
    tx: Transaction,
    { email }: MailedLinkEntity,
    account: UserAccountEntity,
    keptSessionId: string | undefined,
  ): Promise<void> {
    await this.setEmail(tx, account.id, { email });
    const undoLinkId = await this.links.note(tx, { purpose: 'email_undo', userId: account.id, email: account.email });
    await this.mails.announceChange(tx, account.id, undoLinkId);
    await this.sessions.revokeAll(tx, account.id, keptSessionId);
    await this.activity.record(tx, account.id, { action: 'email.changed' });
  }

  /**
   * The person says that the change was not theirs, so whoever made it knows the password or sat at a session of theirs: neither holds
   * from now on, nor do links that could bring the other address back. A new password comes by mail.
   */
  private async restore(tx: Transaction, { userId, email, createdAt }: MailedLinkEntity): Promise<void> {
    await this.setEmail(tx, userId, { email, passwordHash: null });
    await this.links.end(tx, userId, ['email_undo'], createdAt);
    await this.sessions.revokeAll(tx, userId);
    await this.passwordMails.requestLink(tx, email);
    await this.mails.announceReturn(tx, userId);
    await this.activity.record(tx, userId, { action: 'email.restored' });
  }

  private async setEmail(
    tx: Transaction,
    userId: string,
    change: { email: string; passwordHash?: null },
  ): Promise<void> {
    const now = this.clock.now();
    const isFree = await this.accounts.updateEmail(tx, userId, { ...change, emailVerifiedAt: now, updatedAt: now });
    if (!isFree) throw new LinkInvalid('Its address belongs to another account by now.');
  }
}
