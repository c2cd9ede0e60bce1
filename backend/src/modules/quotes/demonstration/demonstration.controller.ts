import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DemonstrationDataService } from './demonstration-data.service.js';
import { DemonstrationDto, RemovedDemonstrationDto } from './demonstration.dto.js';

@Controller('api/v1/company/demonstration')
export class DemonstrationController {
  constructor(private readonly data: DemonstrationDataService) {}

  /** Demonstration data that a removal would delete. */
  @Get()
  @RequirePermission('carrier.manage')
  getDemonstration(@CurrentActor() actor: Actor): Promise<DemonstrationDto> {
    return this.data.find(actor);
  }

  /** Adds fictional carriers with tariffs and fuel prices to try the product with. No effect if the company has them. */
  @Post()
  @RequirePermission('carrier.manage')
  @HttpCode(204)
  addDemonstration(@CurrentActor() actor: Actor): Promise<void> {
    return this.data.add(actor);
  }

  /**
   * Removes the demonstration carriers with their tariffs and fuel prices, the quotes that only they priced, and the shipments that were
   * never tendered to another carrier. Everything else stays. 409 LEGAL_HOLD while documents of such a shipment are on legal hold.
   */
  @Delete()
  @RequirePermission('carrier.manage')
  @HttpCode(200)
  removeDemonstration(@CurrentActor() actor: Actor): Promise<RemovedDemonstrationDto> {
    return this.data.remove(actor);
  }
}
