import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { TableFile } from '../../../platform/http/files/csv-file.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { ReportDto, ReportExportQuery, ReportQuery } from './reports.dto.js';
import { REPORT_COLUMN_KINDS, ReportsService } from './reports.service.js';

@Controller('api/v1/reports')
@RequirePermission('shipment.read')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Figures of shipments by group, with the period before. They follow the shipments within minutes. */
  @Get()
  getReport(@CurrentActor() actor: Actor, @Query() query: ReportQuery): Promise<ReportDto> {
    return this.reports.report(actor, query);
  }

  /** Exports the figures as CSV or XLSX. Prices only with permission to see spend. */
  @Get('export')
  @TableFile('report.csv', REPORT_COLUMN_KINDS)
  @Metered('export')
  exportReport(@CurrentActor() actor: Actor, @Query() query: ReportExportQuery): AsyncGenerator<CsvRow> {
    return this.reports.rows(actor, query);
  }
}
