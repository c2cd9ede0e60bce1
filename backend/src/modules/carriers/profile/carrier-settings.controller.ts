import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { CarrierSettingsDto, SaveCarrierSettingsDto } from './carrier-settings.dto.js';
import { CarrierSettingsService } from './carrier-settings.service.js';

@Controller('api/v1/company/carriers')
export class CarrierSettingsController {
  constructor(private readonly settings: CarrierSettingsService) {}

  /** Calendar and fees of a carrier, with the defaults and their sources. `id` is the carrier's id. */
  @Get(':id/settings')
  @RequirePermission('tariff.read')
  getCarrierSettings(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CarrierSettingsDto> {
    return this.settings.read(actor, id);
  }

  /** Replaces calendar and fees of a carrier, effective from the next quote. `id` is the carrier's id. */
  @Put(':id/settings')
  @RequirePermission('carrier.manage')
  saveCarrierSettings(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: SaveCarrierSettingsDto,
  ): Promise<CarrierSettingsDto> {
    return this.settings.save(actor, id, body);
  }
}
