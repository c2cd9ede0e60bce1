import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailMailSender, EmailMails } from './email-mails.js';
import { EmailUndoService } from './email-undo.service.js';
import { EmailUpdate } from './email-update.js';
import { EmailVerificationService } from './email-verification.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

/** Profile of the signed-in user, email address change and its undo. */
@Module({
  imports: [AccountsModule, DevicesModule, MailedLinksModule, PasswordsModule, SessionsModule],
  controllers: [ProfileController],
  providers: [
    EmailChangeService,
    EmailMailSender,
    EmailMails,
    EmailUndoService,
    EmailUpdate,
    EmailVerificationService,
    ProfileService,
  ],
})
export class ProfileModule {}
