import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { LinkInvalid, MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { LinkPurpose } from '../mailed-links/persistence/mailed-link.entity.js';
import { EmailUndoService } from './email-undo.service.js';
import { EmailUpdate } from './email-update.js';
import type { EmailLinkDto, VerifiedEmailDto } from './profile.dto.js';
import { msg } from '../../../messages/message.js';

const PURPOSES: readonly LinkPurpose[] = ['email_change', 'email_undo'];

/** An email change must be confirmed in a session of the account that requested it. */
export class SignInToConfirm extends DomainError {
  constructor() {
    super('SIGN_IN_TO_CONFIRM', 403, msg`Sign in to the account that asked for this change, then confirm it.`);
  }
}

/** Redeems links about addresses. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinks,
    private readonly update: EmailUpdate,
    private readonly undo: EmailUndoService,
    private readonly database: Database,
  ) {}

  /** Describes the link without redeeming it. `present` is the signed-in user. @throws LinkInvalid */
  async preview(token: string, present: Actor | null): Promise<EmailLinkDto> {
    const { purpose, userId, email } = await this.links.look(token, PURPOSES);
    if (purpose === 'email_undo') return { action: 'undo', email, account: null, needsSignIn: false };
    const account = await this.database.transaction((tx) => this.accounts.emailOf(tx, userId));
    return { action: 'change', email, account, needsSignIn: present?.userId !== userId };
  }

  /**
   * Confirms an address change, in a session of that account, or undoes one. The undo needs only the link, because an attacker may have locked
   * the user out. Works once. `present` is the signed-in user, whose session survives the change.
   * @throws LinkInvalid for a link that is unknown, used, expired or replaced, or if another account has the address by now,
   * SignInToConfirm for a change outside a session of the account, which leaves the link usable
   */
  async verify(token: string, present: Actor | null): Promise<VerifiedEmailDto> {
    const link = await this.links.look(token, PURPOSES);
    const { email, purpose, userId } = link;
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, userId);
      if (account === null) throw new LinkInvalid(msg`Sign in to see which address your account has.`);
      if (purpose === 'email_change' && present?.userId !== userId) throw new SignInToConfirm();
      await this.links.use(tx, link);
      await this.links.end(tx, userId, ['password_reset', 'email_change']);
      if (purpose === 'email_change') {
        await this.update.apply(tx, account, email, present?.sessionId);
        return { result: 'changed', email };
      }
      // Access added since the change was requested is removed, and with it the undo links of later changes.
      const since = (await this.links.requestedAt(tx, userId, link.createdAt)) ?? link.createdAt;
      await this.undo.restore(tx, link, since);
      await this.links.end(tx, userId, ['email_undo'], link.createdAt);
      return { result: 'restored', email };
    });
  }
}
