import { Controller, Get, Param } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { ShipmentDto } from './shipments.dto.js';
import { ShipmentDetailService } from './shipment-detail.service.js';

@Controller('api/v1/shipments')
export class ShipmentsController {
  constructor(private readonly shipments: ShipmentDetailService) {}

  /** Returns a shipment with its parties, freight, charges, events and documents. */
  @Get(':id')
  @RequirePermission('shipment.read')
  getShipment(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShipmentDto> {
    return this.shipments.read(actor, id);
  }
}
