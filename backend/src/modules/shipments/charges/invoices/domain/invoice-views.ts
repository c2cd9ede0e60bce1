import type { InvoiceStatus } from './invoice-status.js';

/** Views of the list; each but `all` has the invoices of one state. */
export const INVOICE_VIEWS = ['review', 'unmatched', 'held', 'disputed', 'approved', 'paid', 'all'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/** The state of a view; null for all. */
export const statusOfView = (view: InvoiceView): InvoiceStatus | null => (view === 'all' ? null : view);
