import { addDays, nextBusinessDay, weekday } from '../../../kernel/time/local-date.js';
import { instantAt, localMoment } from '../../../kernel/time/local-time.js';
import type { EventDetails, EventPlace, ShipmentEventType } from '../domain/shipment-event.js';
import type { NewShipmentEvent } from '../tracking/shipment-log.js';

/** Location of a simulated event: origin, intermediate terminal, or destination. */
type Spot = 'origin' | 'way' | 'destination';

/** A simulated event, timed in hours of a journey with pickup at hour 23 and delivery at hour 70. */
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

const PICKUP_HOUR = 23;
const DELIVERY_HOUR = 70;
/** Hours before which events follow the tender, until which they follow the pickup, and from which they follow the delivery. */
const ACCEPTED_HOUR = 1;
const LEFT_HOUR = 26;
const ARRIVED_HOUR = 62;
const LATE_HOURS = 24;
const HOUR_MS = 3_600_000;

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
  late: [
    ...[...DELIVERED, POD].map((step) => (step.hour < ARRIVED_HOUR ? step : { ...step, hour: step.hour + LATE_HOURS })),
    LATE,
  ],
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
  closedLate: [
    ...[...DELIVERED, POD].map((step) => (step.hour < ARRIVED_HOUR ? step : { ...step, hour: step.hour + LATE_HOURS })),
    LATE,
    { hour: 115, type: 'closed', spot: 'destination' },
  ],
  refused: [...AT_DOOR, REFUSED],
  returned: [...AT_DOOR, REFUSED, { hour: 80, type: 'returned', spot: 'destination' }],
  lost: [...PICKUP, ...WAY, { hour: 90, type: 'lost', spot: 'way' }],
} satisfies Record<string, Step[]>;
export type Journey = keyof typeof JOURNEYS;

/** Prefix of the source keys of simulated events. */
export type DemonstrationKey = 'seed' | 'day';

/** Planned times of a journey. */
export interface JourneyTimes {
  tenderedAt: Date;
  /** Milliseconds from tender to acceptance and appointment. */
  responseMs: number;
  pickupAt: Date;
  deliveryAt: Date;
  /** Zone whose weekends have no pickup and no delivery. */
  timeZone: string;
}

/** Times of a journey that was tendered the given business hours before `now`. */
export function timesOfPast(now: Date, hours: number, timeZone: string): JourneyTimes {
  const tenderedAt = addBusinessHours(now, -hours, timeZone);
  return {
    tenderedAt,
    responseMs: HOUR_MS,
    pickupAt: addBusinessHours(tenderedAt, PICKUP_HOUR, timeZone),
    deliveryAt: addBusinessHours(tenderedAt, DELIVERY_HOUR, timeZone),
    timeZone,
  };
}

/** Response of a fictional carrier to a tender by email. */
const RESPONSE_MS = 20_000;
const PICKUP_DELAY_HOURS = 2;
const SHORTEST_TRANSIT_HOURS = 12;
const DELIVERY_TIME = '14:00';

/** Times of a booked journey: pickup on its booked day, or on the next business day if that has passed at the tender; delivery on its estimated day. */
export function timesOfBooking(
  tenderedAt: Date,
  { pickupOn, readyFrom, deliveryOn }: { pickupOn: string; readyFrom: string; deliveryOn: string | null },
  [originZone, destinationZone]: readonly [string, string],
): JourneyTimes {
  const today = localMoment(tenderedAt, originZone).on;
  const on = pickupOn >= today ? pickupOn : nextBusinessDay(today, new Set());
  const ready = addHours(instantAt(on, readyFrom, originZone), PICKUP_DELAY_HOURS);
  const pickupAt = new Date(Math.max(ready.getTime(), tenderedAt.getTime() + 2 * RESPONSE_MS));
  const planned = instantAt(deliveryOn ?? addDays(on, 1), DELIVERY_TIME, destinationZone);
  const earliest = addHours(pickupAt, SHORTEST_TRANSIT_HOURS);
  return {
    tenderedAt,
    responseMs: RESPONSE_MS,
    pickupAt,
    deliveryAt: planned > earliest ? planned : earliest,
    timeZone: destinationZone,
  };
}

/** Adds hours that pass on business days only; negative numbers subtract. */
export function addBusinessHours(from: Date, hours: number, timeZone: string): Date {
  const forward = hours >= 0;
  let left = Math.abs(hours) * HOUR_MS;
  let instant = from.getTime();
  for (;;) {
    // Going back, the midnight that starts a day belongs to the day before.
    const { on } = localMoment(new Date(forward ? instant : instant - 1), timeZone);
    const end = instantAt(forward ? addDays(on, 1) : on, '00:00', timeZone).getTime();
    const open = weekday(on) > 5 ? 0 : Math.abs(end - instant);
    if (weekday(on) <= 5 && (forward ? left < open : left <= open)) return new Date(instant + (forward ? left : -left));
    left -= open;
    instant = end;
  }
}

/** Time of a step. */
function timeOf(hour: number, { tenderedAt, responseMs, pickupAt, deliveryAt, timeZone }: JourneyTimes): Date {
  const accepted = tenderedAt.getTime() + responseMs;
  if (hour <= ACCEPTED_HOUR) return new Date(tenderedAt.getTime() + hour * responseMs);
  if (hour <= LEFT_HOUR) return new Date(Math.max(addHours(pickupAt, hour - PICKUP_HOUR).getTime(), accepted));
  const arrivedAt = addHours(deliveryAt, ARRIVED_HOUR - DELIVERY_HOUR);
  if (hour > DELIVERY_HOUR) return addBusinessHours(deliveryAt, hour - DELIVERY_HOUR, timeZone);
  if (hour >= ARRIVED_HOUR) return addHours(deliveryAt, hour - DELIVERY_HOUR);
  const leftAt = addHours(pickupAt, LEFT_HOUR - PICKUP_HOUR);
  const part = (hour - LEFT_HOUR) / (ARRIVED_HOUR - LEFT_HOUR);
  return new Date(leftAt.getTime() + part * (arrivedAt.getTime() - leftAt.getTime()));
}

const addHours = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS);

/** Events of a journey until `now`. Each event is marked as simulated. */
export function eventsOf(
  journey: Journey,
  places: DemonstrationPlaces,
  { times, now, key }: { times: JourneyTimes; now: Date; key: DemonstrationKey },
): NewShipmentEvent[] {
  const steps: Step[] = JOURNEYS[journey];
  return steps
    .map(({ hour, spot = 'origin', type, code = null, reason, details = {} }) => ({
      type,
      code,
      occurredAt: timeOf(hour, times),
      timeZone: places[spot].timeZone,
      place: places[spot].place,
      source: 'lading' as const,
      actorId: null,
      sourceKey: `${key}:${type}:${hour}`,
      reason: reason === undefined ? NOTE : `${reason}. ${NOTE}`,
      data: details,
      raw: { demonstration: true, journey },
    }))
    .filter(({ occurredAt }) => occurredAt <= now);
}

const BY_NUMBER: readonly Journey[] = ['smooth', 'late', 'missed', 'damaged'];

/** The journey of a new shipment, determined by its number. */
export function journeyOf(number: string): Journey {
  return BY_NUMBER[Number(number.slice(-2)) % BY_NUMBER.length] ?? 'smooth';
}
