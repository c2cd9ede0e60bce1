import { AuditInvoice } from './audit-invoice.js';
import { DecideInvoice } from './decide-invoice.service.js';
import { InvoicesOfCarrier } from './invoices-of-carrier.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';
import { BilledShipments } from './persistence/billed-shipments.sql.js';
import { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';
import { ChargeEntryEntity } from './persistence/charge-entry.entity.js';
import { InvoiceDecisionEntity } from './persistence/invoice-decision.entity.js';
import { InvoiceListQueries } from './persistence/invoice-list.sql.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import { RecordInvoice } from './record-invoice.js';

/** Providers of the audit of invoices. */
export const INVOICES = [
  AuditInvoice,
  BilledShipments,
  DecideInvoice,
  InvoiceListQueries,
  InvoicesOfCarrier,
  InvoicesRepository,
  InvoicesService,
  RecordInvoice,
];
export const INVOICE_CONTROLLERS = [InvoicesController];
export const INVOICE_ENTITIES = [CarrierInvoiceEntity, ChargeEntryEntity, InvoiceDecisionEntity];
