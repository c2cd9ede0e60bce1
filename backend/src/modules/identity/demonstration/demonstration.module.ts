import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../companies/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInSourcesModule } from '../sign-in-sources/sign-in-sources.module.js';
import { DemonstrationCompany } from './demonstration-company.js';
import { DemonstrationIdentity } from './demonstration-identity.js';

/** The demonstration company and its owner. */
@Module({
  imports: [AccountsModule, CompaniesModule, PasswordsModule, SessionsModule, SignInSourcesModule],
  providers: [DemonstrationCompany, DemonstrationIdentity],
  exports: [DemonstrationCompany],
})
export class DemonstrationModule {}
