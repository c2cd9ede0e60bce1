import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipmentSummary } from './types';

const EXPECTED: Record<string, MessageDescriptor> = {
  tender_acknowledged: msg`Carrier confirmation`,
  tendered: msg`Tender to another carrier`,
  picked_up: msg`Pickup`,
  delivered: msg`Delivery`,
  note: msg`Instructions from the carrier`,
  pod_available: msg`Proof of delivery`,
};

/** What is expected next, in the current locale. */
export function expectedName({
  event,
  text,
}: Pick<NonNullable<ShipmentSummary['expectedNext']>, 'event' | 'text'>): string {
  const name = EXPECTED[event];
  return name ? i18n._(name) : text;
}
