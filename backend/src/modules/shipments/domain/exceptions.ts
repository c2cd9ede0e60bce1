import { addDays, type LocalDate } from '../../../kernel/time/local-date.js';
import { instantAt, localMoment } from '../../../kernel/time/local-time.js';
import { staleAt, type TrackingTerms } from './arrival.js';
import { daysAfterPromise, daysLate, type Eta, etaOf } from './eta.js';
import type { ExceptionKind } from './exception-kinds.js';
import type { Projection } from './projection.js';
import { isActive, PHASE, PHASE_OF } from './shipment-status.js';

const MINUTE_MS = 60_000;
const RISK_MS = 120 * MINUTE_MS;
const MISSED_MS = 60 * MINUTE_MS;
const POD_MS = 48 * 60 * MINUTE_MS;

/** Current exceptions (freight.md §3.4). */
export function exceptionsOf(state: Projection, terms: TrackingTerms, now: Date): ExceptionKind[] {
  if (state.execution === 'cancelled' || state.execution === 'closed') return [];
  const { execution } = state;
  const stale = staleAt(state, terms);
  const holds: Record<ExceptionKind, boolean> = {
    pickup_at_risk: isUnconfirmed(state) && now >= riskAt(terms) && now < missedAt(terms),
    pickup_missed: beforePickup(state) && (now >= missedAt(terms) || state.pickupAttempted),
    stale_tracking: stale !== null && now >= stale,
    late: isActive(execution) && (state.delayed || isLate(state, terms, now)),
    appointment_needed:
      isActive(execution) && state.appointmentDueAt !== null && now >= new Date(state.appointmentDueAt),
    appointment_missed: isActive(execution) && state.deliveryAppointment === 'missed',
    damage: state.damage,
    shortage: state.shortage,
    customs_hold: isActive(execution) && ['hold', 'docs_pending'].includes(state.customs),
    pod_missing: podDueAt(state) !== null && now >= podDueAt(state)!,
    refused: execution === 'refused',
    returned: execution === 'returned',
    lost: execution === 'lost',
    change_not_sent: isChangeUnsent(state),
    tender_rejected: execution === 'tender_rejected',
    tender_unanswered: isTenderUnanswered(state),
  };
  return (Object.keys(holds) as ExceptionKind[]).filter((kind) => holds[kind]);
}

/** Next time at which `exceptionsOf` can change without an event; null if only an event can change it. */
export function nextCheckAt(
  state: Projection,
  terms: TrackingTerms,
  now: Date,
  eta = etaOf(state, terms, now),
): Date | null {
  if (state.execution === 'cancelled' || state.execution === 'closed') return null;
  const instants = [
    ...(beforePickup(state) ? [riskAt(terms), missedAt(terms)] : []),
    staleAt(state, terms),
    state.appointmentDueAt === null ? null : new Date(state.appointmentDueAt),
    ...(isActive(state.execution) ? arrivalChecks(state, terms, now, eta) : []),
    podDueAt(state),
  ];
  return instants
    .filter((instant) => instant !== null && instant > now)
    .reduce<Date | null>((first, instant) => (first === null || instant! < first ? instant : first), null);
}

/** Before pickup, the delay is that of the missed pickup until the promised day has passed. */
function isLate(state: Projection, terms: TrackingTerms, now: Date): boolean {
  return (beforePickup(state) ? daysAfterPromise(terms, now) : daysLate(state, terms, now)) > 0;
}

function isTenderUnanswered({ execution, tenderOverdue = false }: Projection): boolean {
  return execution === 'tendered' && tenderOverdue;
}

function isChangeUnsent({ execution, changeUnsent = false }: Projection): boolean {
  return isActive(execution) && changeUnsent;
}

function beforePickup({ execution }: Projection): boolean {
  return PHASE_OF[execution] < PHASE.CANCELLED;
}

function isUnconfirmed({ execution }: Projection): boolean {
  return ['booked', 'tendered', 'tender_rejected'].includes(execution);
}

function riskAt({ pickupClosesAt }: TrackingTerms): Date {
  return new Date(pickupClosesAt.getTime() - RISK_MS);
}

function missedAt({ pickupClosesAt }: TrackingTerms): Date {
  return new Date(pickupClosesAt.getTime() + MISSED_MS);
}

function podDueAt({ execution, deliveredAt, pod }: Projection): Date | null {
  return execution === 'delivered' && pod !== 'available' && deliveredAt !== null
    ? new Date(new Date(deliveredAt).getTime() + POD_MS)
    : null;
}

/** The starts of the days after which freight is late, its ETA has passed or its pickup was missed. Checked daily, because weekend days add no delay. */
function arrivalChecks(state: Projection, terms: TrackingTerms, now: Date, eta: Eta | null): Date[] {
  const { promisedOn, pickupOn, originTimeZone, destinationTimeZone } = terms;
  const etaOn = eta?.on ?? null;
  return [
    ...[promisedOn, etaOn].filter((on) => on !== null).map((on) => dayAfter(on, destinationTimeZone, now)),
    ...(beforePickup(state) ? [dayAfter(pickupOn, originTimeZone, now)] : []),
  ];
}

/** The start of the day after a date, or after today if that is later. */
function dayAfter(on: LocalDate, timeZone: string, now: Date): Date {
  const today = localMoment(now, timeZone).on;
  return instantAt(addDays(today > on ? today : on, 1), '00:00', timeZone);
}
