import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CurrentPassword, ReauthenticationService } from './reauthentication.service.js';
import { OwnPasswordService } from './own-password.service.js';
import { PasswordChange } from './password-change.js';
import { ARGON2ID, HASH_PARAMETERS, PasswordHasher } from './password-hasher.js';
import { PasswordMailSender, PasswordMails } from './password-mails.js';
import { PasswordResetRequests, PasswordResetService } from './password-reset.service.js';
import { PasswordsController } from './passwords.controller.js';

/** Passwords: hashing, change, reset by email, reauthentication. */
@Module({
  imports: [AccountsModule, DevicesModule, MailedLinksModule, SessionsModule],
  controllers: [PasswordsController],
  providers: [
    CurrentPassword,
    OwnPasswordService,
    PasswordChange,
    PasswordHasher,
    { provide: HASH_PARAMETERS, useValue: ARGON2ID },
    PasswordMailSender,
    PasswordMails,
    PasswordResetRequests,
    PasswordResetService,
    ReauthenticationService,
  ],
  exports: [PasswordHasher, PasswordMails, ReauthenticationService],
})
export class PasswordsModule {}
