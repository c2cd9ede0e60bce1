import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import type { Client } from '../devices/client.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PasswordMails } from './password-mails.js';
import type { MailOnItsWayDto } from './passwords.dto.js';

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
    return { message: 'If that address has an account, a link to set a new password is on its way to it.' };
  }
}
