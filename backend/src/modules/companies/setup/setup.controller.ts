import { Controller, Get } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { SetupDto } from './setup.dto.js';
import { SetupSteps } from './setup-steps.js';

@Controller('api/v1/company/setup')
export class SetupController {
  constructor(private readonly steps: SetupSteps) {}

  /** First steps of the company and which are done, from its data. */
  @Get()
  @RequirePermission('company.manage')
  async getSetup(@CurrentActor() { companyId }: Actor): Promise<SetupDto> {
    return { steps: await this.steps.of(companyId) };
  }
}
