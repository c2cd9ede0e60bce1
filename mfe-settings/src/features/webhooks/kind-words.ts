import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Webhook } from '../../shared/types';

export type Kind = Webhook['kinds'][number];

/** Names of the events. */
export const KIND_WORDS: Readonly<Record<Kind, MessageDescriptor>> = {
  'quote.ready': msg`Offers ready`,
  'quote.expiring': msg`Quote expires within a day`,
  'quote.price_changed': msg`Quote price changed`,
  'approval.requested': msg`Approval requested`,
  'approval.decided': msg`Approval decided`,
  'shipment.booked': msg({ context: 'shipment', message: 'Booked' }),
  'shipment.confirmed': msg`Confirmed by carrier`,
  'shipment.cancelled': msg({ context: 'shipment', message: 'Canceled' }),
  'tender.rejected': msg`Tender rejected`,
  'tender.failed': msg`Tender failed`,
  'tender.unanswered': msg`Tender not answered`,
  'pickup.scheduled': msg`Pickup scheduled`,
  'pickup.driver_en_route': msg`Driver en route to pickup`,
  'pickup.missed': msg`Pickup missed`,
  'shipment.picked_up': msg`Picked up`,
  'eta.changed': msg`ETA changed`,
  'shipment.delayed': msg`Delayed`,
  'appointment.needed': msg`Appointment needed`,
  'appointment.set': msg`Appointment set`,
  'appointment.missed': msg`Appointment missed`,
  'customs.hold': msg`Customs hold`,
  'shipment.out_for_delivery': msg`Out for delivery`,
  'shipment.delivered': msg`Delivered`,
  'delivery.exception': msg`Delivery exception`,
  'pod.available': msg`Proof of delivery available`,
  'document.added': msg`Document added`,
  'charge.reweigh': msg`Reweigh`,
  'charge.reclass': msg`Reclassification`,
  'charge.accessorial_added': msg`Accessorial added by carrier`,
  'invoice.received': msg`Invoice received`,
  'invoice.over_tolerance': msg`Invoice over tolerance`,
  'invoice.approved': msg`Invoice approved`,
  'dispute.deadline': msg`Deadline of an invoice or dispute`,
  'claim.status': msg`Claim changed`,
  'claim.deadline': msg`Deadline of a claim`,
  'user.invited': msg`User invited`,
  'user.requested': msg`User requested to join`,
  'user.role_changed': msg`Role changed`,
  'carrier.pro_numbers_low': msg`PRO numbers running low`,
  'connection.failing': msg`Carrier connection failing`,
  'webhook.disabled': msg`Webhook disabled`,
};

/** Events by topic, in the order of the form. */
export const KIND_GROUPS: { legend: MessageDescriptor; kinds: Kind[] }[] = [
  {
    legend: msg`Quotes`,
    kinds: ['quote.ready', 'quote.expiring', 'quote.price_changed', 'approval.requested', 'approval.decided'],
  },
  {
    legend: msg`Booking and pickup`,
    kinds: [
      'shipment.booked',
      'shipment.confirmed',
      'shipment.cancelled',
      'tender.rejected',
      'tender.failed',
      'tender.unanswered',
      'pickup.scheduled',
      'pickup.driver_en_route',
      'pickup.missed',
      'shipment.picked_up',
    ],
  },
  {
    legend: msg`In transit and delivery`,
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
    kinds: [
      'pod.available',
      'document.added',
      'charge.reweigh',
      'charge.reclass',
      'charge.accessorial_added',
      'invoice.received',
      'invoice.over_tolerance',
      'invoice.approved',
      'dispute.deadline',
      'claim.status',
      'claim.deadline',
    ],
  },
  {
    legend: msg`People and connections`,
    kinds: [
      'user.invited',
      'user.requested',
      'user.role_changed',
      'carrier.pro_numbers_low',
      'connection.failing',
      'webhook.disabled',
    ],
  },
];

/** All events. */
export const ALL_KINDS: Kind[] = KIND_GROUPS.flatMap(({ kinds }) => kinds);

/** Name of an event; an unknown one keeps its code. */
export function kindWords(kind: string): string {
  if (kind === 'webhook.test') return t`Test event`;
  const words = (KIND_WORDS as Record<string, MessageDescriptor>)[kind];
  return words ? i18n._(words) : kind;
}

/** Events of a webhook on one line. */
export function kindsLine(kinds: readonly Kind[]): string {
  if (kinds.length === ALL_KINDS.length) return t`All events`;
  return kinds.length > 4
    ? t`${kinds.slice(0, 3).map(kindWords).join('; ')} and ${kinds.length - 3} more`
    : kinds.map(kindWords).join('; ');
}
