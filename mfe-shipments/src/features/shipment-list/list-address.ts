import { readLane, withValue } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { EXCEPTION_KINDS, SEVERITY_NAMES } from '../../shared/exceptions';
import { SHIPMENT_STATUSES } from '../../shared/shipment-status';
import type { ExceptionFilter, ShipmentCounts, ShipmentFilter } from './api';

export type View = NonNullable<ShipmentFilter['view']>;

/** What people look for, in the order of the tabs, with the count that belongs to each. */
export const VIEWS: { view: View; label: MessageDescriptor; count: keyof ShipmentCounts }[] = [
  { view: 'needs_action', label: msg`Needs action`, count: 'needsAction' },
  { view: 'pickup_today', label: msg`Pickup today`, count: 'pickupToday' },
  { view: 'in_transit', label: msg`In transit`, count: 'inTransit' },
  { view: 'without_pod', label: msg`Delivered without POD`, count: 'withoutPod' },
  { view: 'all', label: msg`All`, count: 'all' },
];

/** How the page shows its shipments: rows, the work queue of exceptions, or a map. */
export const SHOWS = ['table', 'queue', 'map'] as const;
export type Show = (typeof SHOWS)[number];

/** Orders of the list, as one choice each. */
const ORDERS = {
  newest: { label: msg`Newest first`, sort: 'created', order: 'desc' },
  oldest: { label: msg`Oldest first`, sort: 'created', order: 'asc' },
  pickup: { label: msg`Pickup soonest`, sort: 'pickup', order: 'asc' },
  'latest-pickup': { label: msg`Pickup latest`, sort: 'pickup', order: 'desc' },
  delivery: { label: msg`Delivery soonest`, sort: 'eta', order: 'asc' },
} as const satisfies Record<
  string,
  { label: MessageDescriptor; sort: ShipmentFilter['sort']; order: ShipmentFilter['order'] }
>;
export type Order = keyof typeof ORDERS;

export const MODES = ['LTL', 'VLTL', 'FTL'] as const;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SCAC = /^[A-Z]{2,4}$/;
const PERSON = /^(me|usr_[0-9A-Z]{26})$/;

const matching = (pattern: RegExp, text: string | null): string | undefined => pattern.exec(text ?? '')?.[0];

/** The view that the address asks for. */
export const viewOf = (search: URLSearchParams): View =>
  VIEWS.find(({ view }) => view === search.get('view'))?.view ?? 'all';

/** What needs action is worked through as a queue unless the address asks for something else. */
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
    owner: matching(PERSON, search.get('owner')),
    exception: EXCEPTION_KINDS.find((kind) => kind === search.get('exception')),
  };
}

/** Orders that go with the filters, the usual one first: the server refuses to sort what no index serves. */
export function ordersFor(search: URLSearchParams): { value: Order; label: string }[] {
  return orderNames(filtersOf(search)).map((value) => ({ value, label: i18n._(ORDERS[value].label) }));
}

function orderNames({ q, view, pickupFrom, pickupTo, mode, carrier, lane, owner, exception }: ShipmentFilter): Order[] {
  if (q?.trim()) return ['newest'];
  if (pickupFrom ?? pickupTo ?? (view === 'pickup_today' || undefined)) return ['pickup', 'latest-pickup'];
  if (mode ?? carrier ?? lane ?? owner ?? exception) return ['newest', 'oldest'];
  return ['newest', 'oldest', 'pickup', 'latest-pickup', 'delivery'];
}

/** The order that the address asks for, when it goes with the filters. */
export function orderOf(search: URLSearchParams): Order {
  const orders = orderNames(filtersOf(search));
  return orders.find((order) => order === search.get('order')) ?? orders[0]!;
}

/** The filter that a page's address stands for; what makes no sense is left out. */
export function filterOf(search: URLSearchParams): ShipmentFilter {
  const order = orderOf(search);
  const isUsual = order === orderNames(filtersOf(search))[0];
  return { ...filtersOf(search), ...(!isUsual && { sort: ORDERS[order].sort, order: ORDERS[order].order }) };
}

/** Whether the address narrows the list beyond its view. */
export const isFiltered = ({ view: _view, sort: _sort, order: _order, ...filters }: ShipmentFilter): boolean =>
  Object.values(filters).some(Boolean);

/** The filter of the work queue that the address stands for. */
export function exceptionFilterOf(search: URLSearchParams): ExceptionFilter {
  return {
    kind: EXCEPTION_KINDS.find((kind) => kind === search.get('exception')),
    severity: SEVERITY_NAMES.find((severity) => severity === search.get('severity')),
    owner: (['me', 'none'] as const).find((owner) => owner === search.get('with')),
    state: search.get('state') === 'snoozed' ? 'snoozed' : undefined,
  };
}

/** The address with one value changed, on the first page of what it then lists. */
export const changed = (search: URLSearchParams, name: string, value: string | undefined): URLSearchParams =>
  withValue(withValue(search, name, value), 'after', undefined);

/** The address as a saved view keeps it: without the page. */
export const viewQuery = (search: URLSearchParams): string => withValue(search, 'after', undefined).toString();
