import { type Message, msg } from '../../../messages/message.js';
import type { ShipmentEventType } from './shipment-event.js';

/** Kinds of exceptions of a shipment in transit (freight.md §3.4). */
export const EXCEPTION_KINDS = [
  'pickup_at_risk',
  'pickup_missed',
  'stale_tracking',
  'late',
  'appointment_needed',
  'appointment_missed',
  'damage',
  'shortage',
  'customs_hold',
  'pod_missing',
  'refused',
  'returned',
  'lost',
  'change_not_sent',
  'tender_rejected',
  'tender_unanswered',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Severities and their stored numbers, 1 to 4. */
export const SEVERITIES = ['info', 'warning', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

const HOUR_MS = 3_600_000;
/** Hours within which an exception should be resolved, by severity. */
const DUE_HOURS: Readonly<Record<Severity, number>> = { critical: 4, high: 8, warning: 24, info: 72 };

/** When an exception of a stored severity should be resolved. */
export function dueAtOf(openedAt: Date, severity: number): Date {
  return new Date(openedAt.getTime() + DUE_HOURS[SEVERITIES[severity - 1] ?? 'info'] * HOUR_MS);
}

interface ExceptionRule {
  readonly severity: Severity;
  /** Problem and recommended action. */
  readonly text: Message;
}

/** Severity and texts of each kind (freight.md §3.4). */
export const EXCEPTION_RULES: Readonly<Record<ExceptionKind, ExceptionRule>> = {
  pickup_at_risk: {
    severity: 'warning',
    text: msg`The pickup window ends within two hours and the carrier has not confirmed. Call the carrier.`,
  },
  pickup_missed: { severity: 'high', text: msg`The freight was not picked up in its window. Arrange another pickup.` },
  stale_tracking: {
    severity: 'info',
    text: msg`No update for more than a day. Ask the carrier where the freight is.`,
  },
  late: { severity: 'warning', text: msg`The freight will arrive after the promised date. Tell the consignee.` },
  appointment_needed: {
    severity: 'warning',
    text: msg`The carrier needs a delivery appointment. Ask the consignee for one.`,
  },
  appointment_missed: { severity: 'warning', text: msg`The delivery appointment was missed. Make another one.` },
  damage: {
    severity: 'high',
    text: msg`Damage was reported. Keep the goods and their packaging for inspection, and take photographs.`,
  },
  shortage: { severity: 'high', text: msg`Pieces are missing. Count what arrived against the bill of lading.` },
  customs_hold: { severity: 'high', text: msg`Held by customs. Ask the broker which documents are missing.` },
  pod_missing: {
    severity: 'info',
    text: msg`Delivered two days ago without a proof of delivery. Ask the carrier for it.`,
  },
  refused: {
    severity: 'critical',
    text: msg`The consignee refused the freight. Decide whether it is delivered again or returned.`,
  },
  returned: { severity: 'critical', text: msg`The freight is being returned to the shipper.` },
  lost: { severity: 'critical', text: msg`The carrier cannot find the freight. Prepare a claim.` },
  change_not_sent: {
    severity: 'high',
    text: msg`The carrier was not notified of a change. Send the change again or call the carrier.`,
  },
  tender_rejected: { severity: 'high', text: msg`The carrier declined the tender. Tender to the next offer.` },
  tender_unanswered: {
    severity: 'high',
    text: msg`The carrier has not answered the tender in time. Call the carrier, or tender to the next offer.`,
  },
};

export function severityNumber(kind: ExceptionKind): number {
  return SEVERITIES.indexOf(EXCEPTION_RULES[kind].severity) + 1;
}

/** What `reasonOf` reads of an event. */
export interface ReasonedEvent {
  type: ShipmentEventType;
  occurredAt: Date;
  reason: string | null;
}

/** The reason that the carrier gave in the newest event that opened the exception; null unless it declined a tender. */
export function reasonOf(kind: ExceptionKind, events: readonly ReasonedEvent[]): string | null {
  if (kind !== 'tender_rejected') return null;
  const declined = events
    .filter(({ type }) => type === 'tender_rejected')
    .sort((left, right) => left.occurredAt.getTime() - right.occurredAt.getTime());
  return declined.at(-1)?.reason ?? null;
}
