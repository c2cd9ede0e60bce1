import { Body, Controller, Param, Patch } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ChangeShipmentDto, ShipmentChangedDto } from './change.dto.js';
import { ChangeService } from './change.service.js';

@Controller('api/v1/shipments')
export class ChangeController {
  constructor(private readonly changes: ChangeService) {}

  /** Changes pickup, references, instructions or PRO number; 409 STALE if the shipment has changed since it was read. */
  @Patch(':id')
  @RequirePermission('shipment.edit')
  changeShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeShipmentDto,
  ): Promise<ShipmentChangedDto> {
    return this.changes.change(actor, id, change);
  }
}
