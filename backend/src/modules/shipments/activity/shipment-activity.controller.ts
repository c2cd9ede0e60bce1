import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { ShipmentActivityListDto } from './shipment-activity.dto.js';
import { presentShipmentActivity } from './shipment-activity.presenter.js';
import { ShipmentActivityQueries } from './persistence/shipment-activity.sql.js';

@Controller('api/v1/shipments/:id/activity')
export class ShipmentActivityController {
  constructor(private readonly queries: ShipmentActivityQueries) {}

  /** User actions and events of the shipment, newest first. */
  @Get()
  @RequirePermission('shipment.read')
  async listShipmentActivity(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: PagedQuery,
  ): Promise<ShipmentActivityListDto> {
    return presentPage(await this.queries.list(actor, id, query), (row) => presentShipmentActivity(actor, row));
  }
}
