import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the events of a shipment by type. */
export const EVENT_NAMES: Record<string, MessageDescriptor> = {
  booked: msg({ context: 'shipment', message: 'Booked' }),
  tendered: msg`Tendered to carrier`,
  tender_failed: msg`Tender failed`,
  tender_acknowledged: msg`Accepted by carrier`,
  tender_rejected: msg`Rejected by carrier`,
  pickup_appointment: msg`Pickup appointment`,
  pickup_changed: msg`Pickup changed`,
  eta_origin: msg`Driver en route to pickup`,
  arrived_pickup: msg`Arrived at pickup`,
  loading: msg({ context: 'of freight', message: 'Loading' }),
  pickup_attempted: msg`Pickup attempted`,
  picked_up: msg`Picked up`,
  departed_terminal: msg`Departed terminal`,
  in_transit: msg`In transit`,
  arrived_terminal: msg`Arrived at terminal`,
  terminal_handling: msg`Processed at terminal`,
  estimated_arrival: msg`ETA changed`,
  interline_transfer: msg`Transferred to interline carrier`,
  customs_docs_pending: msg`Customs documents missing`,
  customs_docs_ready: msg`Customs documents ready`,
  customs_submitted: msg`Submitted to customs`,
  customs_in_bond: msg`Moving in bond`,
  customs_hold: msg`Customs hold`,
  customs_cleared: msg`Cleared customs`,
  delivery_appointment: msg`Delivery appointment`,
  available_for_delivery: msg`Available for delivery`,
  out_for_delivery: msg`Out for delivery`,
  arrived_delivery: msg`Arrived at delivery`,
  attempted: msg`Delivery attempted`,
  delivered: msg`Delivered`,
  departed_delivery: msg`Departed delivery`,
  delivery_reversed: msg`Delivery reversed`,
  delivery_time_corrected: msg`Delivery time corrected`,
  refused: msg`Refused by consignee`,
  returned: msg`Returned to shipper`,
  damaged: msg`Damage reported`,
  short: msg`Shortage reported`,
  lost: msg`Reported lost`,
  delayed: msg`Delayed`,
  exception: msg`Exception reported`,
  reconsigned: msg`Reconsigned`,
  cancelled: msg({ context: 'shipment', message: 'Canceled' }),
  pod_available: msg`Proof of delivery available`,
  billing_changed: msg`Billing changed`,
  closed: msg({ context: 'shipment', message: 'Closed' }),
  leg: msg`Rail, ocean or air leg`,
  note: msg`Note`,
  unknown: msg`Other event`,
};

/** Name of an event in the current locale; the API's text for a type that a later version adds. */
export function eventName({ type, text }: { type: string; text: string }): string {
  const name = EVENT_NAMES[type];
  return name ? i18n._(name) : text;
}
