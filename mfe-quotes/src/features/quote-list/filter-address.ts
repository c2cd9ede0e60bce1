import { readLane } from '@lading/ui';
import type { QuoteFilter } from '../../shared/api/quotes';
import { STATUS_OPTIONS } from '../../shared/QuoteStatusBadge';

/** Orders of the list, as one choice each. */
export const ORDERS = {
  newest: { label: 'Newest first', sort: undefined, order: undefined },
  oldest: { label: 'Oldest first', sort: 'created', order: 'asc' },
  pickup: { label: 'Pickup soonest', sort: 'pickup', order: undefined },
  cheapest: { label: 'Cheapest', sort: 'bestTotal', order: undefined },
  ending: { label: 'Ending soonest', sort: 'validUntil', order: undefined },
} as const satisfies Record<string, { label: string; sort?: QuoteFilter['sort']; order?: QuoteFilter['order'] }>;
export type Order = keyof typeof ORDERS;

const MODES = ['LTL', 'VLTL', 'FTL'] as const;
const IMPORT = /^qim_[0-9A-Z]{26}$/;

/** The filter that a page's address stands for; what makes no sense is left out. */
export function filterOf(search: URLSearchParams): QuoteFilter {
  const order = orderOf(search);
  return {
    q: search.get('q') || undefined,
    status: STATUS_OPTIONS.find(({ value }) => value === search.get('status'))?.value,
    mode: MODES.find((mode) => mode === search.get('mode')),
    lane: readLane(search.get('lane') ?? '') ?? undefined,
    owner: search.get('owner') === 'me' ? 'me' : undefined,
    import: IMPORT.exec(search.get('imported') ?? '')?.[0],
    expiring: search.get('expiring') === 'true' ? 'true' : undefined,
    sort: ORDERS[order].sort,
    order: ORDERS[order].order,
  };
}

/** The order that a page's address asks for. */
export const orderOf = (search: URLSearchParams): Order => (Object.keys(ORDERS) as Order[]).find((order) => order === search.get('order')) ?? 'newest';

/** Whether the address narrows the list. */
export const isFiltered = ({ sort: _sort, order: _order, ...filters }: QuoteFilter): boolean => Object.values(filters).some(Boolean);
