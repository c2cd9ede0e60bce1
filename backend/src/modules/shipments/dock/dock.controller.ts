import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DockListDto, DockQuery, LoadingDto, RecordLoadingDto } from './dock.dto.js';
import { DockService } from './dock.service.js';

@ApiTags('Shipments')
@Controller('api/v1')
export class DockController {
  constructor(private readonly dock: DockService) {}

  /** Pickups of a day, with what the dock recorded about them. Without prices. */
  @Get('dock')
  @RequirePermission('shipment.read')
  listDockPickups(@CurrentActor() actor: Actor, @Query() query: DockQuery): Promise<DockListDto> {
    return this.dock.list(actor, query);
  }

  /** Records what was loaded. An entry that is sent again with the same key returns the same response; 409 `SHIPMENT_CANCELED` if the shipment was canceled. */
  @Post('shipments/:id/loadings')
  @HttpCode(200)
  @RequirePermission('shipment.edit')
  recordLoading(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: RecordLoadingDto,
  ): Promise<LoadingDto> {
    return this.dock.record(actor, id, body);
  }
}
