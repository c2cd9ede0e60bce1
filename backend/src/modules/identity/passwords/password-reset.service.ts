import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import type { Client } from '../devices/client.js';
import { KnownDevices } from '../devices/known-devices.js';
import { LinkInvalid, MailedLinks } from '../mailed-links/mailed-links.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { NewPassword } from './new-password.js';
import { PasswordChange } from './password-change.js';
import { PasswordMails } from './password-mails.js';
import type { MailOnItsWayDto } from './passwords.dto.js';

/** New passwords for people who cannot sign in, by a link that is mailed to them. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly allowance: MailAllowance,
    private readonly devices: KnownDevices,
    private readonly mails: PasswordMails,
    private readonly links: MailedLinks,
    private readonly accounts: AccountsRepository,
    private readonly newPassword: NewPassword,
    private readonly change: PasswordChange,
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  /**
   * Has a link mailed; beyond the recipient's allowance the last mailed one stays. Whether the address has an account is looked up only when the mail is made, so answer and work are the same for
   * both. @throws TooManyAttempts when the IP address asks too often
   */
  async request(email: string, { ipAddress, deviceToken }: Client): Promise<MailOnItsWayDto> {
    const ownDevice = (await this.devices.isOf(email, deviceToken)) ? deviceToken : undefined;
    const mayMail = await this.allowance.takeForRequest('password-reset', email, { ipAddress, ownDevice });
    if (mayMail) await this.database.transaction((tx) => this.mails.requestLink(tx, email));
    return { message: 'If that address has an account, a link to set a new password is on its way to it.' };
  }

  /**
   * Sets the password of the link's owner, ends all their sessions and starts one, in which a second factor is still owed.
   * @throws LinkInvalid, ValidationFailed for a password that is not acceptable, which leaves the link usable
   */
  async redeem(token: string, password: string, client: Client): Promise<StartedSession> {
    const link = await this.links.look(token, ['password_reset']);
    const account = await this.accounts.find(link.userId);
    if (account === null) throw new LinkInvalid('Ask for a new one.');
    const passwordHash = await this.newPassword.hashFor(account, password);
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
