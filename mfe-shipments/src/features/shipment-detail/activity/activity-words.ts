import { formatDate, formatMoney } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Activity } from '../types';

/** What people do to a shipment. Events of the shipment itself come as `shipment.` and their type. */
const ACTIONS: Record<string, MessageDescriptor> = {
  'shipment.booked': msg`Booked`,
  'shipment.changed': msg`Changed`,
  'shipment.corrected': msg`Delivery corrected`,
  'shipment.tendered': msg`Tendered`,
  'shipment.tender_acknowledged': msg`Accepted by the carrier`,
  'shipment.tender_rejected': msg`Rejected by the carrier`,
  'shipment.tender_failed': msg`The tender could not be sent`,
  'shipment.cancelled': msg`Cancelled`,
  'shipment.pod_available': msg`Proof of delivery available`,
  'shipment.out_for_delivery': msg`Out for delivery`,
  'share.created': msg`Tracking link made`,
  'share.revoked': msg`Tracking link revoked`,
};

/** `shipment.arrived_terminal` becomes `Arrived terminal` where no better words are known. */
export function actionInWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return i18n._(known);
  const plain = action.replace(/^shipment\./, '').replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const SOURCES: Record<string, MessageDescriptor> = { carrier: msg`The carrier`, pull: msg`The carrier, when asked`, member: msg`A member` };

/** Who did it: a person, the carrier, or Lading by itself. */
export function whoDid({ userName, source }: Activity): string {
  const known = SOURCES[source ?? ''];
  return userName ?? (known ? i18n._(known) : 'Lading');
}

const FACTS: Record<string, (value: string) => string> = {
  changes: (value) => value,
  reason: (value) => t`Reason: ${value}`,
  scope: (value) => t`Shows: ${value}`,
  expiresOn: (value) => t`Opens until ${value}`,
  carrier: (value) => t`Carrier: ${value}`,
  fee: (value) => t`Fee: ${value}`,
  from: (value) => t`From ${value}`,
  to: (value) => t`to ${value}`,
  totalBefore: (value) => t`Total before: ${value}`,
  total: (value) => t`Total: ${value}`,
  event: (value) => t`Event: ${value}`,
  before: (value) => t`Before: ${value}`,
  after: (value) => t`After: ${value}`,
};

/** Facts about the act that people understand; ids are left out. */
export function detailsInWords(details: Activity['details'], currency: string): string {
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== '' && !(name === 'fee' && value === 0))
    .flatMap(([name, value]) => FACTS[name]?.(valueInWords(name, value, currency)) ?? [])
    .join(', ');
}

function valueInWords(name: string, value: unknown, currency: string): string {
  if (/fee|total/i.test(name) && typeof value === 'number') return formatMoney({ amount: value, currency });
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text.replaceAll('_', ' ');
}
