import type { InvoiceStatus } from './invoice-status.js';

/** Views of the list; each but `all` has the invoices of one state, `over` those to review that exceed the tolerance. */
export const INVOICE_VIEWS = ['review', 'over', 'unmatched', 'held', 'disputed', 'approved', 'paid', 'all'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/** The state of a view; null for all. */
export function statusOfView(view: InvoiceView): InvoiceStatus | null {
  if (view === 'all') return null;
  return view === 'over' ? 'review' : view;
}
