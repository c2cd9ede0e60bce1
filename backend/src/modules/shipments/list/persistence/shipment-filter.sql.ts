import { isPostalSide, laneSides } from '../../../../kernel/places/lane-filter.js';
import type { Conditions } from '../../../../platform/database/keyset.js';
import {
  type CountedAs,
  isListedPart,
  type ListedPart,
  type ShipmentFilter,
  type ShipmentSort,
  type ShipmentView,
} from '../../domain/shipment-filter.js';
import { isSearch, ORDER_COLUMNS } from '../shipment-order.js';
import { SUMMARY_COLUMNS } from '../../persistence/shipments.sql.js';
import { listedCode } from '../../reports/persistence/listed-code.js';
import { PROGRESS_COLUMNS } from '../../tracking/shipment-progress.js';

export const LISTED_COLUMNS = `${SUMMARY_COLUMNS}, ${PROGRESS_COLUMNS}`;

/** Condition of each view; `pickup_today` and `delivery_today` also need the date. */
const VIEW_CONDITIONS: Readonly<Record<ShipmentView, string | null>> = {
  all: null,
  needs_action: 'needs_action = 1',
  pickup_today: "stage = 'planned'",
  in_transit: "stage = 'in_transit'",
  delivery_today: "stage = 'in_transit'",
  without_pod: "stage = 'without_pod'",
  archived: 'archived = 1',
};

/** Conditions of what reports count by columns of the shipment, as `reportDay` counts it. */
const COUNTED_CONDITIONS: Readonly<Record<Exclude<CountedAs, ListedPart>, string>> = {
  shipment: "status <> 'cancelled'",
  pickup: "status <> 'cancelled' AND picked_up_at IS NOT NULL",
  delivery: "status <> 'cancelled' AND delivered_at IS NOT NULL AND promised_on IS NOT NULL",
};

/** In a search; other lists start from `report_shipment`. */
const IS_LISTED = `EXISTS (SELECT 1 FROM report_shipment r FORCE INDEX (PRIMARY) WHERE r.company_id = shipment.company_id AND r.part = ? AND r.code = ?
  AND r.ship_on = shipment.pickup_on AND r.shipment_id = shipment.id)`;

/** Conditions of a filter, company first. `today` is the user's local date. */
export function filterConditions(companyId: string, userId: string, filter: ShipmentFilter, today: string): Conditions {
  const conditions: Conditions = { sql: [], params: [] };
  const where = (sql: string, ...params: unknown[]): void => {
    conditions.sql.push(sql);
    conditions.params.push(...params);
  };
  const { view = 'all', status, mode, carrier, lane, pickupFrom, pickupTo, owner, exception, currency } = filter;
  const [origin, destination] = laneSides(lane);
  const ofView = VIEW_CONDITIONS[view];
  where('company_id = ?', companyId);
  if (ofView !== null) where(ofView);
  if (view === 'pickup_today') where('pickup_on = ?', today);
  if (view === 'delivery_today') where('eta_order = ?', today);
  for (const [column, value] of Object.entries({ status, mode, scac: carrier, currency }))
    if (value !== undefined) where(`${column} = ?`, value);
  if (pickupFrom !== undefined) where('pickup_on >= ?', pickupFrom);
  if (pickupTo !== undefined) where('pickup_on <= ?', pickupTo);
  if (owner !== undefined) where('created_by = ?', owner === 'me' ? userId : owner);
  addCounted(where, filter);
  if (exception !== undefined) where('FIND_IN_SET(?, exception_kinds) > 0', exception);
  if (origin !== '') where(...sideCondition('origin', origin));
  if (destination !== '') where(...sideCondition('destination', destination));
  return conditions;
}

/** A part that the shipments do not have in columns is the source of the list, except in a search. */
function addCounted(where: (sql: string, ...params: unknown[]) => void, filter: ShipmentFilter): void {
  const { counted, countedCode = '' } = filter;
  if (counted === undefined) return;
  if (!isListedPart(counted)) where(COUNTED_CONDITIONS[counted]);
  else if (isSearch(filter)) where(IS_LISTED, counted, listedCode(counted, countedCode));
}

/** The index for a sort order and filter. Hinted, because for most cursors of a large company the optimizer would choose a scan over the index range. */
export function indexFor(filter: ShipmentFilter, sort: ShipmentSort): string {
  if (sort === 'created') return createdIndex(filter);
  return `ix_shipment_${stateOf(filter)}${sort}`;
}

/** FROM clause of a list and the key columns of its order; the last one is the id. */
export interface Source {
  sql: string;
  params: unknown[];
  keys: string[];
}

/** One index of the shipments, the shipments that a report counts, or the open exceptions of a kind. Ids increase over time, so exceptions in id order are in order of creation too. */
export function sourceOf(companyId: string, filter: ShipmentFilter, sort: ShipmentSort): Source {
  const { exception, counted } = filter;
  if (isListedPart(counted)) return listedSource(companyId, counted, filter);
  if (exception === undefined || sort !== 'created') {
    return {
      sql: `shipment FORCE INDEX (${indexFor(filter, sort)})`,
      params: [],
      keys: [ORDER_COLUMNS[sort].column, 'id'],
    };
  }
  const open =
    'SELECT shipment_id AS found FROM shipment_exception FORCE INDEX (ix_shipment_exception_kind) WHERE company_id = ? AND active_kind = ?';
  return {
    sql: `(${open}) AS open_exception STRAIGHT_JOIN shipment FORCE INDEX (PRIMARY) ON id = found`,
    params: [companyId, exception],
    keys: ['found'],
  };
}

/** The shipments of a part of the reports, in the order of their pickup dates. */
function listedSource(
  companyId: string,
  part: ListedPart,
  { countedCode = '', pickupFrom = '0001-01-01', pickupTo = '9999-12-31' }: ShipmentFilter,
): Source {
  const listed =
    'SELECT shipment_id AS found, ship_on AS found_on FROM report_shipment FORCE INDEX (PRIMARY) WHERE company_id = ? AND part = ? AND code = ? AND ship_on BETWEEN ? AND ?';
  return {
    sql: `(${listed}) AS listed STRAIGHT_JOIN shipment FORCE INDEX (PRIMARY) ON id = found AND pickup_on = found_on`,
    params: [companyId, part, listedCode(part, countedCode), pickupFrom, pickupTo],
    keys: ['found_on', 'found'],
  };
}

/** The most selective filters come first. */
function createdIndex(filter: ShipmentFilter): string {
  const { owner, carrier, mode } = filter;
  const [origin, destination] = laneSides(filter.lane);
  if (isPostalSide(origin)) return 'ix_shipment_origin_postal';
  if (isPostalSide(destination)) return 'ix_shipment_destination_postal';
  const state = stateOf(filter);
  if (filter.view === 'archived' && state === '') return 'ix_shipment_archived_created';
  if (state === 'action_') return 'ix_shipment_action_created';
  if (owner !== undefined) return 'ix_shipment_owner_created';
  if (origin !== '') return 'ix_shipment_origin_created';
  if (destination !== '') return 'ix_shipment_destination_created';
  if (carrier !== undefined) return 'ix_shipment_carrier_created';
  return mode === undefined || state !== '' ? `ix_shipment_${state}created` : 'ix_shipment_mode_created';
}

function stateOf({ view = 'all', status }: ShipmentFilter): string {
  if (view === 'needs_action') return 'action_';
  if (status !== undefined) return 'status_';
  return view === 'all' || view === 'archived' ? '' : 'stage_';
}

function sideCondition(stop: 'origin' | 'destination', side: string): [string, string] {
  return isPostalSide(side) ? [`${stop}_postal_code LIKE ?`, `${side}%`] : [`${stop}_state = ?`, side];
}
