/** Execution states of a shipment (freight.md §3.2). */
export const SHIPMENT_STATUSES = [
  'booked', 'tendered', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup', 'picked_up', 'in_transit', 'at_terminal', 'interline',
  'out_for_delivery', 'at_delivery', 'delivered', 'closed', 'cancelled', 'tender_rejected', 'refused', 'returned', 'lost',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

const BEFORE_PICKUP = ['tendered', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup'] as const;
const UNDER_WAY = ['in_transit', 'at_terminal', 'interline', 'out_for_delivery', 'at_delivery'] as const;
/** After pickup the freight cannot be cancelled any more, only sent back. */
const AFTER_PICKUP = [...UNDER_WAY, 'delivered', 'refused', 'returned', 'lost'] as const;

/**
 * Which status may follow which. Carriers leave steps out, so freight may jump ahead; once it moves, it goes back and forth between
 * terminals and partners until it is delivered. A late event is kept in the log and moves nothing: that is the projection's rule, not this one's.
 */
export const SHIPMENT_TRANSITIONS: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  booked: [...BEFORE_PICKUP, 'picked_up', ...UNDER_WAY, 'delivered', 'tender_rejected', 'cancelled', 'lost'],
  tendered: ['accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup', 'picked_up', ...UNDER_WAY, 'delivered', 'tender_rejected', 'cancelled', 'lost'],
  tender_rejected: ['tendered', 'cancelled'],
  accepted: ['pickup_scheduled', 'en_route_pickup', 'at_pickup', 'picked_up', ...UNDER_WAY, 'delivered', 'cancelled', 'lost'],
  pickup_scheduled: ['en_route_pickup', 'at_pickup', 'picked_up', ...UNDER_WAY, 'delivered', 'cancelled', 'lost'],
  en_route_pickup: ['at_pickup', 'picked_up', ...UNDER_WAY, 'delivered', 'cancelled', 'lost'],
  at_pickup: ['picked_up', ...UNDER_WAY, 'delivered', 'cancelled', 'lost'],
  picked_up: AFTER_PICKUP,
  in_transit: AFTER_PICKUP,
  at_terminal: AFTER_PICKUP,
  interline: AFTER_PICKUP,
  out_for_delivery: AFTER_PICKUP,
  at_delivery: AFTER_PICKUP,
  refused: ['in_transit', 'at_terminal', 'delivered', 'returned', 'lost'],
  delivered: ['closed'],
  returned: ['closed'],
  lost: ['closed'],
  closed: [],
  cancelled: [],
};

/** Whether a shipment may go from one status to another. */
export function mayTransition(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return from !== to && SHIPMENT_TRANSITIONS[from].includes(to);
}
