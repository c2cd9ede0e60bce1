import { formatDate, formatMoney } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { EVENT_NAMES } from '../../../shared/event-names';
import type { Activity } from '../types';

/** What people do to a shipment. Its events come as `shipment.` and their type. */
const ACTIONS: Record<string, MessageDescriptor> = {
  'shipment.changed': msg`Changed`,
  'shipment.copied': msg`Copied to a new quote`,
  'shipment.corrected': msg`Delivery corrected`,
  'consignee.notified': msg`Consignee emailed`,
  'share.created': msg`Tracking link created`,
  'share.revoked': msg`Tracking link revoked`,
  'customs.changed': msg`Customs declaration changed`,
  'document.made': msg`Document created`,
  'document.printed': msg`Document printed`,
  'document.requested': msg`Document requested from the carrier`,
  'document.hold_placed': msg`Legal hold placed`,
  'document.hold_released': msg`Legal hold released`,
  'document.purged': msg`Documents deleted after their retention`,
  'document.uploaded': msg`Document uploaded`,
  'exception.changed': msg`Exception assigned or snoozed`,
  'exception.resolved': msg`Exception resolved`,
  'claim.changed': msg`Changed a claim`,
  'claim.documents_added': msg`Added documents to a claim`,
  'claim.message_added': msg`Message added to a claim`,
  'claim.drafted': msg`Drafted a claim`,
  'claim.step_recorded': msg`Recorded a step of a claim`,
  'dispute.message_added': msg`Message added to a dispute`,
  'invoice.added': msg`Invoice added`,
  'invoice.decided': msg`Invoice decided`,
  'invoice.matched': msg`Invoice assigned`,
  'shipment.unarchived': msg`Brought back from the archive`,
  'shipment.tendered': msg`Tendered`,
  'shipment.tender_resent': msg`Sent the tender again`,
};

/** `shipment.new_kind` becomes `New kind` where no better words are known. */
export function actionInWords(action: string): string {
  const known = ACTIONS[action] ?? EVENT_NAMES[action.replace(/^shipment\./, '')];
  if (known) return i18n._(known);
  const plain = action.replace(/^shipment\./, '').replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const SOURCES: Record<string, MessageDescriptor> = {
  carrier: msg`Carrier`,
  pull: msg`Carrier (fetched)`,
  member: msg`A member`,
};

/** Who did it: a person, the carrier, or Lading by itself. */
export function whoDid({ userName, source }: Activity): string {
  const known = SOURCES[source ?? ''];
  return userName ?? (known ? i18n._(known) : 'Lading');
}

const FACTS: Record<string, (value: string) => string> = {
  changes: (value) => value,
  reason: (value) => t`Reason: ${value}`,
  scope: (value) => t`Shows: ${value}`,
  expiresOn: (value) => t`Expires ${value}`,
  carrier: (value) => t`Carrier: ${value}`,
  fee: (value) => t`Fee: ${value}`,
  from: (value) => t`From ${value}`,
  to: (value) => t`to ${value}`,
  totalBefore: (value) => t`Total before: ${value}`,
  total: (value) => t`Total: ${value}`,
  event: (value) => t`Event: ${value}`,
  before: (value) => t`Before: ${value}`,
  after: (value) => t`After: ${value}`,
  sentTo: (value) => t`Sent to ${value}`,
  title: (value) => t`Subject: ${value}`,
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
  if (name === 'sentTo' || name === 'title') return text;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text.replaceAll('_', ' ');
}
