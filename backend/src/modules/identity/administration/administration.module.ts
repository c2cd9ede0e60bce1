import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../companies/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountAdministration } from './account-administration.js';

/** Commands of the operator on accounts. */
@Module({
  imports: [AccountsModule, CompaniesModule, FactorsModule, MailedLinksModule, SessionsModule],
  providers: [AccountAdministration],
})
export class AdministrationModule {}
