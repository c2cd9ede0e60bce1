import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { CsvFile, TableFile } from '../../../platform/http/files/csv-file.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { LocationsService } from '../../locations/index.js';
import { presentSummary } from '../shipments.presenter.js';
import { SHIPMENT_COLUMN_KINDS, ShipmentExport } from './shipment-export.js';
import {
  SelectedShipmentsDto,
  ShipmentCountsDto,
  ShipmentExportQuery,
  ShipmentListDto,
  ShipmentListQuery,
  ShipmentMapDto,
} from './shipment-list.dto.js';
import { presentCounts, presentMap } from './shipment-list.presenter.js';
import { ShipmentListQueries } from './persistence/shipment-list.sql.js';
import { ShipmentOverviewQueries } from './persistence/shipment-overview.sql.js';

@Controller('api/v1/shipments')
@RequirePermission('shipment.read')
export class ShipmentListController {
  constructor(
    private readonly queries: ShipmentListQueries,
    private readonly overview: ShipmentOverviewQueries,
    private readonly exports: ShipmentExport,
    private readonly locations: LocationsService,
    private readonly clock: Clock,
  ) {}

  /** Lists shipments, newest first by default. */
  @Get()
  async listShipments(@CurrentActor() actor: Actor, @Query() query: ShipmentListQuery): Promise<ShipmentListDto> {
    const page = await this.queries.list(actor, query);
    const now = this.clock.now();
    return { ...presentPage(page, (row) => presentSummary(actor, row, now)), total: page.total };
  }

  /** Number of shipments in each view. */
  @Get('counts')
  async countShipments(@CurrentActor() actor: Actor): Promise<ShipmentCountsDto> {
    return presentCounts(await this.overview.counts(actor));
  }

  /** Positions of the planned and active shipments. */
  @Get('map')
  async mapShipments(@CurrentActor() actor: Actor): Promise<ShipmentMapDto> {
    return presentMap(await this.overview.map(actor), (postalCode) =>
      this.locations.find(postalCode, /^\d/.test(postalCode) ? 'US' : 'CA'),
    );
  }

  /** Exports the list as CSV or XLSX, at most 100,000 rows. Prices only with permission to see them. */
  @Get('export')
  @TableFile('shipments.csv', SHIPMENT_COLUMN_KINDS)
  @Metered('export')
  exportShipments(@CurrentActor() actor: Actor, @Query() query: ShipmentExportQuery): AsyncGenerator<CsvRow> {
    return this.exports.rows(actor, query);
  }

  /** Exports the selected shipments as CSV with the columns of the list export. Prices only with permission to see them. */
  @Post('export')
  @HttpCode(200)
  @CsvFile('shipments.csv')
  @Metered('export')
  exportSelectedShipments(
    @CurrentActor() actor: Actor,
    @Body() { shipmentIds }: SelectedShipmentsDto,
  ): AsyncGenerator<CsvRow> {
    return this.exports.selected(actor, shipmentIds);
  }
}
