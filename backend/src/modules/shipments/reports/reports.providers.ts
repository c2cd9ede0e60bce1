import { KeepReportDay } from './keep-report-day.js';
import { KeepReportsJob } from './keep-reports.job.js';
import { ReportDayEntity } from './persistence/report-day.entity.js';
import { ReportDaysRepository } from './persistence/report-days.sql.js';
import { ReportDueEntity } from './persistence/report-due.entity.js';
import { ReportDueQueries } from './persistence/report-due.sql.js';
import { ReportFiguresQueries } from './persistence/report-figures.sql.js';
import { ReportedShipmentsQueries } from './persistence/reported-shipments.sql.js';
import { RebuildReports } from './rebuild-reports.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';

/** Providers of reports. */
export const REPORTS = [
  KeepReportDay,
  KeepReportsJob,
  RebuildReports,
  ReportDaysRepository,
  ReportDueQueries,
  ReportFiguresQueries,
  ReportedShipmentsQueries,
  ReportsService,
];
export const REPORT_CONTROLLERS = [ReportsController];
export const REPORT_ENTITIES = [ReportDayEntity, ReportDueEntity];
