import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { ShipmentActivityListDto, type ShipmentActivityDto } from './shipment-activity.dto.js';
import { ShipmentActivityQueries, type ShipmentActivityRow } from './persistence/shipment-activity.sql.js';
import type { AuditDetails } from '../../../platform/audit/audit-entry.js';

/** Property names of amounts in entries, such as `acceptedFee` and `totalBefore`. */
const AMOUNT = /fee|total|price|amount|charge/i;

/** Amounts only with `price.read`. */
function presentShipmentActivity(
  { permissions }: Actor,
  { createdAt, details, ...row }: ShipmentActivityRow,
): ShipmentActivityDto {
  const recorded = details === null ? {} : (JSON.parse(details) as AuditDetails);
  const visible = permissions.has('price.read')
    ? recorded
    : Object.fromEntries(Object.entries(recorded).filter(([name]) => !AMOUNT.test(name)));
  return { ...row, occurredAt: createdAt.toISOString(), details: visible };
}

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
