import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Client } from '../devices/client.js';
import { LinkInvalid, MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { PasswordChange } from './password-change.js';

/** Sets a new password with a mailed link. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly links: MailedLinks,
    private readonly accounts: AccountsRepository,
    private readonly change: PasswordChange,
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  /**
   * Sets the password of the link's user, ends all their sessions and starts a new one, which still requires the second factor.
   * @throws LinkInvalid, ValidationFailed for a refused password, which leaves the link usable
   */
  async redeem(token: string, password: string, client: Client): Promise<StartedSession> {
    const link = await this.links.look(token, ['password_reset']);
    const account = await this.accounts.find(link.userId);
    if (account === null) throw new LinkInvalid('Ask for a new one.');
    const passwordHash = await this.change.hashFor(account, password);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, account.id);
      await this.links.use(tx, link);
      if (!(await this.change.apply(tx, account, passwordHash, 'password.reset')))
        throw new LinkInvalid('Ask for a new one.');
      await this.sessions.revokeAll(tx, account.id);
      return this.sessions.start(tx, account.id, client, 'password_reset');
    });
  }
}
