import { english } from '../../../../messages/translate.js';
import { type Message, msg, sentences } from '../../../../messages/message.js';
import { type OpeningHours, WEEKDAYS } from '../../../../kernel/places/opening-hours.js';
import { addDays, type LocalDate, minutesOfDay, weekday } from '../../../../kernel/time/local-date.js';
import { type RatingRequest, type RequestedStop, stopOf } from '../freight/rating-request.js';
import type { FreightWarning, ProposedPickup } from './freight-warnings.js';

/** Minimum pickup window, minutes (freight.md 5.4). */
export const SHORTEST_WINDOW = 60;

/** Warnings about a pickup outside the opening hours of the origin, with the nearest window, and a delivery on a day the destination is closed. */
export function hoursWarnings(request: RatingRequest): FreightWarning[] {
  return [...pickupWarnings(request), ...deliveryWarnings(request)];
}

function pickupWarnings(request: RatingRequest): FreightWarning[] {
  const { pickup } = request;
  const origin = stopOf(request, 'origin');
  if (!hasHours(origin)) return [];
  const hours = hoursOn(origin, pickup.on);
  if (hours === null) {
    const next = nextOpenDay(origin, pickup.on);
    return [
      warn('PICKUP_CLOSED', msg`The origin is closed on ${{ day: { day: pickup.on } }}.`, '/pickup/on', next, pickup),
    ];
  }
  const [ready, close] = [minutes(pickup.readyFrom), minutes(pickup.closeAt)];
  const [from, to] = [minutes(hours.from)!, minutes(hours.to)!];
  const tooEarly = [ready, close].some((time) => time !== null && time < from);
  if (!tooEarly && ![ready, close].some((time) => time !== null && time > to)) return [];
  const found = msg`The origin is open from ${{ from: hours.from }} to ${{ to: hours.to }} on ${{ day: { day: pickup.on } }}.`;
  const pointer = tooEarly ? '/pickup/readyFrom' : '/pickup/closeAt';
  return [warn('PICKUP_OUTSIDE_HOURS', found, pointer, { on: pickup.on, hours }, pickup)];
}

function deliveryWarnings(request: RatingRequest): FreightWarning[] {
  const { delivery } = request;
  const destination = stopOf(request, 'destination');
  if (delivery?.type !== 'on' || !delivery.on || !hasHours(destination) || hoursOn(destination, delivery.on)) return [];
  const message = msg`The destination is closed on ${{ day: { day: delivery.on } }}. Choose a day on which it is open.`;
  return [{ code: 'DELIVERY_CLOSED', message: english(message), pointer: '/delivery/on' }];
}

interface OpenDay {
  readonly on: LocalDate;
  readonly hours: OpeningHours;
}

function warn(
  code: string,
  found: Message,
  pointer: string,
  { on, hours }: OpenDay,
  pickup: RatingRequest['pickup'],
): FreightWarning {
  const proposedPickup = { on, ...windowWithin(hours, pickup) };
  const { readyFrom, closeAt } = proposedPickup;
  const nearest = msg`The nearest pickup window is ${{ readyFrom }} to ${{ closeAt }} on ${{ day: { day: on } }}.`;
  return { code, message: english(sentences(found, nearest)), pointer, proposedPickup };
}

/** The part of the window within the hours; the hours themselves if that is less than the shortest window. */
function windowWithin(
  { from, to }: OpeningHours,
  { readyFrom, closeAt }: RatingRequest['pickup'],
): Pick<ProposedPickup, 'readyFrom' | 'closeAt'> {
  // Times `HH:MM` sort as text.
  const start = readyFrom && readyFrom > from ? readyFrom : from;
  const end = closeAt && closeAt < to ? closeAt : to;
  return minutes(end)! - minutes(start)! < SHORTEST_WINDOW
    ? { readyFrom: from, closeAt: to }
    : { readyFrom: start, closeAt: end };
}

function hasHours({ hours }: RequestedStop): boolean {
  return (hours ?? []).length > 0;
}

function hoursOn({ hours }: RequestedStop, on: LocalDate): OpeningHours | null {
  const day = WEEKDAYS[weekday(on) - 1];
  return hours?.find((open) => open.day === day) ?? null;
}

/** The next day on which the stop is open. A stop with hours is open on at least one day of the week. */
function nextOpenDay(stop: RequestedStop, on: LocalDate): OpenDay {
  let day = on;
  let hours: OpeningHours | null = null;
  while (hours === null) {
    day = addDays(day, 1);
    hours = hoursOn(stop, day);
  }
  return { on: day, hours };
}

function minutes(time: string | null | undefined): number | null {
  return time == null ? null : minutesOfDay(time);
}
