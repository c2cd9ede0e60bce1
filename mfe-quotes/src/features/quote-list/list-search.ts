import { type SortOption, sortOf } from '@lading/mfe-kit';
import { readLane } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteFilter } from '../../shared/api/quotes';
import type { QuoteCounts } from '../../shared/api/types';
import { QUOTE_STATUSES } from '../../shared/QuoteStatusBadge';

export type QuoteView = NonNullable<QuoteFilter['view']>;

/** Tabs of the list, each with its count. */
export const VIEWS: { view: QuoteView; label: MessageDescriptor; count: keyof QuoteCounts }[] = [
  { view: 'needs_action', label: msg`Needs action`, count: 'needsAction' },
  { view: 'ready_to_book', label: msg`Ready to book`, count: 'readyToBook' },
  { view: 'closed', label: msg`Booked and closed`, count: 'closed' },
  { view: 'all', label: msg({ context: 'view', message: 'All' }), count: 'all' },
];

export const viewOf = (search: URLSearchParams): QuoteView =>
  VIEWS.find(({ view }) => view === search.get('view'))?.view ?? 'all';

interface QuoteSort extends SortOption {
  /** As the API names it; undefined for its defaults. */
  query: Pick<QuoteFilter, 'sort' | 'order'>;
}

const NEWEST: QuoteSort = {
  value: 'newest',
  label: msg`Newest first`,
  column: 'quote',
  direction: 'desc',
  query: {},
};
const OLDEST: QuoteSort = {
  value: 'oldest',
  label: msg`Oldest first`,
  column: 'quote',
  direction: 'asc',
  query: { sort: 'created', order: 'asc' },
};
const PICKUP: QuoteSort = {
  value: 'pickup',
  label: msg`Pickup soonest`,
  column: 'pickup',
  direction: 'asc',
  query: { sort: 'pickup' },
};
const CHEAPEST: QuoteSort = {
  value: 'cheapest',
  label: msg`Cheapest`,
  column: 'best-price',
  direction: 'asc',
  query: { sort: 'bestTotal' },
};
const EXPIRING: QuoteSort = {
  value: 'ending',
  label: msg`Expiring soonest`,
  column: 'valid-until',
  direction: 'asc',
  query: { sort: 'validUntil' },
};

const MODES = ['LTL', 'VLTL', 'FTL'] as const;
const IMPORT = /^qim_[0-9A-Z]{26}$/;

/** Filters and order in the URL; invalid values are ignored. */
export const filterOf = (search: URLSearchParams, canSeePrices = true): QuoteFilter => ({
  ...filtersOf(search),
  ...sortOf(search, sortOptions(search, canSeePrices)).query,
});

/** Orders that the server offers with these filters, the default first: others would read all quotes of the company. */
export function sortOptions(search: URLSearchParams, canSeePrices = true): readonly QuoteSort[] {
  const { view, q, import: imported, expiring, mode, lane, owner } = filtersOf(search);
  if (q) return [NEWEST];
  if (imported) return [NEWEST, OLDEST];
  if (expiring ?? view === 'needs_action') return [EXPIRING];
  if (view === 'closed' || (mode ?? lane ?? owner)) return [NEWEST, OLDEST];
  return canSeePrices ? [NEWEST, OLDEST, PICKUP, CHEAPEST, EXPIRING] : [NEWEST, OLDEST, PICKUP, EXPIRING];
}

function filtersOf(search: URLSearchParams): Omit<QuoteFilter, 'sort' | 'order'> {
  const view = viewOf(search);
  return {
    view: view === 'all' ? undefined : view,
    q: search.get('q') || undefined,
    status: QUOTE_STATUSES.find((status) => status === search.get('status')),
    mode: MODES.find((mode) => mode === search.get('mode')),
    lane: readLane(search.get('lane') ?? '') ?? undefined,
    owner: search.get('owner') === 'me' ? 'me' : undefined,
    import: IMPORT.exec(search.get('imported') ?? '')?.[0],
    expiring: search.get('expiring') === 'true' ? 'true' : undefined,
  };
}

/** Whether more than the view narrows the list. */
export const isFiltered = ({ view: _view, sort: _sort, order: _order, ...filters }: QuoteFilter): boolean =>
  Object.values(filters).some(Boolean);
