import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { isRecentlyAuthenticated, ReauthenticationRequired } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound, ValidationFailed, type FieldError } from '../../../platform/http/problems/domain-error.js';
import type { Client } from '../devices/client.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { CurrentPassword } from './reauthentication.service.js';
import { PasswordChange } from './password-change.js';
import { msg } from '../../../messages/message.js';

const MISSING: FieldError = {
  pointer: '/currentPassword',
  code: 'REQUIRED',
  message: msg`Enter your current password.`,
};
const WRONG: FieldError = {
  pointer: '/currentPassword',
  code: 'PASSWORD_WRONG',
  message: msg`This is not your current password.`,
};

/** New passwords for users who are signed in. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwordChange: PasswordChange,
    private readonly sessions: SessionsService,
    private readonly currentPassword: CurrentPassword,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password, ends all other sessions and gives the current one a new token.
   * @throws ValidationFailed for a wrong current password or one that is not acceptable, TooManyAttempts, ReauthenticationRequired for
   * an account without a password, Conflict if another request changed password or address meanwhile
   */
  async change(
    actor: Actor,
    currentPassword: string | undefined,
    password: string,
    client: Client,
  ): Promise<StartedSession> {
    const account = await this.accounts.find(actor.userId);
    if (account === null) throw new NotFound();
    await this.prove(actor, account, currentPassword);
    const passwordHash = await this.passwordChange.hashFor(account, password);
    return this.database.transaction(async (tx) => {
      const applied = await this.passwordChange.apply(tx, account, passwordHash, 'password.changed');
      if (!applied)
        throw new Conflict('ACCOUNT_CHANGED', msg`Another request changed your account at the same time. Try again.`);
      await this.sessions.revokeAll(tx, actor.userId, actor.sessionId);
      return this.sessions.reauthenticated(tx, actor.sessionId, client);
    });
  }

  private async prove(
    actor: Actor,
    { passwordHash }: UserAccountEntity,
    currentPassword: string | undefined,
  ): Promise<void> {
    if (passwordHash === null) {
      if (!isRecentlyAuthenticated(actor, this.clock.now())) throw new ReauthenticationRequired();
      return;
    }
    if (currentPassword === undefined) throw new ValidationFailed([MISSING]);
    if (!(await this.currentPassword.matches(actor.userId, currentPassword, passwordHash)))
      throw new ValidationFailed([WRONG]);
  }
}
