import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import {
  AddCarrierDto,
  AddProBlockDto,
  CarrierProfileDto,
  ProNumbersDto,
  SaveCarrierProfileDto,
} from './carrier-profile.dto.js';
import { CarrierProfileService } from './carrier-profile.service.js';
import { ProBlocksService } from './pro-blocks.service.js';

@Controller('api/v1/company/carriers')
export class CarrierProfileController {
  constructor(
    private readonly profiles: CarrierProfileService,
    private readonly proBlocks: ProBlocksService,
  ) {}

  /** Adds a carrier that is rated with uploaded tariffs and tendered by email. */
  @Post('tariff')
  @RequirePermission('carrier.manage')
  addCarrier(@CurrentActor() actor: Actor, @Body() body: AddCarrierDto): Promise<CarrierProfileDto> {
    return this.profiles.add(actor, body);
  }

  /** Contacts, modes, account number and PRO numbers of a carrier. `id` is the carrier's id. */
  @Get(':id/profile')
  @RequirePermission('tariff.read')
  getCarrierProfile(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CarrierProfileDto> {
    return this.profiles.read(actor, id);
  }

  /**
   * Replaces contacts, modes and account number of a carrier. `id` is the carrier's id. A new email address for tenders requires authentication
   * within the last five minutes: 403 REAUTHENTICATION_REQUIRED.
   */
  @Put(':id/profile')
  @RequirePermission('carrier.manage')
  saveCarrierProfile(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: SaveCarrierProfileDto,
  ): Promise<CarrierProfileDto> {
    return this.profiles.save(actor, id, body);
  }

  /** Adds a block of PRO numbers that the carrier assigned. `id` is the carrier's id. */
  @Post(':id/pro-blocks')
  @RequirePermission('carrier.manage')
  addProBlock(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: AddProBlockDto,
  ): Promise<ProNumbersDto> {
    return this.proBlocks.add(actor, id, body);
  }

  /** Gives no more numbers from a block. `id` is the carrier's id, `first` the block's first number as printed. */
  @Delete(':id/pro-blocks/:first')
  @RequirePermission('carrier.manage')
  closeProBlock(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('first') first: string,
  ): Promise<ProNumbersDto> {
    return this.proBlocks.close(actor, id, first);
  }
}
