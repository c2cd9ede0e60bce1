import { readerText } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Client } from '../devices/client.js';
import { LinkInvalid, MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { PasswordChange } from './password-change.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PasswordMails } from './password-mails.js';
import type { MailOnItsWayDto } from './passwords.dto.js';
import { msg } from '../../../messages/message.js';

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
    if (account === null) throw new LinkInvalid(msg`Ask for a new one.`);
    const passwordHash = await this.change.hashFor(account, password);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, account.id);
      await this.links.use(tx, link);
      if (!(await this.change.apply(tx, account, passwordHash, 'password.reset')))
        throw new LinkInvalid(msg`Ask for a new one.`);
      await this.sessions.revokeAll(tx, account.id);
      return this.sessions.start(tx, account.id, client, 'password_reset');
    });
  }
}

/** Requests for a password reset link. */
@Injectable()
export class PasswordResetRequests {
  constructor(
    private readonly allowance: MailAllowance,
    private readonly devices: KnownDevices,
    private readonly mails: PasswordMails,
    private readonly database: Database,
  ) {}

  /**
   * Queues the email with a link; above the recipient's allowance the link mailed last stays valid. Whether the address has an account is looked
   * up when the email is created, so response and work are the same for both cases. @throws TooManyAttempts by IP address
   */
  async request(email: string, { ipAddress, deviceToken }: Client): Promise<MailOnItsWayDto> {
    const ownDevice = (await this.devices.isOf(email, deviceToken)) ? deviceToken : undefined;
    const mayMail = await this.allowance.takeForRequest('password-reset', email, { ipAddress, ownDevice });
    if (mayMail) await this.database.transaction((tx) => this.mails.requestLink(tx, email));
    return { message: readerText(msg`If the address has an account, we sent it a link to set a new password.`) };
  }
}
