import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AlsoForKeys, AnyMember, CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { CompanyDto, UpdateCompanyDto } from './company-profile.dto.js';
import { CompanyProfileService } from './company-profile.service.js';

@Controller('api/v1/company')
export class CompanyProfileController {
  constructor(private readonly profiles: CompanyProfileService) {}

  /** Active company of the session. */
  @Get()
  @AnyMember()
  @AlsoForKeys()
  getCompany(@CurrentActor() actor: Actor): Promise<CompanyDto> {
    return this.profiles.get(actor);
  }

  /** Changes the given fields. */
  @Patch()
  @RequirePermission('company.manage')
  updateCompany(@CurrentActor() actor: Actor, @Body() body: UpdateCompanyDto): Promise<CompanyDto> {
    return this.profiles.update(actor, body);
  }
}
