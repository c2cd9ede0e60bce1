import { toSafeInteger } from '../../../../../platform/database/columns.js';
import type { Transaction } from '../../../../../platform/database/database.js';
import type { CarrierInvoiceEntity } from './carrier-invoice.entity.js';
import type { ChargeEntryEntity } from './charge-entry.entity.js';

const money = (amount: number | null): number | null => (amount === null ? null : toSafeInteger(amount));

/** Inserts new invoices: nothing is paid or exported. */
export async function insertInvoices(tx: Transaction, rows: readonly CarrierInvoiceEntity[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => [
    row.companyId,
    row.id,
    row.status,
    row.version,
    row.source,
    row.carrierBillId,
    row.scac,
    row.carrierName,
    row.number,
    row.billedOn,
    row.dueOn,
    row.proNumber,
    row.bolNumber,
    row.shipmentNumber,
    row.shipmentId,
    row.matchedBy,
    row.currency,
    money(row.total),
    money(row.agreedTotal),
    money(row.approvedTotal),
    row.verdict,
    JSON.stringify(row.body),
    row.createdBy,
    row.createdAt,
  ]);
  await tx.query(
    `INSERT INTO carrier_invoice (company_id, id, status, version, source, carrier_bill_id, scac, carrier_name, number, billed_on, due_on, pro_number, bol_number,
       shipment_number, shipment_id, matched_by, currency, total, agreed_total, approved_total, verdict, body, created_by, created_at) VALUES ?`,
    [values],
  );
}

/** Appends rows to the ledgers of shipments. */
export async function insertEntries(tx: Transaction, rows: readonly ChargeEntryEntity[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => [
    row.companyId,
    row.id,
    row.shipmentId,
    row.invoiceId,
    row.carrierBillId,
    row.stage,
    row.code,
    row.description,
    money(row.amount),
    row.currency,
    row.source,
    row.actorId,
    row.recordedAt,
    row.paidOn,
    row.reference,
  ]);
  await tx.query(
    `INSERT INTO charge_entry (company_id, id, shipment_id, invoice_id, carrier_bill_id, stage, code, description, amount, currency, source, actor_id, recorded_at,
       paid_on, reference) VALUES ?`,
    [values],
  );
}
