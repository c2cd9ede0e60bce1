import type { InvoiceStatus } from './invoice-status.js';

/**
 * Views of the list; each but `all` has the invoices of some states, `over` those to review that exceed the tolerance, `due` the unpaid ones that are due
 * within seven days or overdue. Disputed invoices are not due.
 */
export const INVOICE_VIEWS = [
  'review',
  'over',
  'unmatched',
  'held',
  'disputed',
  'approved',
  'due',
  'paid',
  'all',
] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/** Days before the due date from which an invoice is due soon. */
export const DUE_SOON_DAYS = 7;

/** The states of a view; null for all. */
export function statusesOfView(view: InvoiceView): readonly InvoiceStatus[] | null {
  if (view === 'all') return null;
  if (view === 'due') return ['unmatched', 'review', 'held', 'approved'];
  return [view === 'over' ? 'review' : view];
}
