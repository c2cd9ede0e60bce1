import type { Webhook } from '../../shared/types';

export type Kind = Webhook['kinds'][number];

/** What a webhook can be told of, in words. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  'quote.ready': 'Offers have come',
  'quote.expiring': 'A quote expires within a day',
  'quote.price_changed': 'The price of a quote has changed',
  'shipment.booked': 'Booked',
  'shipment.confirmed': 'Confirmed by the carrier',
  'shipment.cancelled': 'Cancelled',
  'tender.rejected': 'Refused by the carrier',
  'tender.failed': 'The tender did not reach the carrier',
  'pickup.scheduled': 'Pickup scheduled',
  'pickup.driver_en_route': 'Driver on the way to the pickup',
  'pickup.missed': 'Pickup missed',
  'shipment.picked_up': 'Picked up',
  'eta.changed': 'Expected at another time',
  'shipment.delayed': 'Delayed',
  'appointment.needed': 'Needs an appointment',
  'appointment.set': 'Appointment set',
  'appointment.missed': 'Appointment missed',
  'customs.hold': 'Held by customs',
  'shipment.out_for_delivery': 'Out for delivery',
  'shipment.delivered': 'Delivered',
  'delivery.exception': 'Something wrong with the delivery',
  'pod.available': 'Proof of delivery available',
  'document.added': 'Document added',
  'charge.reweigh': 'Weighed again by the carrier',
  'charge.reclass': 'Classed again by the carrier',
  'charge.accessorial_added': 'Service added by the carrier',
  'user.invited': 'Somebody was invited',
  'user.requested': 'Somebody asks to join',
  'user.role_changed': 'A role has changed',
  'connection.failing': 'The connection to a carrier fails',
  'webhook.disabled': 'A webhook was switched off',
};

/** Kinds by what they are about. */
export const KIND_GROUPS: { legend: string; kinds: Kind[] }[] = [
  { legend: 'Quotes', kinds: ['quote.ready', 'quote.expiring', 'quote.price_changed'] },
  { legend: 'Booking and pickup', kinds: ['shipment.booked', 'shipment.confirmed', 'shipment.cancelled', 'tender.rejected', 'tender.failed', 'pickup.scheduled', 'pickup.driver_en_route', 'pickup.missed', 'shipment.picked_up'] },
  {
    legend: 'On the way and delivery',
    kinds: ['eta.changed', 'shipment.delayed', 'appointment.needed', 'appointment.set', 'appointment.missed', 'customs.hold', 'shipment.out_for_delivery', 'shipment.delivered', 'delivery.exception'],
  },
  { legend: 'Documents and charges', kinds: ['pod.available', 'document.added', 'charge.reweigh', 'charge.reclass', 'charge.accessorial_added'] },
  { legend: 'People and connections', kinds: ['user.invited', 'user.requested', 'user.role_changed', 'connection.failing', 'webhook.disabled'] },
];

/** Every kind. */
export const ALL_KINDS: Kind[] = KIND_GROUPS.flatMap(({ kinds }) => kinds);

/** A kind in words; the test event has its own, and one that is not known here keeps its name. */
export const kindWords = (kind: string): string => (kind === 'webhook.test' ? 'Test event' : ((KIND_WORDS as Record<string, string>)[kind] ?? kind));

/** What a webhook is told of, on one line. */
export function kindsLine(kinds: readonly Kind[]): string {
  if (kinds.length === ALL_KINDS.length) return 'Everything';
  return kinds.length > 4 ? `${kinds.slice(0, 3).map(kindWords).join('; ')} and ${kinds.length - 3} more` : kinds.map(kindWords).join('; ');
}
