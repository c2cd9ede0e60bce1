import { type ListOrder, type OrderValue, sortUnavailable } from '../../../platform/http/paging/ordered-cursor.js';
import { isListedPart, type ShipmentFilter, type ShipmentSort } from '../domain/shipment-filter.js';

/** Sort order of a list; ties are sorted by id in the same direction. */
export type ShipmentOrder = ListOrder<ShipmentSort>;

/** Column of `shipment` for each sort key, and the type of its values. */
export const ORDER_COLUMNS: Readonly<Record<ShipmentSort, { column: string; kind: OrderValue }>> = {
  created: { column: 'created_at', kind: 'instant' },
  pickup: { column: 'pickup_on', kind: 'date' },
  eta: { column: 'eta_order', kind: 'date' },
};

/** Search results are sorted newest first. */
const FOUND: ShipmentOrder = { sort: 'created', direction: 'desc' };

/** The sort order of a query. @throws DomainError SORT_UNAVAILABLE (422) */
export function orderOf(query: ShipmentFilter): ShipmentOrder {
  if (isSearch(query)) {
    if ((query.sort ?? FOUND.sort) !== FOUND.sort || (query.order ?? FOUND.direction) !== FOUND.direction)
      throw sortUnavailable(query.sort ?? FOUND.sort);
    return FOUND;
  }
  const ofDates = isOfDates(query);
  const sort = query.sort ?? (ofDates ? 'pickup' : query.view === 'delivery_today' ? 'eta' : 'created');
  if (!isServed(query, sort, ofDates)) throw sortUnavailable(sort);
  return { sort, direction: query.order ?? (sort === 'created' ? 'desc' : 'asc') };
}

/** Whether the list is a range of pickup dates. */
function isOfDates({ pickupFrom, pickupTo, view, counted }: ShipmentFilter): boolean {
  return pickupFrom !== undefined || pickupTo !== undefined || view === 'pickup_today' || isListedPart(counted);
}

export function isSearch({ q = '' }: ShipmentFilter): boolean {
  return q.trim() !== '';
}

/** Whether an index serves the sort order. Pickup dates are a range of the pickup order, and deliveries today one date of the ETA order; any other filter can narrow them. */
function isServed(
  { view, mode, carrier, lane, owner, exception, counted, currency }: ShipmentFilter,
  sort: ShipmentSort,
  ofDates: boolean,
): boolean {
  if (ofDates) return sort === 'pickup' && view !== 'delivery_today';
  if (view === 'delivery_today') return sort === 'eta';
  return (
    sort === 'created' ||
    [mode, carrier, lane, owner, exception, counted, currency].every((filter) => filter === undefined)
  );
}
