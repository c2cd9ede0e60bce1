import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ChangeCustomsDto, CustomsChangedDto } from './customs.dto.js';
import { CustomsService } from './customs.service.js';

@ApiTags('Shipments')
@Controller('api/v1/shipments/:id/customs')
export class CustomsController {
  constructor(private readonly customs: CustomsService) {}

  /** Replaces the customs declaration of a shipment between the United States and Canada: broker, importer, Incoterm, manifest numbers. */
  @Put()
  @RequirePermission('shipment.edit')
  changeShipmentCustoms(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeCustomsDto,
  ): Promise<CustomsChangedDto> {
    return this.customs.change(actor, id, change);
  }
}
