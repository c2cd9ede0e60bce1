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

/** Progress of a shipment. Within `TENDER` and `UNDER_WAY`, the status can move in both directions. */
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
 * The phase of each status. `CANCELLED` comes before pickup, because a carrier can pick up a cancelled shipment.
 * Refused and lost freight can turn up again, so both are `UNDER_WAY`.
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
 * Whether an event can move a shipment from one status to another: always forward, because carriers skip steps, and in both directions within a
 * phase that allows it. Other moves back require an explicit correction (`correctedStatus`).
 */
export function mayTransition(from: ShipmentStatus, to: ShipmentStatus): boolean {
  const [before, after] = [PHASE_OF[from], PHASE_OF[to]];
  return after > before || (after === before && from !== to && TWO_WAY.includes(before));
}

/** Whether the freight has neither arrived nor been cancelled. */
export function isActive(status: ShipmentStatus): boolean {
  return PHASE_OF[status] < PHASE.ENDED && status !== 'cancelled';
}
