import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Database } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { KnownDevices } from '../devices/known-devices.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';

/** Redeems unlock links, with which users sign in on a new browser while attempts from many IP addresses limit their account. */
@Injectable()
export class SignInUnlockService {
  constructor(
    private readonly links: MailedLinks,
    private readonly devices: KnownDevices,
    private readonly activity: AccountActivity,
    private readonly database: Database,
  ) {}

  /** Exempts the browser from the limits for unknown browsers. @throws LinkInvalid */
  async redeem(token: string, response: Response): Promise<void> {
    const link = await this.links.look(token, ['sign_in_unlock']);
    await this.database.transaction(async (tx) => {
      await this.links.use(tx, link);
      await this.activity.record(tx, link.userId, { action: 'sign_in.unlocked' });
    });
    await this.devices.admit(response, link.userId);
  }
}
