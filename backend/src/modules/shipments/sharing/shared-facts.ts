import type { LocalDate } from '../../../kernel/time/local-date.js';
import { etaText } from '../domain/eta.js';
import { STATUS_WORDS } from './domain/public-events.js';
import type { SharedShipment } from './persistence/shared-shipments.sql.js';

/** `Chicago, IL to Dallas, TX`. */
export function sharedLane({
  originCity,
  originState,
  destinationCity,
  destinationState,
}: Pick<SharedShipment, 'originCity' | 'originState' | 'destinationCity' | 'destinationState'>): string {
  return `${originCity}, ${originState} to ${destinationCity}, ${destinationState}`;
}

export function lateText({ mode, daysLate }: Pick<SharedShipment, 'mode' | 'daysLate'>): string {
  return `${daysLate} ${mode === 'FTL' ? '' : 'business '}day${daysLate === 1 ? '' : 's'} late`;
}

/** Basis of the ETA as a sentence. */
export function reasonOf({ mode, etaBasis: basis, etaPlace: place, etaDaysLeft: daysLeft }: SharedShipment): string {
  return basis === null ? '' : `${etaText({ basis, place, daysLeft }, mode === 'FTL')}.`;
}

/** The estimated arrival with its basis, and the promised dates; nothing after the end of the journey. */
export function arrivalFacts(shipment: SharedShipment): [string, string][] {
  const { endedAt, etaOn, etaBasis, daysLate } = shipment;
  if (endedAt !== null) return [];
  const promised = promisedDates(shipment);
  const booked: [string, string][] = promised === null ? [] : [['Promised delivery', promised]];
  if (etaOn === null || etaBasis === null) return booked;
  const late = daysLate > 0 ? `, ${lateText(shipment)}` : '';
  return [['Estimated delivery', `${longDay(etaOn)}${late}. ${reasonOf(shipment)}`], ...booked];
}

/** What emails to subscribers say: what every link shows, without parties and numbers. */
export function sharedFacts(shipment: SharedShipment): [string, string][] {
  return [
    ['Status', STATUS_WORDS[shipment.status]],
    ['Lane', sharedLane(shipment)],
    ['Carrier', shipment.carrierName],
    ...arrivalFacts(shipment),
  ];
}

/** The sold range of delivery dates. */
function promisedDates({ estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn }: SharedShipment): string | null {
  const [first, last] = [earliestDeliveryOn ?? estimatedDeliveryOn, latestDeliveryOn ?? estimatedDeliveryOn];
  if (first === null || last === null) return null;
  return first === last ? longDay(last) : `${longDay(first)} to ${longDay(last)}`;
}

/** `Tuesday, November 24, 2026`. Formatted in UTC, so that no time zone shifts the date. */
export function longDay(localDate: LocalDate): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(`${localDate}T00:00:00Z`));
}
