import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Webhook } from '../../shared/types';

export type Kind = Webhook['kinds'][number];

/** What a webhook can be told of, in words. */
export const KIND_WORDS: Readonly<Record<Kind, MessageDescriptor>> = {
  'quote.ready': msg`Offers have come`,
  'quote.expiring': msg`A quote expires within a day`,
  'quote.price_changed': msg`The price of a quote has changed`,
  'shipment.booked': msg`Booked`,
  'shipment.confirmed': msg`Confirmed by the carrier`,
  'shipment.cancelled': msg`Cancelled`,
  'tender.rejected': msg`Refused by the carrier`,
  'tender.failed': msg`The tender did not reach the carrier`,
  'pickup.scheduled': msg`Pickup scheduled`,
  'pickup.driver_en_route': msg`Driver on the way to the pickup`,
  'pickup.missed': msg`Pickup missed`,
  'shipment.picked_up': msg`Picked up`,
  'eta.changed': msg`Expected at another time`,
  'shipment.delayed': msg`Delayed`,
  'appointment.needed': msg`Needs an appointment`,
  'appointment.set': msg`Appointment set`,
  'appointment.missed': msg`Appointment missed`,
  'customs.hold': msg`Held by customs`,
  'shipment.out_for_delivery': msg`Out for delivery`,
  'shipment.delivered': msg`Delivered`,
  'delivery.exception': msg`Something wrong with the delivery`,
  'pod.available': msg`Proof of delivery available`,
  'document.added': msg`Document added`,
  'charge.reweigh': msg`Weighed again by the carrier`,
  'charge.reclass': msg`Classed again by the carrier`,
  'charge.accessorial_added': msg`Service added by the carrier`,
  'user.invited': msg`Somebody was invited`,
  'user.requested': msg`Somebody asks to join`,
  'user.role_changed': msg`A role has changed`,
  'connection.failing': msg`The connection to a carrier fails`,
  'webhook.disabled': msg`A webhook was switched off`,
};

/** Kinds by what they are about. */
export const KIND_GROUPS: { legend: MessageDescriptor; kinds: Kind[] }[] = [
  { legend: msg`Quotes`, kinds: ['quote.ready', 'quote.expiring', 'quote.price_changed'] },
  {
    legend: msg`Booking and pickup`,
    kinds: [
      'shipment.booked',
      'shipment.confirmed',
      'shipment.cancelled',
      'tender.rejected',
      'tender.failed',
      'pickup.scheduled',
      'pickup.driver_en_route',
      'pickup.missed',
      'shipment.picked_up',
    ],
  },
  {
    legend: msg`On the way and delivery`,
    kinds: [
      'eta.changed',
      'shipment.delayed',
      'appointment.needed',
      'appointment.set',
      'appointment.missed',
      'customs.hold',
      'shipment.out_for_delivery',
      'shipment.delivered',
      'delivery.exception',
    ],
  },
  {
    legend: msg`Documents and charges`,
    kinds: ['pod.available', 'document.added', 'charge.reweigh', 'charge.reclass', 'charge.accessorial_added'],
  },
  {
    legend: msg`People and connections`,
    kinds: ['user.invited', 'user.requested', 'user.role_changed', 'connection.failing', 'webhook.disabled'],
  },
];

/** Every kind. */
export const ALL_KINDS: Kind[] = KIND_GROUPS.flatMap(({ kinds }) => kinds);

/** A kind in words; the test event has its own, and one that is not known here keeps its name. */
export function kindWords(kind: string): string {
  if (kind === 'webhook.test') return t`Test event`;
  const words = (KIND_WORDS as Record<string, MessageDescriptor>)[kind];
  return words ? i18n._(words) : kind;
}

/** What a webhook is told of, on one line. */
export function kindsLine(kinds: readonly Kind[]): string {
  if (kinds.length === ALL_KINDS.length) return t`Everything`;
  return kinds.length > 4
    ? t`${kinds.slice(0, 3).map(kindWords).join('; ')} and ${kinds.length - 3} more`
    : kinds.map(kindWords).join('; ');
}
