import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { CsvFile } from '../../../platform/http/files/csv-file.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { ReportDto, ReportQuery } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@Controller('api/v1/reports')
@RequirePermission('shipment.read')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Figures of shipments by group, with the period before. They follow the shipments within minutes. */
  @Get()
  getReport(@CurrentActor() actor: Actor, @Query() query: ReportQuery): Promise<ReportDto> {
    return this.reports.report(actor, query);
  }

  /** Exports the figures as CSV. Prices only with permission to see spend. */
  @Get('export')
  @CsvFile('report.csv')
  @Metered('export')
  exportReport(@CurrentActor() actor: Actor, @Query() query: ReportQuery): AsyncGenerator<CsvRow> {
    return this.reports.rows(actor, query);
  }
}
