import { paths } from '@lading/mfe-contract';
import type { InvoiceCounts, InvoiceFilter } from '../../shared/api/invoices';

export type InvoiceView = keyof InvoiceCounts;

/** Views in the order of the tabs. */
export const INVOICE_VIEWS: readonly InvoiceView[] = [
  'review',
  'over',
  'unmatched',
  'held',
  'disputed',
  'approved',
  'due',
  'paid',
  'all',
];

/** Value of the filter `carrier` for invoices without a SCAC. */
export const NO_CARRIER = 'none';
const CARRIER = /^([A-Z]{2,4}|none)$/;

export const viewOf = (search: URLSearchParams): InvoiceView =>
  INVOICE_VIEWS.find((view) => view === search.get('view')) ?? 'all';

/** The filter in the address of the list. */
export function filterOf(search: URLSearchParams): InvoiceFilter {
  const view = viewOf(search);
  const carrier = search.get('carrier') ?? '';
  return {
    view: view === 'all' ? undefined : view,
    carrier: CARRIER.test(carrier) ? carrier : undefined,
    q: search.get('q') || undefined,
  };
}

const withParameters = (path: string, parameters: Record<string, string | undefined>): string => {
  const set = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
};

/** The filtered list. */
export const listPath = (filter: InvoiceFilter): string => withParameters(paths.invoices(), { ...filter });

/** An invoice opened from the filtered list; the view tells that there is a list. */
export const reviewPath = (id: string, { view = 'all', carrier, q }: InvoiceFilter): string =>
  withParameters(paths.invoice(id), { view, carrier, q });
