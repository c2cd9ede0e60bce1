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
  const sort = query.sort ?? (isExpiring(query) ? 'validUntil' : 'created');
  const direction = query.order ?? (sort === 'created' ? 'desc' : 'asc');
  if (!isServed(query, sort) || (isSearch(query) && direction !== 'desc')) throw sortUnavailable(sort);
  return { sort, direction };
}

export function isSearch({ q = '' }: QuoteFilter): boolean {
  return q.trim() !== '';
}

/** Whether expiring quotes are sorted by expiration. Searches and imports are sorted by creation. */
function isExpiring(query: QuoteFilter): boolean {
  return query.expiring === 'true' && query.import === undefined && !isSearch(query);
}

/** Whether an index serves the sort order. Without one, the filter would scan the whole list. */
function isServed(query: QuoteFilter, sort: QuoteSort): boolean {
  if (isSearch(query) || query.import !== undefined) return sort === 'created';
  if (isExpiring(query)) return sort === 'validUntil';
  return sort === 'created' || [query.mode, query.lane, query.owner].every((filter) => filter === undefined);
}
