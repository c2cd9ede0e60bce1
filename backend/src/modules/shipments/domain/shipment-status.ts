/** Execution states of a shipment (freight.md §3.2). */
export const SHIPMENT_STATUSES = [
  'booked',
  'tendered',
  'accepted',
  'pickup_scheduled',
  'en_route_pickup',
  'at_pickup',
  'picked_up',
  'in_transit',
  'at_terminal',
  'interline',
  'out_for_delivery',
  'at_delivery',
  'delivered',
  'closed',
  'cancelled',
  'tender_rejected',
  'refused',
  'returned',
  'lost',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** How far a shipment has come. Within `TENDER` and `UNDER_WAY` it goes back and forth. */
export const PHASE = {
  BOOKED: 0,
  TENDER: 1,
  SCHEDULED: 2,
  EN_ROUTE_PICKUP: 3,
  AT_PICKUP: 4,
  CANCELLED: 5,
  PICKED_UP: 6,
  UNDER_WAY: 7,
  ENDED: 8,
  CLOSED: 9,
} as const;

/**
 * The phase of each status. Cancelling ends what was before pickup; a carrier that picks up all the same has the freight, so pickup comes after it.
 * Refused and lost freight turns up again, so both are under way.
 */
export const PHASE_OF: Readonly<Record<ShipmentStatus, number>> = {
  booked: PHASE.BOOKED,
  tendered: PHASE.TENDER,
  tender_rejected: PHASE.TENDER,
  accepted: PHASE.TENDER,
  pickup_scheduled: PHASE.SCHEDULED,
  en_route_pickup: PHASE.EN_ROUTE_PICKUP,
  at_pickup: PHASE.AT_PICKUP,
  cancelled: PHASE.CANCELLED,
  picked_up: PHASE.PICKED_UP,
  in_transit: PHASE.UNDER_WAY,
  at_terminal: PHASE.UNDER_WAY,
  interline: PHASE.UNDER_WAY,
  out_for_delivery: PHASE.UNDER_WAY,
  at_delivery: PHASE.UNDER_WAY,
  refused: PHASE.UNDER_WAY,
  lost: PHASE.UNDER_WAY,
  delivered: PHASE.ENDED,
  returned: PHASE.ENDED,
  closed: PHASE.CLOSED,
};

const TWO_WAY: readonly number[] = [PHASE.TENDER, PHASE.UNDER_WAY];

/**
 * Whether what happened moves a shipment from one status to another: ahead always, because carriers leave steps out, and back and forth within a
 * phase that goes both ways. Only explicit corrections lead back (`correctedStatus`).
 */
export function mayTransition(from: ShipmentStatus, to: ShipmentStatus): boolean {
  const [before, after] = [PHASE_OF[from], PHASE_OF[to]];
  return after > before || (after === before && from !== to && TWO_WAY.includes(before));
}

/** Whether the freight has neither arrived nor been given up. */
export function isActive(status: ShipmentStatus): boolean {
  return PHASE_OF[status] < PHASE.ENDED && status !== 'cancelled';
}
