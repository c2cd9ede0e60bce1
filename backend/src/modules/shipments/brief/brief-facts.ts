import { dayText, daysText, momentText } from '../../../kernel/time/day-text.js';
import { etaText } from '../domain/eta.js';
import { isActive } from '../domain/shipment-status.js';
import type { ShipmentBrief } from './persistence/shipment-briefs.sql.js';

type Fact = readonly [label: string, value: string];

/** `Chicago, IL to Dallas, TX`. */
export function laneText({
  originCity,
  originState,
  destinationCity,
  destinationState,
}: Pick<ShipmentBrief, 'originCity' | 'originState' | 'destinationCity' | 'destinationState'>): string {
  return `${originCity}, ${originState} to ${destinationCity}, ${destinationState}`;
}

/** What an email says of a shipment. */
export function briefFacts(brief: ShipmentBrief): Fact[] {
  const { destinationName, carrierName, proNumber, references } = brief;
  const orders = references.filter(({ type }) => type === 'PO').map(({ value }) => value);
  return [
    ['Lane', laneText(brief)],
    ['Consignee', destinationName],
    ['Carrier', carrierName],
    ['PRO', proNumber ?? 'Not assigned yet'],
    ...(orders.length === 0 ? [] : [['PO', orders.join(', ')] as Fact]),
    pickupFact(brief),
    ...arrivalFacts(brief),
  ];
}

function pickupFact({ pickupOn, pickedUpAt, timeZones: [zone = 'UTC'] }: ShipmentBrief): Fact {
  return pickedUpAt === null ? ['Pickup', dayText(pickupOn)] : ['Picked up', momentText(pickedUpAt, zone)];
}

function arrivalFacts(brief: ShipmentBrief): Fact[] {
  const { status, deliveredAt, timeZones, estimatedDeliveryOn } = brief;
  if (deliveredAt !== null) return [['Delivered', momentText(deliveredAt, timeZones.at(-1) ?? 'UTC')]];
  if (!isActive(status)) return [];
  const { earliestDeliveryOn: first = null, latestDeliveryOn: last = null } = brief;
  const promised =
    estimatedDeliveryOn === null ? null : daysText(first ?? estimatedDeliveryOn, last ?? estimatedDeliveryOn);
  return [['ETA', arrivalText(brief)], ...(promised === null ? [] : [['Promised', promised] as Fact])];
}

/** The ETA with its delay and basis. */
export function arrivalText({ etaOn, etaBasis, etaPlace: place, etaDaysLeft, daysLate, mode }: ShipmentBrief): string {
  if (etaOn === null) return 'Not known';
  const truckload = mode === 'FTL';
  const unit = truckload ? 'day' : 'business day';
  const late = daysLate === 0 ? '' : `, ${daysLate} ${unit}${daysLate === 1 ? '' : 's'} late`;
  const basis = etaBasis === null ? '' : ` (${etaText({ basis: etaBasis, place, daysLeft: etaDaysLeft }, truckload)})`;
  return `${dayText(etaOn)}${late}${basis}`;
}
