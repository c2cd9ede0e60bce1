import type { EventDetails, EventPlace, ShipmentEventType } from '../domain/shipment-event.js';
import type { NewShipmentEvent } from '../tracking/shipment-log.js';

/** Location of a simulated event: origin, intermediate terminal, or destination. */
type Spot = 'origin' | 'way' | 'destination';

/** A simulated event, timed in hours after the tender. */
interface Step {
  hour: number;
  type: ShipmentEventType;
  spot?: Spot;
  code?: string;
  reason?: string;
  details?: EventDetails;
}

/** Places and time zones of a demonstration shipment. */
export type DemonstrationPlaces = Readonly<Record<Spot, { place: EventPlace; timeZone: string }>>;

/** Hours from tender to pickup, and from tender to delivery. */
export const PICKUP_HOUR = 23;
export const DELIVERY_HOUR = 70;

const NOTE = 'Demonstration: an invented journey.';

const TENDERED: Step = { hour: 0, type: 'tendered', spot: 'origin' };
const ACCEPTED: Step[] = [
  TENDERED,
  { hour: 0.5, type: 'tender_acknowledged' },
  { hour: 1, type: 'pickup_appointment', details: { appointment: 'secured' } },
];
const PICKUP: Step[] = [
  ...ACCEPTED,
  { hour: 20, type: 'eta_origin' },
  { hour: 22, type: 'arrived_pickup' },
  { hour: PICKUP_HOUR, type: 'picked_up' },
  { hour: 26, type: 'departed_terminal' },
];
const WAY: Step[] = [
  { hour: 40, type: 'arrived_terminal', spot: 'way' },
  { hour: 44, type: 'departed_terminal', spot: 'way' },
];
const ARRIVED: Step[] = [...PICKUP, ...WAY, { hour: 62, type: 'arrived_terminal', spot: 'destination' }];
const AT_DOOR: Step[] = [
  ...ARRIVED,
  { hour: 66, type: 'out_for_delivery', spot: 'destination' },
  { hour: 69, type: 'arrived_delivery', spot: 'destination' },
];
const DELIVERED: Step[] = [
  ...AT_DOOR,
  { hour: DELIVERY_HOUR, type: 'delivered', spot: 'destination', code: '100-1', details: { statusCode: '100-1' } },
];
const POD: Step = { hour: 72, type: 'pod_available', spot: 'destination' };
const LATE: Step = {
  hour: 45,
  type: 'delayed',
  spot: 'way',
  code: 'AO',
  reason: 'Delayed by weather',
  details: { late: true },
};
const HELD: Step = { hour: 46, type: 'customs_hold', spot: 'way', reason: 'Customs asks for the commercial invoice' };
const REFUSED: Step = {
  hour: DELIVERY_HOUR,
  type: 'refused',
  spot: 'destination',
  code: '460-3',
  details: { statusCode: '460-3' },
};

/** Journeys of demonstration shipments, by name. */
export const JOURNEYS = {
  smooth: [...DELIVERED, POD],
  late: [...DELIVERED, LATE, POD],
  missed: [
    ...ACCEPTED,
    {
      hour: 22,
      type: 'pickup_attempted',
      code: '310-2',
      reason: 'Breakdown of the truck',
      details: { statusCode: '310-2' },
    },
    ...[...DELIVERED, POD].filter(({ hour }) => hour >= PICKUP_HOUR).map((step) => ({ ...step, hour: step.hour + 6 })),
  ],
  damaged: [
    ...AT_DOOR,
    {
      hour: DELIVERY_HOUR,
      type: 'delivered',
      spot: 'destination',
      code: '200-2',
      reason: 'Damage noted',
      details: { statusCode: '200-2' },
    },
    POD,
  ],
  rejected: [TENDERED, { hour: 0.5, type: 'tender_rejected', reason: 'No capacity on this lane' }],
  interline: [...PICKUP, { hour: 40, type: 'interline_transfer', spot: 'way' }],
  appointment: [...ARRIVED, { hour: 63, type: 'available_for_delivery', spot: 'destination' }],
  customsHold: [...PICKUP, ...WAY, HELD],
  customsCleared: [...ARRIVED, HELD, { hour: 50, type: 'customs_cleared', spot: 'way' }],
  silent: DELIVERED,
  closed: [...DELIVERED, POD, { hour: 90, type: 'closed', spot: 'destination' }],
  refused: [...AT_DOOR, REFUSED],
  returned: [...AT_DOOR, REFUSED, { hour: 80, type: 'returned', spot: 'destination' }],
  lost: [...PICKUP, ...WAY, { hour: 90, type: 'lost', spot: 'way' }],
} satisfies Record<string, Step[]>;
export type Journey = keyof typeof JOURNEYS;

/** Prefix of the source keys of simulated events. */
export type DemonstrationKey = 'seed' | 'day';

/** Events until `now` of a journey that started at `since`, with simulated hours of `hourMs`. Each event is marked as simulated. */
export function eventsOf(
  journey: Journey,
  places: DemonstrationPlaces,
  { since, hourMs, now, key }: { since: Date; hourMs: number; now: Date; key: DemonstrationKey },
): NewShipmentEvent[] {
  const steps: Step[] = JOURNEYS[journey];
  return steps
    .map(({ hour, spot = 'origin', type, code = null, reason, details = {} }) => ({
      type,
      code,
      occurredAt: new Date(since.getTime() + hour * hourMs),
      timeZone: places[spot].timeZone,
      place: places[spot].place,
      source: 'lading' as const,
      actorId: null,
      sourceKey: `${key}:${type}:${hour}`,
      reason: reason === undefined ? NOTE : `${reason}. ${NOTE}`,
      data: details,
      raw: { demonstration: true },
    }))
    .filter(({ occurredAt }) => occurredAt <= now);
}

const BY_NUMBER: readonly Journey[] = ['smooth', 'late', 'missed', 'damaged'];

/** The journey of a new shipment, determined by its number. */
export function journeyOf(number: string): Journey {
  return BY_NUMBER[Number(number.slice(-2)) % BY_NUMBER.length] ?? 'smooth';
}
