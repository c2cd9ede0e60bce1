import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../companies/index.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CompanySwitchController } from './company-switch.controller.js';
import { CompanySwitch } from './company-switch.service.js';
import { SessionCompaniesRepository } from './persistence/session-companies.sql.js';

/** The active company of a session. */
@Module({
  imports: [CompaniesModule, SessionsModule],
  controllers: [CompanySwitchController],
  providers: [CompanySwitch, SessionCompaniesRepository],
})
export class CompanySwitchModule {}
