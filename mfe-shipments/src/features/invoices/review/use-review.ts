import { useRemote } from '@lading/mfe-kit';
import { useSearchParams } from '@lading/ui/router';
import { useQuery } from '@tanstack/react-query';
import { type InvoiceFilter, type InvoiceNeighbors, invoiceQueries } from '../../../shared/api/invoices';
import { filterOf } from '../invoice-filter';

/** The list that an invoice was opened from, and what is beside the invoice there. */
export interface Review {
  filter: InvoiceFilter;
  /** Undefined until they are loaded. */
  neighbors: InvoiceNeighbors | undefined;
}

/** Null for an invoice that was not opened from a list. */
export function useReview(id: string): Review | null {
  const { api, host } = useRemote();
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const isReview = search.has('view') && host.session.can('price.read');
  const { data: neighbors } = useQuery({ ...invoiceQueries.neighbors(api, id, filter), enabled: isReview });
  return isReview ? { filter, neighbors } : null;
}
