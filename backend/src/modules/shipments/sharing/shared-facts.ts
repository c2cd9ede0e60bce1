import { longDayMessage, type Message, msg } from '../../../messages/message.js';
import { laneText } from '../brief/brief-facts.js';
import { daysMessage, etaMessage } from '../domain/eta.js';
import { STATUS_WORDS } from './domain/public-events.js';
import type { SharedShipment } from './persistence/shared-shipments.sql.js';

/** A label with its value. */
export type SharedFact = readonly [label: Message, value: Message | string];

export function lateText({ mode, daysLate }: Pick<SharedShipment, 'mode' | 'daysLate'>): Message {
  return msg`${{ days: daysMessage(daysLate, mode === 'FTL') }} late`;
}

/** Basis of the ETA as a sentence; null if none is known. */
export function reasonOf({
  mode,
  etaBasis: basis,
  etaPlace: place,
  etaDaysLeft: daysLeft,
}: SharedShipment): Message | null {
  return basis === null ? null : msg`${{ sentence: etaMessage({ basis, place, daysLeft }, mode === 'FTL') }}.`;
}

/** The estimated arrival with its basis, and the promised dates; nothing after the end of the journey. */
export function arrivalFacts(shipment: SharedShipment): SharedFact[] {
  const { endedAt, etaOn, daysLate } = shipment;
  if (endedAt !== null) return [];
  const promised = promisedDates(shipment);
  const booked: SharedFact[] = promised === null ? [] : [[msg`Promised delivery`, promised]];
  const reason = reasonOf(shipment);
  if (etaOn === null || reason === null) return booked;
  const day = longDayMessage(etaOn);
  const when = daysLate > 0 ? msg`${{ day }}, ${{ late: lateText(shipment) }}` : day;
  return [[msg`Estimated delivery`, msg`${{ when }}. ${{ reason }}`], ...booked];
}

/** What emails to subscribers say: what every link shows, without parties and numbers. */
export function sharedFacts(shipment: SharedShipment): SharedFact[] {
  return [
    [msg`Status`, STATUS_WORDS[shipment.status]],
    [msg`Lane`, laneText(shipment)],
    [msg`Carrier`, shipment.carrierName],
    ...arrivalFacts(shipment),
  ];
}

/** The sold range of delivery dates. */
function promisedDates({ estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn }: SharedShipment): Message | null {
  const [first, last] = [earliestDeliveryOn ?? estimatedDeliveryOn, latestDeliveryOn ?? estimatedDeliveryOn];
  if (first === null || last === null) return null;
  return first === last
    ? longDayMessage(last)
    : msg`${{ first: { longDay: first } }} to ${{ last: { longDay: last } }}`;
}
