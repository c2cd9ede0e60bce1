import { Controller, Get } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { CompanyQuotasDto } from './quotas.dto.js';
import { QuotasService } from './quotas.service.js';

@Controller('api/v1/company/quotas')
export class QuotasController {
  constructor(private readonly quotas: QuotasService) {}

  /** Limits of the company that the operator set, and how much of them is used. Empty if there are none. */
  @Get()
  @RequirePermission('company.manage')
  async getCompanyQuotas(@CurrentActor() actor: Actor): Promise<CompanyQuotasDto> {
    return { items: await this.quotas.usage(actor) };
  }
}
