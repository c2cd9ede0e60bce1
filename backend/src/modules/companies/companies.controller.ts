import { Controller, Get } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../platform/auth/decorators.js';
import { CompaniesService } from './companies.service.js';
import { CompanyDto } from './companies.dto.js';

@Controller('api/v1/company')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  /** The company that the session works in. */
  @Get()
  @AnyMember()
  getCompany(@CurrentActor() actor: Actor): Promise<CompanyDto> {
    return this.companies.get(actor);
  }
}
