import type { CURRENCIES } from '../../../kernel/codes.js';
import type { ExceptionKind } from './exception-kinds.js';
import type { ShipmentStatus } from './shipment-status.js';

/** Views of the shipment list: see `ShipmentListQuery.view`. */
export const SHIPMENT_VIEWS = [
  'all',
  'needs_action',
  'pickup_today',
  'in_transit',
  'delivery_today',
  'without_pod',
  'archived',
] as const;
export type ShipmentView = (typeof SHIPMENT_VIEWS)[number];

/** Sort keys of the shipment list. */
export const SHIPMENT_SORTS = ['created', 'pickup', 'eta'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];

export const SHIPMENT_MODES = ['LTL', 'VLTL', 'FTL'] as const;

/** What reports count: see `ShipmentListQuery.counted`. */
export const COUNTED_AS = [
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
] as const;
export type CountedAs = (typeof COUNTED_AS)[number];

/** Parts of reports that the shipments have in columns; the others are kept with the figures. */
const IN_COLUMNS = ['shipment', 'pickup', 'delivery'] as const;
export type ListedPart = Exclude<CountedAs, (typeof IN_COLUMNS)[number]>;
export const isListedPart = (counted: CountedAs | undefined): counted is ListedPart =>
  counted !== undefined && !(IN_COLUMNS as readonly CountedAs[]).includes(counted);

/** Parts whose shipments are listed under a code. */
export const CODED_PARTS: readonly CountedAs[] = ['exception', 'accessorial', 'transit', 'cost_center'];

/** Filters and sort order of the shipment list; `ShipmentListQuery` describes each. */
export interface ShipmentFilter {
  view?: ShipmentView;
  status?: ShipmentStatus;
  mode?: (typeof SHIPMENT_MODES)[number];
  carrier?: string;
  lane?: string;
  pickupFrom?: string;
  pickupTo?: string;
  owner?: string;
  exception?: ExceptionKind;
  counted?: CountedAs;
  countedCode?: string;
  currency?: (typeof CURRENCIES)[number];
  q?: string;
  sort?: ShipmentSort;
  order?: 'asc' | 'desc';
}
