import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { CsvFile } from '../../../platform/http/files/csv-file.js';
import { Metered } from '../../../platform/throttle/metered.js';
import { ShipmentExport } from './shipment-export.js';
import {
  ShipmentCountsDto,
  ShipmentExportQuery,
  ShipmentListDto,
  ShipmentListQuery,
  ShipmentMapDto,
} from './shipment-list.dto.js';
import { ShipmentListQueries } from './persistence/shipment-list.sql.js';
import { ShipmentOverviewQueries } from './persistence/shipment-overview.sql.js';

@Controller('api/v1/shipments')
@RequirePermission('shipment.read')
export class ShipmentListController {
  constructor(
    private readonly queries: ShipmentListQueries,
    private readonly overview: ShipmentOverviewQueries,
    private readonly exports: ShipmentExport,
  ) {}

  /** Lists shipments, newest first by default. */
  @Get()
  listShipments(@CurrentActor() actor: Actor, @Query() query: ShipmentListQuery): Promise<ShipmentListDto> {
    return this.queries.list(actor, query);
  }

  /** Number of shipments in each view. */
  @Get('counts')
  countShipments(@CurrentActor() actor: Actor): Promise<ShipmentCountsDto> {
    return this.overview.counts(actor);
  }

  /** Positions of the planned and active shipments. */
  @Get('map')
  mapShipments(@CurrentActor() actor: Actor): Promise<ShipmentMapDto> {
    return this.overview.map(actor);
  }

  /** Exports the list as CSV, at most 100,000 rows. Prices only with permission to see them. */
  @Get('export')
  @CsvFile('shipments.csv')
  @Metered('export')
  exportShipments(@CurrentActor() actor: Actor, @Query() query: ShipmentExportQuery): AsyncGenerator<CsvRow> {
    return this.exports.rows(actor, query);
  }
}
