import type { InvoiceStatus } from './invoice-status.js';

/** Sums of an invoice's ledger rows by stage, in minor units. */
export interface LedgerSums {
  invoiced: number;
  adjusted: number;
  credited: number;
  paid: number;
}

/** What is stored with an invoice and follows from its ledger rows. */
export interface Balances {
  approvedTotal: number | null;
  paidTotal: number;
}

/** Statuses in which an amount is approved. */
const APPROVED: readonly InvoiceStatus[] = ['approved', 'paid'];
/** What is stored when the carrier takes an exported invoice back follows from the export, not from the ledger. */
const TAKEN_BACK: readonly InvoiceStatus[] = ['replaced', 'withdrawn'];

/** The balances of an invoice with a shipment by its ledger. */
export function balancesOf(
  { status, approvedTotal }: { status: InvoiceStatus; approvedTotal: number | null },
  { invoiced, adjusted, credited, paid }: LedgerSums,
): Balances {
  if (APPROVED.includes(status)) return { approvedTotal: invoiced + adjusted + credited, paidTotal: paid };
  return { approvedTotal: TAKEN_BACK.includes(status) ? approvedTotal : null, paidTotal: paid };
}

/** Statuses in which nothing of the invoice is owed, so its invoiced rows add up to zero. */
const NOT_OWED: readonly InvoiceStatus[] = ['rejected', 'replaced', 'withdrawn'];

/** The sum of the `INVOICED` rows of an invoice with a shipment. */
export const invoicedOf = ({ status, total }: { status: InvoiceStatus; total: number }): number =>
  NOT_OWED.includes(status) ? 0 : total;

/** Whether stored balances differ from those by the ledger. */
export function differsFromLedger(
  stored: { status: InvoiceStatus; approvedTotal: number | null; paidTotal: number } & LedgerSums,
): boolean {
  const { approvedTotal, paidTotal } = balancesOf(stored, stored);
  return approvedTotal !== stored.approvedTotal || paidTotal !== stored.paidTotal;
}
