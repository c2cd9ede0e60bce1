import { Controller, Get, Param } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ChargeLedgerDto } from './charges.dto.js';
import { presentCharges } from './charges.presenter.js';
import { ChargesQueries } from './persistence/charges.sql.js';

@Controller('api/v1/shipments/:id/charges')
export class ChargesController {
  constructor(private readonly charges: ChargesQueries) {}

  /** Quoted and booked charges of the shipment, line by line. */
  @Get()
  @RequirePermission('price.read')
  async getCharges(@CurrentActor() { companyId }: Actor, @Param('id') id: string): Promise<ChargeLedgerDto> {
    return presentCharges(await this.charges.ofShipment(companyId, id));
  }
}
