import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { LinkInvalid, MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { LinkPurpose } from '../mailed-links/persistence/mailed-link.entity.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailMails } from './email-mails.js';
import { EmailUndoService } from './email-undo.service.js';
import type { EmailLinkDto, VerifiedEmailDto } from './profile.dto.js';

const PURPOSES: readonly LinkPurpose[] = ['email_change', 'email_undo'];

/** An e-mail change is confirmed in a session of the account that asked for it. */
export class SignInToConfirm extends DomainError {
  constructor() {
    super('SIGN_IN_TO_CONFIRM', 403, 'Sign in to the account that asked for this change, then confirm it.');
  }
}

/** Redeeming links about addresses. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly mails: EmailMails,
    private readonly undo: EmailUndoService,
    private readonly sessions: SessionsService,
    private readonly activity: AccountActivity,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What the link does; it stays usable. `present` is who is signed in. @throws LinkInvalid */
  async preview(token: string, present: Actor | null): Promise<EmailLinkDto> {
    const { purpose, userId, email } = await this.links.look(token, PURPOSES);
    if (purpose === 'email_undo') return { action: 'undo', email, account: null, needsSignIn: false };
    const account = await this.database.transaction((tx) => this.accounts.emailOf(tx, userId));
    return { action: 'change', email, account, needsSignIn: present?.userId !== userId };
  }

  /**
   * Makes the new address the account's, in a session of that account; or takes such a change back, with the link alone, because whoever
   * made the change may have locked the user out. Works once. `present` is who is signed in; their session stays after a change.
   * @throws LinkInvalid for a link that is unknown, used, expired or replaced, or whose address has another account by now,
   * SignInToConfirm for a change outside a session of the account, which leaves the link usable
   */
  async verify(token: string, present: Actor | null): Promise<VerifiedEmailDto> {
    const link = await this.links.look(token, PURPOSES);
    const { email, purpose, userId } = link;
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, userId);
      if (account === null) throw new LinkInvalid('Sign in to see which address your account has.');
      if (purpose === 'email_change' && present?.userId !== userId) throw new SignInToConfirm();
      await this.links.use(tx, link);
      await this.links.end(tx, userId, ['password_reset', 'email_change']);
      if (purpose === 'email_undo') await this.undo.restore(tx, link);
      else await this.change(tx, account, email, present?.sessionId);
      return { result: purpose === 'email_undo' ? 'restored' : 'changed', email };
    });
  }

  private async change(
    tx: Transaction,
    account: UserAccountEntity,
    email: string,
    keptSessionId: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    if (!(await this.accounts.updateEmail(tx, account.id, { email, emailVerifiedAt: now, updatedAt: now })))
      throw new LinkInvalid('Its address belongs to another account by now.');
    const undoLinkId = await this.links.note(tx, { purpose: 'email_undo', userId: account.id, email: account.email });
    await this.mails.announceChange(tx, account.id, undoLinkId);
    await this.sessions.revokeAll(tx, account.id, keptSessionId);
    await this.activity.record(tx, account.id, { action: 'email.changed' });
  }
}
