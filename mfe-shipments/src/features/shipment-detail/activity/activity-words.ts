import { formatDate, formatMoney } from '@lading/ui';
import type { Activity } from '../types';

/** What people do to a shipment. Events of the shipment itself come as `shipment.` and their type. */
const ACTIONS: Record<string, string> = {
  'shipment.booked': 'Booked',
  'shipment.changed': 'Changed',
  'shipment.corrected': 'Delivery corrected',
  'shipment.tendered': 'Tendered',
  'shipment.tender_acknowledged': 'Accepted by the carrier',
  'shipment.tender_rejected': 'Rejected by the carrier',
  'shipment.tender_failed': 'The tender could not be sent',
  'shipment.cancelled': 'Cancelled',
  'shipment.pod_available': 'Proof of delivery available',
  'shipment.out_for_delivery': 'Out for delivery',
  'share.created': 'Tracking link made',
  'share.revoked': 'Tracking link revoked',
};

/** `shipment.arrived_terminal` becomes `Arrived terminal` where no better words are known. */
export function actionInWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const plain = action.replace(/^shipment\./, '').replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const SOURCES: Record<string, string> = { lading: 'Lading', carrier: 'The carrier', pull: 'The carrier, when asked', member: 'A member' };

/** Who did it. */
export function whoDid({ userName, source }: Activity): string {
  return userName ?? SOURCES[source ?? 'lading'] ?? 'Lading';
}

const LABELS: Record<string, string> = { changes: '', reason: 'Reason:', scope: 'Shows:', expiresOn: 'Opens until', carrier: 'Carrier:', fee: 'Fee:', from: 'From', to: 'to', totalBefore: 'Total before:', total: 'Total:', event: 'Event:', before: 'Before:', after: 'After:' };

/** Facts about the act that people understand; ids are left out. */
export function detailsInWords(details: Activity['details'], currency: string): string {
  return Object.entries(details)
    .filter(([name, value]) => LABELS[name] !== undefined && value !== null && value !== '' && !(name === 'fee' && value === 0))
    .map(([name, value]) => `${LABELS[name]} ${valueInWords(name, value, currency)}`.trim())
    .join(', ');
}

function valueInWords(name: string, value: unknown, currency: string): string {
  if (/fee|total/i.test(name) && typeof value === 'number') return formatMoney({ amount: value, currency });
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text.replaceAll('_', ' ');
}
