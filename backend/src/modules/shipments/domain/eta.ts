import { addDays, type LocalDate } from '../../../kernel/time/local-date.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { TrackingTerms } from './arrival.js';
import type { Projection, Scan } from './projection.js';
import { isActive, PHASE, PHASE_OF, type ShipmentStatus } from './shipment-status.js';
import { msg, plural, type Message } from '../../../messages/message.js';
import { english } from '../../../messages/translate.js';

/**
 * What an ETA is computed from. `promised`: planned pickup and transit standard; `pickup`: actual pickup and transit standard; `terminal`: last terminal
 * scan; `attempt`: failed delivery; `carrier`: the carrier's own estimate; `delivery`: out for delivery; `delayed`: the carrier reports a delay
 * without a date; `overdue`: every estimate has passed.
 */
export const ETA_BASES = [
  'promised',
  'pickup',
  'terminal',
  'attempt',
  'carrier',
  'delivery',
  'delayed',
  'overdue',
] as const;
export type EtaBasis = (typeof ETA_BASES)[number];

/** Estimated arrival with its basis. */
export interface Eta {
  on: LocalDate;
  /** UTC instant, if the carrier gave a time. */
  at: string | null;
  basis: EtaBasis;
  /** Location of the terminal scan, such as "Memphis, TN". */
  place: string | null;
  /** Transit days that the basis counts to delivery, by the carrier's calendar. */
  daysLeft: number | null;
  /** UTC instant since which the basis is known. */
  since: string;
  /** Operating days of the carrier after the last promised day. */
  daysLate: number;
}

type Estimate = Omit<Eta, 'daysLate'>;

/** Freight that is scanned at a terminal before this time, in minutes after midnight, can be delivered like freight of the night before. */
const MORNING = 9 * 60;
/** Truckloads are on the road until this time on their last day, at 50 miles an hour and 550 a day (freight.md §2.12, 49 CFR 395). */
const END_OF_DAY = 17 * 60;
const MILES_AN_HOUR = 50;
const MILES_A_DAY = 550;

/** Without an arrival to estimate. */
const WITHOUT_ETA: readonly ShipmentStatus[] = ['refused', 'returned', 'lost', 'cancelled'];

/**
 * The current estimate (freight.md §3.7): the newest of delivery, carrier's estimate, terminal scan, pickup and booking whose day has not passed.
 * Null without a promised date and an estimate of the carrier, and if no delivery is expected.
 */
export function etaOf(state: Projection, terms: TrackingTerms, now: Date): Eta | null {
  if (WITHOUT_ETA.includes(state.execution)) return null;
  const today = localMoment(now, terms.destinationTimeZone).on;
  const estimates = estimatesOf(state, terms, now);
  const [newest] = estimates;
  if (newest === undefined) return null;
  if (!isActive(state.execution)) return withDelay(newest, terms);
  const estimate = estimates.find(({ on }) => on >= today) ?? overdue(newest, terms, today);
  return withDelay(afterReportedDelay(estimate, state, terms, today), terms);
}

/** The estimate as of the newest event, even if its day has passed. */
export function lastEtaOf(state: Projection, terms: TrackingTerms): Eta | null {
  return etaOf(state, terms, terms.bookedAt);
}

/** Current delay in operating days of the carrier: by the ETA, or since the last promised day. 0 after arrival. */
export function daysLate(state: Projection, terms: TrackingTerms, now: Date, eta = etaOf(state, terms, now)): number {
  if (!isActive(state.execution)) return 0;
  return Math.max(eta?.daysLate ?? 0, daysAfterPromise(terms, now));
}

/** Operating days of the carrier since the last promised day; 0 before its end. */
export function daysAfterPromise({ promisedOn, destinationTimeZone, operatingDays }: TrackingTerms, now: Date): number {
  if (promisedOn === null) return 0;
  return operatingDays.openDaysBetween(promisedOn, localMoment(now, destinationTimeZone).on);
}

/** Estimates of the log, the one to be preferred first. */
function estimatesOf(state: Projection, terms: TrackingTerms, now: Date): Estimate[] {
  const beforePickup = PHASE_OF[state.execution] < PHASE.CANCELLED;
  return [
    outForDelivery(state, terms),
    carriers(state, terms),
    ...(state.rerouted ? [] : beforePickup ? [planned(state, terms, now)] : underWay(state, terms, now)),
  ].filter((estimate) => estimate !== null);
}

function underWay(state: Projection, terms: TrackingTerms, now: Date): (Estimate | null)[] {
  return [fromScan(state.scan ?? null, state, terms), fromPickup(state, terms), planned(state, terms, now)];
}

function outForDelivery(state: Projection, { destinationTimeZone }: TrackingTerms): Estimate | null {
  const { execution, executionSince: since, scan, eta } = state;
  if (!['out_for_delivery', 'at_delivery'].includes(execution) || since === null) return null;
  if (scan?.type === 'attempted' && scan.at >= since) return null;
  const on = localMoment(new Date(since), destinationTimeZone).on;
  return { on, at: eta?.at ?? null, basis: 'delivery', place: null, daysLeft: null, since };
}

function carriers({ eta, scan }: Projection, { destinationTimeZone }: TrackingTerms): Estimate | null {
  if (eta === null || (scan?.type === 'attempted' && scan.at > eta.since)) return null;
  const { at, since } = eta;
  const on = at === null ? eta.on : localMoment(new Date(at), destinationTimeZone).on;
  return on === null ? null : { on, at, basis: 'carrier', place: null, daysLeft: null, since };
}

/** The booked pickup day, or the next possible one after it was missed, and the transit standard. */
function planned(state: Projection, terms: TrackingTerms, now: Date): Estimate | null {
  const { pickupOn, originTimeZone, transitDays: daysLeft, operatingDays } = terms;
  if (daysLeft === null || terms.estimatedOn === null) return null;
  const expectedOn = expectedPickupOn(state, terms, localMoment(now, originTimeZone).on);
  const on = expectedOn <= pickupOn ? terms.estimatedOn : operatingDays.deliveryAfter(expectedOn, daysLeft);
  return { on, at: null, basis: 'promised', place: null, daysLeft, since: terms.bookedAt.toISOString() };
}

function expectedPickupOn({ execution, scan }: Projection, terms: TrackingTerms, today: LocalDate): LocalDate {
  const { pickupOn, operatingDays } = terms;
  if (PHASE_OF[execution] > PHASE.CANCELLED) return pickupOn;
  const attemptedOn = scan?.type === 'pickup_attempted' ? localMoment(new Date(scan.at), scan.timeZone).on : null;
  const days = [pickupOn, today, ...(attemptedOn === null ? [] : [addDays(attemptedOn, 1)])];
  return operatingDays.nextOpen(days.reduce((last, day) => (day > last ? day : last)));
}

function fromPickup({ pickedUpAt: since }: Projection, terms: TrackingTerms): Estimate | null {
  const { originTimeZone, transitDays: daysLeft, operatingDays } = terms;
  if (since === null || daysLeft === null) return null;
  const on = operatingDays.deliveryAfter(localMoment(new Date(since), originTimeZone).on, daysLeft);
  return { on, at: null, basis: 'pickup', place: null, daysLeft, since };
}

function fromScan(scan: Scan | null, state: Projection, terms: TrackingTerms): Estimate | null {
  if (scan === null || scan.type === 'pickup_attempted') return null;
  const { at: since, place } = scan;
  const { on: day, minutes } = localMoment(new Date(since), scan.timeZone);
  const arrival = (basis: EtaBasis, from: LocalDate, daysLeft: number): Estimate => {
    return { on: terms.operatingDays.arrivalAfter(from, daysLeft), at: null, basis, place, daysLeft, since };
  };
  if (scan.type === 'attempted') return arrival('attempt', day, 1);
  if (terms.truckload) {
    const daysLeft = truckloadDaysLeft(scan, minutes);
    return daysLeft === null ? null : arrival('terminal', day, daysLeft);
  }
  const daysLeft = terminalDaysLeft(scan, day, state, terms);
  return daysLeft === null ? null : arrival('terminal', minutes < MORNING ? addDays(day, -1) : day, daysLeft);
}

/** Business days from the terminal: the part of the transit standard that its miles are of the route's, else what is left of the standard; at least one. */
function terminalDaysLeft(scan: Scan, day: LocalDate, { pickedUpAt }: Projection, terms: TrackingTerms): number | null {
  const { transitDays, pickupOn, originTimeZone, operatingDays } = terms;
  if (transitDays === null) return null;
  const { milesLeft, milesTotal } = scan;
  const from = pickedUpAt === null ? pickupOn : localMoment(new Date(pickedUpAt), originTimeZone).on;
  const daysLeft =
    milesLeft !== null && milesTotal !== null && milesTotal > 0
      ? Math.ceil((transitDays * milesLeft) / milesTotal)
      : transitDays - operatingDays.openDaysBetween(from, day);
  return Math.min(Math.max(daysLeft, 1), transitDays);
}

/** Days after today by the hours of service of a solo driver; 0 if the truck can arrive today. */
function truckloadDaysLeft({ milesLeft }: Scan, minutes: number): number | null {
  if (milesLeft === null) return null;
  const today = Math.min(Math.max(((END_OF_DAY - minutes) / 60) * MILES_AN_HOUR, 0), MILES_A_DAY);
  return Math.max(Math.ceil((milesLeft - today) / MILES_A_DAY), 0);
}

/** Every estimate has passed: at the earliest on the next day on which the carrier delivers. */
function overdue(newest: Estimate, { operatingDays }: TrackingTerms, today: LocalDate): Estimate {
  return { ...newest, on: operatingDays.nextOpen(today), at: null, basis: 'overdue', place: null, daysLeft: null };
}

/** After a reported delay without a date, at the earliest on the operating day after the promised one. */
function afterReportedDelay(
  estimate: Estimate,
  { delayed }: Projection,
  { promisedOn, operatingDays }: TrackingTerms,
  today: LocalDate,
): Estimate {
  if (!delayed || estimate.basis === 'delivery' || promisedOn === null || estimate.on > promisedOn) return estimate;
  const first = operatingDays.arrivalAfter(promisedOn, 1);
  const on = operatingDays.nextOpen(first > today ? first : today);
  return { ...estimate, on, at: null, basis: 'delayed', place: null, daysLeft: null };
}

function withDelay(estimate: Estimate, { promisedOn, operatingDays }: TrackingTerms): Eta {
  return {
    ...estimate,
    daysLate: promisedOn === null ? 0 : operatingDays.openDaysBetween(promisedOn, estimate.on),
  };
}

/** The basis in words, in English. */
export const etaText = (eta: Pick<Eta, 'basis' | 'place' | 'daysLeft'>, truckload: boolean): string =>
  english(etaMessage(eta, truckload));

/** The basis in words. */
export function etaMessage(
  { basis, place, daysLeft }: Pick<Eta, 'basis' | 'place' | 'daysLeft'>,
  truckload: boolean,
): Message {
  const days = daysMessage(daysLeft ?? 0, truckload);
  switch (basis) {
    case 'promised':
      return msg`From planned pickup and transit standard, ${{ days }}`;
    case 'pickup':
      return msg`From pickup and transit standard, ${{ days }}`;
    case 'terminal':
      if (place === null)
        return daysLeft === 0 ? msg`From terminal scan, delivery next` : msg`From terminal scan and ${{ days }} left`;
      return daysLeft === 0
        ? msg`From terminal scan in ${{ place }}, delivery next`
        : msg`From terminal scan in ${{ place }} and ${{ days }} left`;
    case 'attempt':
      return truckload ? msg`From delivery attempt, next day` : msg`From delivery attempt, next business day`;
    case 'carrier':
      return msg`Carrier’s update`;
    case 'delivery':
      return msg`Out for delivery`;
    case 'delayed':
      return msg`Carrier reports a delay without a new date`;
    case 'overdue':
      return msg`Earlier estimate passed without delivery; earliest possible day`;
  }
}

/** Truckloads drive every day, LTL carriers on business days. */
export const daysMessage = (count: number, truckload: boolean): Message =>
  truckload
    ? msg`${plural({ count }, { one: '# day', other: '# days' })}`
    : msg`${plural({ count }, { one: '# business day', other: '# business days' })}`;
