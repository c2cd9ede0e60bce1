import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../companies/index.js';
import { FactorsModule } from '../factors/factors.module.js';
import { FactorRuleController } from './factor-rule.controller.js';
import { FactorRuleService } from './factor-rule.service.js';
import { FactorRuleQueries } from './persistence/factor-rule.sql.js';

/** The roles of a company that require a second factor. */
@Module({
  imports: [CompaniesModule, FactorsModule],
  controllers: [FactorRuleController],
  providers: [FactorRuleService, FactorRuleQueries],
})
export class FactorRuleModule {}
