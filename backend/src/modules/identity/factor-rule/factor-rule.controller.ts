import { Body, Controller, Get, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../../platform/auth/decorators.js';
import { FactorRuleDto, SetFactorRuleDto } from './factor-rule.dto.js';
import { FactorRuleService } from './factor-rule.service.js';

@Controller('api/v1/company/factor-rule')
@RequirePermission('member.manage')
export class FactorRuleController {
  constructor(private readonly rule: FactorRuleService) {}

  /** Roles that require a second factor, and members who have none. */
  @Get()
  getFactorRule(@CurrentActor() { companyId }: Actor): Promise<FactorRuleDto> {
    return this.rule.get(companyId);
  }

  /**
   * Requires a second factor of members with these roles: until they have set one up, every request except those for the set-up answers 403
   * FACTOR_SETUP_REQUIRED. Sessions that started at a sign-in source and API keys are exempt. The user needs a second factor themselves.
   */
  @Put()
  @RecentlyAuthenticated()
  setFactorRule(@CurrentActor() actor: Actor, @Body() { roles }: SetFactorRuleDto): Promise<FactorRuleDto> {
    return this.rule.set(actor, roles);
  }
}
