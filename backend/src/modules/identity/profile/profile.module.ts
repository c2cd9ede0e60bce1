import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInSourcesModule } from '../sign-in-sources/sign-in-sources.module.js';
import { AddedSignInMethods } from './added-sign-in-methods.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailMails } from './email-mails.js';
import { EmailUndoHooks } from './email-undo-hooks.js';
import { EmailUndoService } from './email-undo.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

/** Profile of the signed-in user, email address change and its undo. */
@Module({
  imports: [
    AccountsModule,
    DevicesModule,
    FactorsModule,
    MailedLinksModule,
    PasswordsModule,
    SessionsModule,
    SignInSourcesModule,
  ],
  controllers: [ProfileController],
  providers: [
    AddedSignInMethods,
    EmailChangeService,
    EmailMails,
    EmailUndoHooks,
    EmailUndoService,
    EmailVerificationService,
    ProfileService,
  ],
  exports: [EmailUndoHooks],
})
export class ProfileModule {}
