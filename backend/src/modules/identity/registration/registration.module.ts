import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesModule } from '../../companies/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { RegistrationEntity, RegistrationLinkEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { AccountCreation } from './account-creation.js';
import { RegistrationCompany } from './registration-company.js';
import { RegistrationLinks } from './registration-links.js';
import { RegistrationMails } from './registration-mails.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';
import { SignUpMode } from './sign-up-mode.js';
import { VerificationService } from './verification.service.js';

/** Registration by a mailed link. */
@Module({
  imports: [
    TypeOrmModule.forFeature([RegistrationEntity, RegistrationLinkEntity]),
    AccountsModule,
    CompaniesModule,
    DevicesModule,
    PasswordsModule,
    SessionsModule,
  ],
  controllers: [RegistrationController],
  providers: [
    AccountCreation,
    RegistrationCompany,
    RegistrationLinks,
    RegistrationMails,
    RegistrationService,
    SignUpMode,
    RegistrationsRepository,
    VerificationService,
  ],
})
export class RegistrationModule {}
