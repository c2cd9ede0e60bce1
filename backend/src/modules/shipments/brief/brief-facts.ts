import { dayMessage, momentMessage, msg, type Message } from '../../../messages/message.js';
import { daysMessage, etaMessage } from '../domain/eta.js';
import { isActive } from '../domain/shipment-status.js';
import type { ShipmentBrief } from './persistence/shipment-briefs.sql.js';

type Fact = readonly [label: Message, value: Message | string];

/** `Chicago, IL to Dallas, TX`. */
export function laneText({
  originCity,
  originState,
  destinationCity,
  destinationState,
}: Pick<ShipmentBrief, 'originCity' | 'originState' | 'destinationCity' | 'destinationState'>): Message {
  return msg`${{ origin: `${originCity}, ${originState}` }} to ${{ destination: `${destinationCity}, ${destinationState}` }}`;
}

/** What an email says of a shipment. */
export function briefFacts(brief: ShipmentBrief): Fact[] {
  const { destinationName, carrierName, proNumber, references } = brief;
  const orders = references.filter(({ type }) => type === 'PO').map(({ value }) => value);
  return [
    [msg`Lane`, laneText(brief)],
    [msg`Consignee`, destinationName],
    [msg`Carrier`, carrierName],
    [msg`PRO`, proNumber ?? msg`Not assigned yet`],
    ...(orders.length === 0 ? [] : [[msg`PO`, orders.join(', ')] as Fact]),
    pickupFact(brief),
    ...arrivalFacts(brief),
  ];
}

function pickupFact({ pickupOn, pickedUpAt, timeZones: [zone = 'UTC'] }: ShipmentBrief): Fact {
  return pickedUpAt === null ? [msg`Pickup`, dayMessage(pickupOn)] : [msg`Picked up`, momentMessage(pickedUpAt, zone)];
}

function arrivalFacts(brief: ShipmentBrief): Fact[] {
  const { status, deliveredAt, timeZones, estimatedDeliveryOn } = brief;
  if (deliveredAt !== null) return [[msg`Delivered`, momentMessage(deliveredAt, timeZones.at(-1) ?? 'UTC')]];
  if (!isActive(status)) return [];
  const { earliestDeliveryOn: first = null, latestDeliveryOn: last = null } = brief;
  const promised =
    estimatedDeliveryOn === null ? null : daysBetween(first ?? estimatedDeliveryOn, last ?? estimatedDeliveryOn);
  return [[msg`ETA`, arrivalText(brief)], ...(promised === null ? [] : [[msg`Promised`, promised] as Fact])];
}

/** The ETA with its delay and basis. */
export function arrivalText({ etaOn, etaBasis, etaPlace: place, etaDaysLeft, daysLate, mode }: ShipmentBrief): Message {
  if (etaOn === null) return msg`Not known`;
  const truckload = mode === 'FTL';
  const day = dayMessage(etaOn);
  const when = daysLate === 0 ? day : msg`${{ day }}, ${{ days: daysMessage(daysLate, truckload) }} late`;
  if (etaBasis === null) return when;
  return msg`${{ when }} (${{ basis: etaMessage({ basis: etaBasis, place, daysLeft: etaDaysLeft }, truckload) }})`;
}

function daysBetween(first: string, last: string): Message {
  if (first === last) return dayMessage(last);
  return msg`${{ first: { day: first } }} to ${{ last: { day: last } }}`;
}
