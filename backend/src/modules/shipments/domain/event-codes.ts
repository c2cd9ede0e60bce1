import type { ShipmentEventType } from './shipment-event.js';

type CodeTable = Readonly<Record<string, ShipmentEventType>>;

/** Event types of the DSDC in-transit standard for truckloads (freight.md §3.3). The reason refines `EXCEPTION`; `OTHER` does not change the status. */
export const DSDC_EVENT_TYPES: CodeTable = {
  PICKUP_SCHEDULED: 'pickup_appointment',
  PICKUP_ATTEMPTED: 'pickup_attempted',
  PICKED_UP: 'picked_up',
  ARRIVED_AT_TERMINAL: 'arrived_terminal',
  DEPARTED_TERMINAL: 'departed_terminal',
  IN_TRANSIT: 'in_transit',
  DELAY: 'delayed',
  EXCEPTION: 'exception',
  CUSTOMS_HOLD: 'customs_hold',
  CUSTOMS_CLEARED: 'customs_cleared',
  OUT_FOR_DELIVERY: 'out_for_delivery',
  DELIVERY_ATTEMPTED: 'attempted',
  DELIVERED: 'delivered',
  PROOF_OF_DELIVERY: 'pod_available',
  CANCELLED: 'cancelled',
  GATE_IN: 'leg',
  GATE_OUT: 'leg',
  VESSEL_LOADED: 'leg',
  VESSEL_UNLOADED: 'leg',
  RAIL_ARRIVAL: 'leg',
  RAIL_DEPARTURE: 'leg',
  AIR_DEPARTURE: 'leg',
  AIR_ARRIVAL: 'leg',
  OTHER: 'unknown',
};

/** X12 214 AT7-01, code list 1650 (freight.md §3.3). X3 and X4 are not "picked up", CA is not a city, AV is at the destination. */
export const X12_STATUS_CODES: CodeTable = {
  XB: 'tender_acknowledged',
  AA: 'pickup_appointment',
  XA: 'pickup_appointment',
  EP: 'pickup_appointment',
  LP: 'pickup_appointment',
  E1: 'eta_origin',
  X3: 'arrived_pickup',
  X8: 'arrived_pickup',
  L1: 'loading',
  CP: 'loading',
  AM: 'loading',
  AF: 'picked_up',
  P1: 'departed_terminal',
  X4: 'arrived_terminal',
  AG: 'estimated_arrival',
  X2: 'estimated_arrival',
  B6: 'estimated_arrival',
  C1: 'estimated_arrival',
  J1: 'interline_transfer',
  BA: 'interline_transfer',
  R1: 'interline_transfer',
  K1: 'customs_hold',
  PR: 'customs_hold',
  AB: 'delivery_appointment',
  X9: 'delivery_appointment',
  AC: 'delivery_appointment',
  ED: 'delivery_appointment',
  LD: 'delivery_appointment',
  X6: 'out_for_delivery',
  X1: 'arrived_delivery',
  X5: 'arrived_delivery',
  S1: 'arrived_delivery',
  AH: 'attempted',
  AP: 'attempted',
  D1: 'delivered',
  CD: 'departed_delivery',
  AV: 'available_for_delivery',
  A7: 'refused',
  A3: 'returned',
  A9: 'damaged',
  SD: 'delayed',
  AI: 'reconsigned',
  RC: 'reconsigned',
  CA: 'cancelled',
  AR: 'leg',
  RL: 'leg',
  I1: 'leg',
  OA: 'leg',
};

/** LTL statuses of the DSDC in-transit standard, in lower case (freight.md §3.3). */
export const ITV_STATUSES: CodeTable = {
  'picked-up': 'picked_up',
  interline: 'interline_transfer',
  'out for delivery': 'out_for_delivery',
  delivered: 'delivered',
  unloaded: 'terminal_handling',
  loaded: 'terminal_handling',
  'in bond': 'customs_in_bond',
  hold: 'customs_hold',
  clearedcustoms: 'customs_cleared',
  reconsignment: 'reconsigned',
  shipmentdamage: 'damaged',
  shipmentshortage: 'short',
  allshortorlost: 'lost',
  late: 'delayed',
};

/** Coarse types that the carrier's status or reason can refine. All other types map directly. */
const REFINABLE_TYPES: readonly ShipmentEventType[] = ['exception', 'in_transit'];

/** Maps a message of the standard to an event type. Types outside the standard are `unknown` and do not change the status. */
export function eventTypeOf(
  type: string,
  status: string | undefined,
  reasonCode: string | undefined,
): ShipmentEventType {
  const coarse = DSDC_EVENT_TYPES[type] ?? 'unknown';
  if (reasonCode !== undefined && REFUSED.includes(reasonCode) && ['exception', 'attempted'].includes(coarse))
    return 'refused';
  if (!REFINABLE_TYPES.includes(coarse)) return coarse;
  return refinedType(status) ?? refinedType(reasonCode) ?? coarse;
}

const REFUSED: readonly string[] = ['460-3', 'A7', 'BS'];

function refinedType(text: string | undefined): ShipmentEventType | undefined {
  return text === undefined ? undefined : (X12_STATUS_CODES[text] ?? ITV_STATUSES[text.toLowerCase()]);
}
