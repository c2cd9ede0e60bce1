import type { OperatingDays } from '../../../kernel/time/carrier-calendar.js';
import { isBusinessDay, type LocalDate } from '../../../kernel/time/local-date.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Projection } from './projection.js';
import { isActive, PHASE, PHASE_OF } from './shipment-status.js';

/** Booked terms that tracking depends on. */
export interface TrackingTerms {
  /** Local date at the destination that the carrier promised; null if none. */
  promisedOn: LocalDate | null;
  /** End of the pickup window, UTC. */
  pickupClosesAt: Date;
  originTimeZone: string;
  destinationTimeZone: string;
  bookedAt: Date;
  /** Days on which carriers operate on the lane in the shipment's mode. */
  operatingDays: OperatingDays;
}

/** Estimated arrival and its basis. */
export interface Eta {
  on: LocalDate;
  at: string | null;
  basis: 'promised' | 'carrier' | 'delivery';
  since: string;
  daysLate: number;
}

const NO_CLOSED_DAYS: ReadonlySet<LocalDate> = new Set();

/** The current estimate (freight.md §3.7): out for delivery, else the carrier's estimate, else the promised date. Null without any date. */
export function etaOf(state: Projection, terms: TrackingTerms): Eta | null {
  const { promisedOn, destinationTimeZone, operatingDays } = terms;
  const late = (on: LocalDate): number => (promisedOn === null ? 0 : operatingDays.openDaysBetween(promisedOn, on));
  if (['out_for_delivery', 'at_delivery'].includes(state.execution) && state.executionSince !== null) {
    const on = localMoment(new Date(state.executionSince), destinationTimeZone).on;
    return { on, at: state.eta?.at ?? null, basis: 'delivery', since: state.executionSince, daysLate: late(on) };
  }
  if (state.eta !== null) {
    const { at, since } = state.eta;
    const on = at === null ? state.eta.on : localMoment(new Date(at), destinationTimeZone).on;
    if (on !== null) return { on, at, basis: 'carrier', since, daysLate: late(on) };
  }
  return promisedOn === null
    ? null
    : { on: promisedOn, at: null, basis: 'promised', since: terms.bookedAt.toISOString(), daysLate: 0 };
}

/** Current delay in operating days of carriers: by the carrier's estimate, or since the promised day. 0 after arrival. */
export function daysLate(state: Projection, terms: TrackingTerms, now: Date): number {
  if (!isActive(state.execution) || terms.promisedOn === null) return 0;
  const today = localMoment(now, terms.destinationTimeZone).on;
  return Math.max(etaOf(state, terms)?.daysLate ?? 0, terms.operatingDays.openDaysBetween(terms.promisedOn, today));
}

const HOUR_MS = 3_600_000;

/** Time at which tracking becomes stale: 24 hours after the newest event in transit, 48 if that period includes a weekend (freight.md §3.4). Null if no event is expected. */
export function staleAt(state: Projection, { destinationTimeZone }: TrackingTerms): Date | null {
  const phase = PHASE_OF[state.execution];
  const underWay =
    phase === PHASE.PICKED_UP || (phase === PHASE.UNDER_WAY && !['refused', 'lost'].includes(state.execution));
  if (!underWay || state.lastEventAt === null) return null;
  const last = new Date(state.lastEventAt);
  const after = (hours: number): Date => new Date(last.getTime() + hours * HOUR_MS);
  const onWeekend = [last, after(24)].some(
    (instant) => !isBusinessDay(localMoment(instant, destinationTimeZone).on, NO_CLOSED_DAYS),
  );
  return after(onWeekend ? 48 : 24);
}
