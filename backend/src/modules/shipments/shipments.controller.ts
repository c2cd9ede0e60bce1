import { Controller, Get, Param } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { ShipmentDto } from './shipments.dto.js';
import { ShipmentsQueries } from './persistence/shipment-detail.sql.js';

@Controller('api/v1/shipments')
export class ShipmentsController {
  constructor(private readonly queries: ShipmentsQueries) {}

  /** Returns a shipment with its parties, freight, charges, events and documents. */
  @Get(':id')
  @RequirePermission('shipment.read')
  getShipment(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShipmentDto> {
    return this.queries.detail(actor, id);
  }
}
