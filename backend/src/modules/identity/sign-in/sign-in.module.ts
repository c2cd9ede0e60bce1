import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInUnlockMails } from './sign-in-unlock-mails.js';
import { SignInUnlockOffers, SignInUnlockService } from './sign-in-unlock.service.js';
import { SignInUnlockController } from './sign-in-unlock.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';

/** Sign-in with a password, its limits, and the link that exempts a browser from them. */
@Module({
  imports: [AccountsModule, DevicesModule, MailedLinksModule, PasswordsModule, SessionsModule],
  controllers: [SignInController, SignInUnlockController],
  providers: [SignInAttempts, SignInService, SignInUnlockMails, SignInUnlockOffers, SignInUnlockService],
})
export class SignInModule {}
