import { type SortOption, sortOf } from '@lading/mfe-kit';
import { readLane } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExceptionFilter, ShipmentCounts, ShipmentFilter } from '../../shared/api/shipment-lists';
import { EXCEPTION_KINDS, SEVERITY_NAMES } from '../../shared/exceptions/exception-names';
import { SHIPMENT_STATUSES } from '../../shared/shipment-status';

export type View = NonNullable<ShipmentFilter['view']>;

/** Tabs of the list, each with its count. */
export const VIEWS: { view: View; label: MessageDescriptor; count: keyof ShipmentCounts }[] = [
  { view: 'needs_action', label: msg`Needs action`, count: 'needsAction' },
  { view: 'pickup_today', label: msg`Pickup today`, count: 'pickupToday' },
  { view: 'in_transit', label: msg`In transit`, count: 'inTransit' },
  { view: 'delivery_today', label: msg`Delivery today`, count: 'deliveryToday' },
  { view: 'without_pod', label: msg`Delivered without POD`, count: 'withoutPod' },
  { view: 'all', label: msg({ context: 'view', message: 'All' }), count: 'all' },
  { view: 'archived', label: msg`Archived`, count: 'archived' },
];

/** How the page displays its shipments. */
const SHOWS = ['table', 'queue', 'map'] as const;
export type Show = (typeof SHOWS)[number];

type ServerSort = NonNullable<ShipmentFilter['sort']>;
const ORDERS = {
  newest: { value: 'newest', label: msg`Newest first`, column: 'shipment', direction: 'desc' },
  oldest: { value: 'oldest', label: msg`Oldest first`, column: 'shipment', direction: 'asc' },
  pickup: { value: 'pickup', label: msg`Pickup soonest`, column: 'pickup', direction: 'asc' },
  latestPickup: { value: 'latest-pickup', label: msg`Pickup latest`, column: 'pickup', direction: 'desc' },
  delivery: { value: 'delivery', label: msg`Delivery soonest`, column: 'delivery', direction: 'asc' },
} as const satisfies Record<string, SortOption>;
const SERVER_SORTS: Record<string, ServerSort> = { shipment: 'created', pickup: 'pickup', delivery: 'eta' };

const MODES = ['LTL', 'VLTL', 'FTL'] as const;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SCAC = /^[A-Z]{2,4}$/;
const COUNTED = [
  'shipment',
  'pickup',
  'delivery',
  'compared',
  'invoice',
  'claim',
  'reclass',
  'reweigh',
  'exception',
  'accessorial',
  'transit',
  'cost_center',
  'uncoded',
] as const satisfies ShipmentFilter['counted'][];
type Counted = (typeof COUNTED)[number];
/** Parts of reports that have a code; lists of all but the first three are in the order of pickup. */
const CODED: readonly Counted[] = ['exception', 'accessorial', 'transit', 'cost_center'];
const IN_COLUMNS: readonly Counted[] = ['shipment', 'pickup', 'delivery'];
const COUNTED_CODE = /^[A-Za-z0-9_-]{1,40}$/;
const COST_CENTER = /^[^\n]{1,60}$/;
const CURRENCIES = ['USD', 'CAD'] as const;
const OWNER = /^(me|usr_[0-9A-Z]{26})$/;

const matching = (pattern: RegExp, text: string | null): string | undefined => pattern.exec(text ?? '')?.[0];

export const viewOf = (search: URLSearchParams): View =>
  VIEWS.find(({ view }) => view === search.get('view'))?.view ?? 'all';

/** The view "Needs action" is a queue of exceptions unless the URL asks for something else. */
export function showOf(search: URLSearchParams): Show {
  const needsAction = viewOf(search) === 'needs_action';
  const show = SHOWS.find((known) => known === search.get('show'));
  return show === undefined || (show === 'queue' && !needsAction) ? (needsAction ? 'queue' : 'table') : show;
}

function filtersOf(search: URLSearchParams): ShipmentFilter {
  const view = viewOf(search);
  return {
    view: view === 'all' ? undefined : view,
    q: search.get('q') || undefined,
    status: SHIPMENT_STATUSES.find((status) => status === search.get('status')),
    mode: MODES.find((mode) => mode === search.get('mode')),
    carrier: matching(SCAC, search.get('carrier')),
    lane: readLane(search.get('lane') ?? '') ?? undefined,
    pickupFrom: matching(DATE, search.get('pickupFrom')),
    pickupTo: matching(DATE, search.get('pickupTo')),
    owner: matching(OWNER, search.get('owner')),
    exception: EXCEPTION_KINDS.find((kind) => kind === search.get('exception')),
    ...countedOf(search),
    currency: CURRENCIES.find((currency) => currency === search.get('currency')),
  };
}

/** What a report counts; a part with a code needs it. */
function countedOf(search: URLSearchParams): Pick<ShipmentFilter, 'counted' | 'countedCode'> {
  const counted = COUNTED.find((known) => known === search.get('counted'));
  if (counted === undefined || !CODED.includes(counted)) return { counted };
  const countedCode = matching(counted === 'cost_center' ? COST_CENTER : COUNTED_CODE, search.get('countedCode'));
  return countedCode === undefined ? {} : { counted, countedCode };
}

/** Whether the list is one of pickup dates, which has their order. */
function isOfDates({ view, pickupFrom, pickupTo, counted }: ShipmentFilter): boolean {
  if (counted !== undefined && !IN_COLUMNS.includes(counted)) return true;
  return view === 'pickup_today' || (pickupFrom ?? pickupTo) !== undefined;
}

/** Orders that the server offers with these filters, the default first: it only sorts by what an index covers. */
export function sortOptions(search: URLSearchParams): readonly SortOption[] {
  const filter = filtersOf(search);
  const { q, view, mode, carrier, lane, owner, exception, counted, currency } = filter;
  if (q?.trim()) return [ORDERS.newest];
  if (isOfDates(filter)) return [ORDERS.pickup, ORDERS.latestPickup];
  if (view === 'delivery_today') return [ORDERS.delivery];
  if (mode ?? carrier ?? lane ?? owner ?? exception ?? counted ?? currency) return [ORDERS.newest, ORDERS.oldest];
  return Object.values(ORDERS);
}

/** Filters and order in the URL; invalid values are ignored. */
export function filterOf(search: URLSearchParams): ShipmentFilter {
  const options = sortOptions(search);
  const { column, direction } = sortOf(search, options);
  const isDefault = column === options[0]!.column && direction === options[0]!.direction;
  return { ...filtersOf(search), ...(!isDefault && { sort: SERVER_SORTS[column], order: direction }) };
}

/** Whether more than the view narrows the list. */
export const isFiltered = ({ view: _view, sort: _sort, order: _order, ...filters }: ShipmentFilter): boolean =>
  Object.values(filters).some(Boolean);

/** Filters of the exception queue in the URL. */
export function exceptionFilterOf(search: URLSearchParams): ExceptionFilter {
  return {
    kind: EXCEPTION_KINDS.find((kind) => kind === search.get('exception')),
    severity: SEVERITY_NAMES.find((severity) => severity === search.get('severity')),
    owner: (['me', 'none'] as const).find((owner) => owner === search.get('with')),
    state: search.get('state') === 'snoozed' ? 'snoozed' : undefined,
  };
}
