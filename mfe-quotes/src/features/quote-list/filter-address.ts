import { readLane } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteFilter } from '../../shared/api/quotes';
import { QUOTE_STATUSES } from '../../shared/QuoteStatusBadge';

/** Orders of the list, as one choice each. */
export const ORDERS = {
  newest: { label: msg`Newest first`, sort: undefined, order: undefined },
  oldest: { label: msg`Oldest first`, sort: 'created', order: 'asc' },
  pickup: { label: msg`Pickup soonest`, sort: 'pickup', order: undefined },
  cheapest: { label: msg`Cheapest`, sort: 'bestTotal', order: undefined },
  ending: { label: msg`Ending soonest`, sort: 'validUntil', order: undefined },
} as const satisfies Record<
  string,
  { label: MessageDescriptor; sort?: QuoteFilter['sort']; order?: QuoteFilter['order'] }
>;
export type Order = keyof typeof ORDERS;

const MODES = ['LTL', 'VLTL', 'FTL'] as const;
const IMPORT = /^qim_[0-9A-Z]{26}$/;

type Filters = Omit<QuoteFilter, 'sort' | 'order'>;

/** The filter that a page's address stands for; what makes no sense is left out. */
export function filterOf(search: URLSearchParams): QuoteFilter {
  const { sort, order } = ORDERS[orderOf(search)];
  return { ...filtersOf(search), sort, order };
}

/** The order that a page's address asks for; the usual one when that cannot be had with its filters. */
export function orderOf(search: URLSearchParams): Order {
  const offered = ordersFor(filtersOf(search));
  return offered.find((order) => order === search.get('order')) ?? offered[0] ?? 'newest';
}

/** Orders in which the server lists quotes of these filters, the usual one first: others would read all quotes of the company. */
export function ordersFor({ q, import: imported, expiring, mode, lane, owner }: Filters): Order[] {
  if (q) return ['newest'];
  if (imported) return ['newest', 'oldest'];
  if (expiring) return ['ending'];
  return mode || lane || owner ? ['newest', 'oldest'] : (Object.keys(ORDERS) as Order[]);
}

function filtersOf(search: URLSearchParams): Filters {
  return {
    q: search.get('q') || undefined,
    status: QUOTE_STATUSES.find((status) => status === search.get('status')),
    mode: MODES.find((mode) => mode === search.get('mode')),
    lane: readLane(search.get('lane') ?? '') ?? undefined,
    owner: search.get('owner') === 'me' ? 'me' : undefined,
    import: IMPORT.exec(search.get('imported') ?? '')?.[0],
    expiring: search.get('expiring') === 'true' ? 'true' : undefined,
  };
}

/** Whether the address narrows the list. */
export const isFiltered = ({ sort: _sort, order: _order, ...filters }: QuoteFilter): boolean =>
  Object.values(filters).some(Boolean);
