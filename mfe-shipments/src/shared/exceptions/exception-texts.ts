import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipmentException } from '../types';

const TEXTS: Partial<Record<string, MessageDescriptor>> = {
  pickup_at_risk: msg`The pickup window ends within two hours and the carrier has not confirmed. Call the carrier.`,
  pickup_missed: msg`The freight was not picked up in its window. Arrange another pickup.`,
  stale_tracking: msg`No update for more than a day. Ask the carrier where the freight is.`,
  late: msg`The freight will arrive after the promised date. Tell the consignee.`,
  appointment_needed: msg`The carrier needs a delivery appointment. Ask the consignee for one.`,
  appointment_missed: msg`The delivery appointment was missed. Make another one.`,
  damage: msg`Damage was reported. Keep the goods and their packaging for inspection, and take photographs.`,
  shortage: msg`Pieces are missing. Count what arrived against the bill of lading.`,
  customs_hold: msg`Held by customs. Ask the broker which documents are missing.`,
  pod_missing: msg`Delivered two days ago without a proof of delivery. Ask the carrier for it.`,
  refused: msg`The consignee refused the freight. Decide whether it is delivered again or returned.`,
  returned: msg`The freight is being returned to the shipper.`,
  lost: msg`The carrier cannot find the freight. Prepare a claim.`,
  change_not_sent: msg`The carrier was not notified of a change. Send the change again or call the carrier.`,
  tender_rejected: msg`The carrier declined the tender. Tender to the next offer.`,
  tender_unanswered: msg`The carrier has not answered the tender in time. Call the carrier, or tender to the next offer.`,
};

/** What happened and what to do, in the current locale. */
export function exceptionText({ kind, text }: Pick<ShipmentException, 'kind' | 'text'>): string {
  const known = TEXTS[kind];
  return known ? i18n._(known) : text;
}
