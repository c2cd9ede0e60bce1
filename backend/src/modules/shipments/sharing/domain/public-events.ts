import { type Message, msg } from '../../../../messages/message.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';

/** Public events and their texts, named after freight.md §3.3. All others are internal: tenders, notes, prices, unknown codes. */
export const PUBLIC_EVENTS: Readonly<Record<string, Message>> = {
  booked: msg`Booked`,
  pickup_appointment: msg`Pickup scheduled`,
  arrived_pickup: msg`Arrived at pickup`,
  pickup_attempted: msg`Pickup attempted`,
  picked_up: msg`Picked up`,
  in_transit: msg`In transit`,
  departed_terminal: msg`Departed terminal`,
  arrived_terminal: msg`Arrived at terminal`,
  interline_transfer: msg`Transferred to interline carrier`,
  customs_hold: msg`Customs hold`,
  customs_cleared: msg`Cleared customs`,
  delivery_appointment: msg`Delivery appointment`,
  available_for_delivery: msg`Available for delivery`,
  out_for_delivery: msg`Out for delivery`,
  arrived_delivery: msg`Arrived at delivery`,
  attempted: msg`Delivery attempted`,
  delivered: msg`Delivered`,
  delivery_reversed: msg`Delivery reversed`,
  refused: msg`Refused`,
  returned: msg`Returned to shipper`,
  reconsigned: msg`Reconsigned`,
  delayed: msg`Delayed`,
  cancelled: msg`Canceled`,
  lost: msg`Reported lost`,
};

/** Public text of each status. */
export const STATUS_WORDS: Readonly<Record<ShipmentStatus, Message>> = {
  booked: msg`Booked`,
  tendered: msg`Booked`,
  tender_rejected: msg`Booked`,
  accepted: msg`Booked`,
  pickup_scheduled: msg`Pickup scheduled`,
  en_route_pickup: msg`Driver en route to pickup`,
  at_pickup: msg`At pickup`,
  picked_up: msg`Picked up`,
  in_transit: msg`In transit`,
  at_terminal: msg`At terminal`,
  interline: msg`With interline carrier`,
  out_for_delivery: msg`Out for delivery`,
  at_delivery: msg`At delivery`,
  delivered: msg`Delivered`,
  closed: msg`Delivered`,
  cancelled: msg`Canceled`,
  refused: msg`Refused`,
  returned: msg`Returned to shipper`,
  lost: msg`Reported lost`,
};

/** A step of the journey; `reached` if the shipment has passed it. */
export interface JourneyStep {
  name: Message;
  reached: boolean;
}

const STEPS = [msg`Booked`, msg`Picked up`, msg`In transit`, msg`Out for delivery`, msg`Delivered`];
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
