import type { ListOrder, OrderValue } from '../../../platform/http/paging/ordered-cursor.js';
import { sortUnavailable } from '../../../platform/http/problems/sort-unavailable.js';
import type { QuoteExportQuery, QuoteSort } from './quote-list.dto.js';

/** How a list is ordered; ties by id in the same direction. */
export type QuoteOrder = ListOrder<QuoteSort>;

/** Columns of `quote` that hold what each order goes by, and what they hold. */
export const ORDER_COLUMNS: Readonly<Record<QuoteSort, { column: string; kind: OrderValue }>> = {
  created: { column: 'q.created_at', kind: 'instant' },
  pickup: { column: 'q.pickup_on', kind: 'date' },
  bestTotal: { column: 'q.total_order', kind: 'integer' },
  validUntil: { column: 'q.valid_order', kind: 'instant' },
};

/** The order that a query asks for. @throws DomainError SORT_UNAVAILABLE (422) */
export function orderOf(query: QuoteExportQuery): QuoteOrder {
  const sort = query.sort ?? (isExpiring(query) ? 'validUntil' : 'created');
  const direction = query.order ?? (sort === 'created' ? 'desc' : 'asc');
  if (!isServed(query, sort) || (isSearch(query) && direction !== 'desc')) throw sortUnavailable(sort);
  return { sort, direction };
}

/** Whether words are looked for. */
export function isSearch({ q = '' }: QuoteExportQuery): boolean {
  return q.trim() !== '';
}

/** Whether quotes that end soon are read in the order in which they end; searches find the newest first, and imports list theirs so. */
function isExpiring(query: QuoteExportQuery): boolean {
  return query.expiring === 'true' && query.import === undefined && !isSearch(query);
}

/** Whether an index serves the order; a filter that has none in this order would be looked for in the whole list. */
function isServed(query: QuoteExportQuery, sort: QuoteSort): boolean {
  if (isSearch(query) || query.import !== undefined) return sort === 'created';
  if (isExpiring(query)) return sort === 'validUntil';
  return sort === 'created' || [query.mode, query.lane, query.owner].every((filter) => filter === undefined);
}
