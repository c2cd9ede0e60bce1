import { type ListOrder, type OrderValue, sortUnavailable } from '../../../platform/http/paging/ordered-cursor.js';
import type { QuoteFilter, QuoteSort } from '../domain/quote-filter.js';

/** Sort order of a list; ties are sorted by id in the same direction. */
export type QuoteOrder = ListOrder<QuoteSort>;

/** Column of `quote` for each sort key, and the type of its values. */
export const ORDER_COLUMNS: Readonly<Record<QuoteSort, { column: string; kind: OrderValue }>> = {
  created: { column: 'q.created_at', kind: 'instant' },
  pickup: { column: 'q.pickup_on', kind: 'date' },
  bestTotal: { column: 'q.total_order', kind: 'integer' },
  validUntil: { column: 'q.valid_order', kind: 'instant' },
};

/** The sort order of a query. @throws DomainError SORT_UNAVAILABLE (422) */
export function orderOf(query: QuoteFilter): QuoteOrder {
  const sort = query.sort ?? (isByExpiration(query) ? 'validUntil' : 'created');
  const direction = query.order ?? (sort === 'created' ? 'desc' : 'asc');
  if (!isServed(query, sort) || (isSearch(query) && direction !== 'desc')) throw sortUnavailable(sort);
  return { sort, direction };
}

export function isSearch({ q = '' }: QuoteFilter): boolean {
  return q.trim() !== '';
}

/** Whether quotes are sorted by expiration, those without an offer last. Searches and imports are sorted by creation. */
function isByExpiration({ expiring, view, ...query }: QuoteFilter): boolean {
  return (expiring === 'true' || view === 'needs_action') && query.import === undefined && !isSearch(query);
}

/** Whether an index serves the sort order. Without one, the filter would scan the whole list. */
function isServed(query: QuoteFilter, sort: QuoteSort): boolean {
  if (isSearch(query) || query.import !== undefined) return sort === 'created';
  if (isByExpiration(query)) return sort === 'validUntil';
  if (query.view === 'closed') return sort === 'created';
  return sort === 'created' || [query.mode, query.lane, query.owner].every((filter) => filter === undefined);
}
