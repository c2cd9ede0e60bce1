import { msg, type Message } from '../../../messages/message.js';
import type { ShipmentEventType } from '../domain/shipment-event.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { NewShipmentEvent } from '../tracking/shipment-log.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { pickupZone } from './tendered-shipment.js';

export const TENDER_STATES = ['pending', 'sent', 'accepted', 'rejected', 'failed', 'withdrawn'] as const;
export type TenderState = (typeof TENDER_STATES)[number];

/** States in which no carrier has accepted the shipment and no attempt is pending. */
const OPEN: readonly TenderState[] = ['sent', 'rejected', 'failed'];

/** After these tries (about ten minutes) the shipment can be tendered to another carrier, although the tender is tried for a day. */
const STALLED_TRIES = 8;

type Progress = Pick<TenderEntity, 'state' | 'tries' | 'connectionId'>;

const isStalled = ({ state, tries }: Pick<Progress, 'state' | 'tries'>): boolean =>
  state === 'pending' && tries >= STALLED_TRIES;

/** Whether the shipment can be tendered to another carrier. */
export function isOpenForNext(status: ShipmentStatus, newest: Pick<Progress, 'state' | 'tries'> | null): boolean {
  if (!['booked', 'tendered', 'tender_rejected'].includes(status) || newest === null) return false;
  return OPEN.includes(newest.state) || isStalled(newest);
}

/** States in which a carrier can answer by a link that it received, also while the email is sent again or after that failed. */
const ANSWERABLE: readonly TenderState[] = ['pending', 'sent', 'failed'];

/** Whether the carrier can answer the tender by link. */
export function isAnswerable(state: TenderState): boolean {
  return ANSWERABLE.includes(state);
}

/** Codes of attempts that failed before anything was sent. */
const NEVER_SENT: readonly (string | null)[] = ['NO_TENDER_ADDRESS', 'NOT_TENDERABLE', 'MODE_NOT_TENDERABLE'];

/** Whether nothing of the failed attempt can have reached the carrier. */
export function isNeverSent(code: string | null): boolean {
  return NEVER_SENT.includes(code);
}

const MESSAGES: Readonly<Record<TenderState, Message>> = {
  pending: msg`The tender is being sent to the carrier. No action is needed.`,
  sent: msg`The tender was emailed with the bill of lading. When the carrier replies, enter or confirm the PRO number.`,
  accepted: msg`The carrier has accepted the shipment.`,
  rejected: msg`The carrier has rejected the shipment. Tender it to the next offer.`,
  failed: msg`The tender could not be delivered. Call the carrier, or tender it to the next offer.`,
  withdrawn: msg`The tender was withdrawn.`,
};

const STALLED = msg`The carrier does not respond. The tender is sent again for up to 24 hours. Call the carrier, or tender it to the next offer.`;

const SENT_BY_MESSAGE = msg`The tender was sent to the carrier electronically. Its answer is recorded when it arrives; call the carrier if it takes too long.`;

/** Explanation and next step of each state. */
export function tenderText(newest: Progress | null): Message {
  if (newest === null) return msg`The shipment has not been tendered yet.`;
  if (newest.state === 'sent' && newest.connectionId !== null) return SENT_BY_MESSAGE;
  return isStalled(newest) ? STALLED : MESSAGES[newest.state];
}

/** Events of a tender in order of occurrence. */
const EVENTS: readonly ShipmentEventType[] = [
  'tendered',
  'tender_rejected',
  'tender_failed',
  'tender_acknowledged',
  'pickup_appointment',
];

/** Sequence number that keeps simultaneous tender events in order. */
export function tenderSequence(number: number, type: ShipmentEventType): number {
  return number * EVENTS.length + EVENTS.indexOf(type);
}

/** Values of a tender event other than those of the tender. */
export type TenderEventPart = Pick<NewShipmentEvent, 'type' | 'source'> & Partial<NewShipmentEvent>;

/** An event of a tender. The source key allows one of each type per tender, so repeated reports are ignored. */
export function tenderEvent(
  shipment: ShipmentRow,
  { id, number }: TenderEntity,
  occurredAt: Date,
  part: TenderEventPart,
): NewShipmentEvent {
  return {
    occurredAt,
    timeZone: pickupZone(shipment),
    actorId: null,
    sourceKey: `${id}:${part.type}`,
    sequence: tenderSequence(number, part.type),
    ...part,
  };
}
