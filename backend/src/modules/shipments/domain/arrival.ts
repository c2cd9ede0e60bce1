import type { OperatingDays } from '../../../kernel/time/carrier-calendar.js';
import { isBusinessDay, type LocalDate } from '../../../kernel/time/local-date.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Projection } from './projection.js';
import { PHASE, PHASE_OF } from './shipment-status.js';

/** Booked terms that tracking depends on. */
export interface TrackingTerms {
  /** Local dates at the destination: the last one that the carrier promised, and the expected one; null if none. */
  promisedOn: LocalDate | null;
  estimatedOn: LocalDate | null;
  /** The first promised date; null if none. */
  earliestOn: LocalDate | null;
  /** Transit standard of the booked offer: transit days from pickup to the expected date; null without one. */
  transitDays: number | null;
  truckload: boolean;
  /** Local date of the booked pickup. */
  pickupOn: LocalDate;
  /** End of the pickup window, UTC. */
  pickupClosesAt: Date;
  originTimeZone: string;
  destinationTimeZone: string;
  bookedAt: Date;
  /** Days on which carriers operate on the lane in the shipment's mode. */
  operatingDays: OperatingDays;
}

const NO_CLOSED_DAYS: ReadonlySet<LocalDate> = new Set();

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
