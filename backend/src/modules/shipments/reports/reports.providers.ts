import { CostCenters } from './cost-centers.js';
import { KeepReportDay } from './keep-report-day.js';
import { KeepReportsJob } from './keep-reports.job.js';
import { MailReportsJob } from './mailing/mail-reports.job.js';
import { MailingLinks } from './mailing/mailing-links.js';
import { DueMailingsQueries } from './mailing/persistence/due-mailings.sql.js';
import { ReportMailingEntity } from './mailing/persistence/report-mailing.entity.js';
import { ReportMailingRecipientEntity } from './mailing/persistence/report-mailing-recipient.entity.js';
import { ReportMailingsRepository } from './mailing/persistence/report-mailings.sql.js';
import { ReportMailingsController } from './mailing/report-mailings.controller.js';
import { ReportMailingsService } from './mailing/report-mailings.service.js';
import { ReportMails } from './mailing/report-mails.js';
import { SendMailing } from './mailing/send-mailing.js';
import { StopMailing } from './mailing/stop-mailing.js';
import { StopMailingController } from './mailing/stop-mailing.controller.js';
import { ReportDayEntity } from './persistence/report-day.entity.js';
import { ReportDaysRepository } from './persistence/report-days.sql.js';
import { ReportDueEntity } from './persistence/report-due.entity.js';
import { ReportDueQueries } from './persistence/report-due.sql.js';
import { ReportShipmentEntity } from './persistence/report-shipment.entity.js';
import { ReportShipmentsRepository } from './persistence/report-shipments.sql.js';
import { ReportMonthEntity } from './persistence/report-month.entity.js';
import { ReportMonthsRepository } from './persistence/report-months.sql.js';
import { ReportFiguresQueries } from './persistence/report-figures.sql.js';
import { ReportedShipmentsQueries } from './persistence/reported-shipments.sql.js';
import { RebuildReports } from './rebuild-reports.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';

/** Providers of reports. */
export const REPORTS = [
  CostCenters,
  KeepReportDay,
  KeepReportsJob,
  RebuildReports,
  ReportDaysRepository,
  ReportMonthsRepository,
  ReportShipmentsRepository,
  ReportDueQueries,
  ReportFiguresQueries,
  ReportedShipmentsQueries,
  ReportsService,
  ReportMailingsRepository,
  DueMailingsQueries,
  ReportMailingsService,
  SendMailing,
  StopMailing,
  MailingLinks,
  MailReportsJob,
  ReportMails,
];
export const REPORT_CONTROLLERS = [StopMailingController, ReportMailingsController, ReportsController];
export const REPORT_ENTITIES = [
  ReportDayEntity,
  ReportDueEntity,
  ReportMonthEntity,
  ReportShipmentEntity,
  ReportMailingEntity,
  ReportMailingRecipientEntity,
];
