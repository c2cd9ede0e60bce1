import { AuditInvoice } from './audit-invoice.js';
import { AutoApprove } from './auto-approve.js';
import { BulkDecisions } from './bulk-decisions.service.js';
import { CertificateRequests } from './certificate-requests.js';
import { DecideInvoice } from './decide-invoice.service.js';
import { EnterInvoice } from './enter-invoice.js';
import { FindShipment } from './find-shipment.js';
import { InvoiceFilesController } from './files/invoice-files.controller.js';
import { InvoiceFilesService } from './files/invoice-files.service.js';
import { ExpiredInvoiceFiles } from './files/persistence/expired-invoice-files.sql.js';
import { InvoiceFileEntity } from './files/persistence/invoice-file.entity.js';
import { InvoiceFilesRepository } from './files/persistence/invoice-files.repository.js';
import { PurgeInvoiceFilesJob } from './files/purge-invoice-files.job.js';
import { CheckInvoiceFile } from './imports/check-invoice-file.js';
import { InvoiceImportWorker } from './imports/invoice-import-worker.js';
import { InvoiceImportsController } from './imports/invoice-imports.controller.js';
import { InvoiceImportsService } from './imports/invoice-imports.service.js';
import { InvoiceImportEntity } from './imports/persistence/invoice-import.entity.js';
import { InvoiceImportItemEntity } from './imports/persistence/invoice-import-item.entity.js';
import { InvoiceImportsRepository } from './imports/persistence/invoice-imports.sql.js';
import { InvoicesOfCarrier } from './invoices-of-carrier.js';
import { InvoiceReviewController } from './invoice-review.controller.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';
import { BilledShipments } from './persistence/billed-shipments.sql.js';
import { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';
import { ChargeEntryEntity } from './persistence/charge-entry.entity.js';
import { InvoiceDecisionEntity } from './persistence/invoice-decision.entity.js';
import { InvoiceBalancesQueries } from './persistence/invoice-balances.sql.js';
import { InvoiceCarriersQueries } from './persistence/invoice-carriers.sql.js';
import { InvoiceFilters } from './persistence/invoice-filter.sql.js';
import { InvoiceListQueries } from './persistence/invoice-list.sql.js';
import { InvoiceNeighborsQueries } from './persistence/invoice-neighbors.sql.js';
import { InvoicesToCode } from './persistence/invoices-to-code.sql.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import { OrderedShipments } from './persistence/ordered-shipments.sql.js';
import { ShipmentsToAccrue } from './persistence/shipments-to-accrue.sql.js';
import { InvoiceSettingsController } from './settings/invoice-settings.controller.js';
import { InvoiceSettingsEntity } from './settings/persistence/invoice-settings.entity.js';
import { InvoiceSettingsRepository } from './settings/persistence/invoice-settings.repository.js';
import { CarrierChargeCodeEntity } from './remembered-codes/persistence/carrier-charge-code.entity.js';
import { RememberedCodes } from './remembered-codes/persistence/remembered-codes.repository.js';
import { RememberedCodesController } from './remembered-codes/remembered-codes.controller.js';
import { SuggestShipments } from './suggest-shipments.service.js';
import { SuggestedShipments } from './persistence/suggested-shipments.sql.js';
import { RebuildInvoiceBalances } from './rebuild-balances.js';
import { RecordInvoice } from './record-invoice.js';

/** Providers of the audit of invoices. */
export const INVOICES = [
  AuditInvoice,
  AutoApprove,
  BilledShipments,
  BulkDecisions,
  CertificateRequests,
  CheckInvoiceFile,
  DecideInvoice,
  EnterInvoice,
  ExpiredInvoiceFiles,
  FindShipment,
  InvoiceBalancesQueries,
  InvoiceCarriersQueries,
  InvoiceFilesRepository,
  InvoiceFilesService,
  InvoiceFilters,
  InvoiceImportWorker,
  InvoiceImportsRepository,
  InvoiceImportsService,
  InvoiceListQueries,
  InvoiceNeighborsQueries,
  InvoiceSettingsRepository,
  InvoicesOfCarrier,
  InvoicesRepository,
  InvoicesService,
  InvoicesToCode,
  OrderedShipments,
  PurgeInvoiceFilesJob,
  RebuildInvoiceBalances,
  RecordInvoice,
  RememberedCodes,
  ShipmentsToAccrue,
  SuggestShipments,
  SuggestedShipments,
];
export const INVOICE_CONTROLLERS = [
  InvoiceFilesController,
  InvoiceImportsController,
  InvoiceReviewController,
  InvoiceSettingsController,
  InvoicesController,
  RememberedCodesController,
];
export const INVOICE_ENTITIES = [
  CarrierInvoiceEntity,
  ChargeEntryEntity,
  InvoiceDecisionEntity,
  InvoiceFileEntity,
  InvoiceImportEntity,
  InvoiceImportItemEntity,
  InvoiceSettingsEntity,
  CarrierChargeCodeEntity,
];
