import type { ShipmentStatus } from '../../domain/shipment-status.js';

/** Public events and their texts, named after freight.md §3.3. All others are internal: tenders, notes, prices, unknown codes. */
export const PUBLIC_EVENTS: Readonly<Record<string, string>> = {
  booked: 'Booked',
  pickup_appointment: 'Pickup scheduled',
  arrived_pickup: 'Arrived at pickup',
  pickup_attempted: 'Pickup attempted',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  departed_terminal: 'Departed terminal',
  arrived_terminal: 'Arrived at terminal',
  interline_transfer: 'Transferred to interline carrier',
  customs_hold: 'Customs hold',
  customs_cleared: 'Cleared customs',
  delivery_appointment: 'Delivery appointment',
  available_for_delivery: 'Available for delivery',
  out_for_delivery: 'Out for delivery',
  arrived_delivery: 'Arrived at delivery',
  attempted: 'Delivery attempted',
  delivered: 'Delivered',
  delivery_reversed: 'Delivery reversed',
  refused: 'Refused',
  returned: 'Returned to shipper',
  reconsigned: 'Reconsigned',
  delayed: 'Delayed',
  cancelled: 'Canceled',
  lost: 'Reported lost',
};

/** Public text of each status. */
export const STATUS_WORDS: Readonly<Record<ShipmentStatus, string>> = {
  booked: 'Booked',
  tendered: 'Booked',
  tender_rejected: 'Booked',
  accepted: 'Booked',
  pickup_scheduled: 'Pickup scheduled',
  en_route_pickup: 'Driver en route to pickup',
  at_pickup: 'At pickup',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  at_terminal: 'At terminal',
  interline: 'With interline carrier',
  out_for_delivery: 'Out for delivery',
  at_delivery: 'At delivery',
  delivered: 'Delivered',
  closed: 'Delivered',
  cancelled: 'Canceled',
  refused: 'Refused',
  returned: 'Returned to shipper',
  lost: 'Reported lost',
};

/** A step of the journey; `reached` if the shipment has passed it. */
export interface JourneyStep {
  name: string;
  reached: boolean;
}

const STEPS = ['Booked', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'];
/** Number of reached steps by status; 1 for all others. */
const REACHED: Partial<Record<ShipmentStatus, number>> = {
  picked_up: 2,
  in_transit: 3,
  at_terminal: 3,
  interline: 3,
  refused: 3,
  returned: 3,
  lost: 3,
  out_for_delivery: 4,
  at_delivery: 4,
  delivered: 5,
  closed: 5,
};

/** The journey as five steps. */
export function journeyOf(status: ShipmentStatus): JourneyStep[] {
  const reached = REACHED[status] ?? 1;
  return STEPS.map((name, index) => ({ name, reached: index < reached }));
}
