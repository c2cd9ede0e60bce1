import type { ListOrder, OrderValue } from '../../../platform/http/paging/ordered-cursor.js';
import { sortUnavailable } from '../../../platform/http/problems/sort-unavailable.js';
import type { ShipmentExportQuery, ShipmentSort } from './shipment-list.dto.js';

/** How a list is ordered; ties by id in the same direction. */
export type ShipmentOrder = ListOrder<ShipmentSort>;

/** Columns of `shipment` that hold what each order goes by, and what they hold. */
export const ORDER_COLUMNS: Readonly<Record<ShipmentSort, { column: string; kind: OrderValue }>> = {
  created: { column: 'created_at', kind: 'instant' },
  pickup: { column: 'pickup_on', kind: 'date' },
  eta: { column: 'eta_order', kind: 'date' },
};

/** Searches find the newest first. */
const FOUND: ShipmentOrder = { sort: 'created', direction: 'desc' };

/** The order that a query asks for. @throws DomainError SORT_UNAVAILABLE (422) */
export function orderOf(query: ShipmentExportQuery): ShipmentOrder {
  if (isSearch(query)) {
    if ((query.sort ?? FOUND.sort) !== FOUND.sort || (query.order ?? FOUND.direction) !== FOUND.direction)
      throw sortUnavailable(query.sort ?? FOUND.sort);
    return FOUND;
  }
  const ofDates = query.pickupFrom !== undefined || query.pickupTo !== undefined || query.view === 'pickup_today';
  const sort = query.sort ?? (ofDates ? 'pickup' : 'created');
  if (!isServed(query, sort, ofDates)) throw sortUnavailable(sort);
  return { sort, direction: query.order ?? (sort === 'created' ? 'desc' : 'asc') };
}

/** Whether words are looked for. */
export function isSearch({ q = '' }: ShipmentExportQuery): boolean {
  return q.trim() !== '';
}

/** Whether an index serves the order: days of pickup are a range of the order by pickup, which any other filter may narrow further. */
function isServed(
  { mode, carrier, lane, owner, exception }: ShipmentExportQuery,
  sort: ShipmentSort,
  ofDates: boolean,
): boolean {
  if (ofDates) return sort === 'pickup';
  return sort === 'created' || [mode, carrier, lane, owner, exception].every((filter) => filter === undefined);
}
