import { etaOf, type Eta } from '../domain/eta.js';
import type { TrackingTerms } from '../domain/arrival.js';
import { exceptionsOf } from '../domain/exceptions.js';
import { BOOKED, continueProjection } from '../domain/projection.js';
import { compareEvents, type LoggedEvent } from '../domain/shipment-event.js';
import { isActive } from '../domain/shipment-status.js';
import type { AnnouncedArrival, StoredTracking } from './tracked-columns.js';

const HOUR_MS = 3_600_000;

/**
 * The arrival that members know of after a change: the ETA if it moved by more than one business day, for truckloads by more than an hour (freight.md
 * §7), from the one before, at first from the promised dates. A new delay is announced in any case, as such. Undefined: none yet.
 */
export function announcedArrival(
  before: StoredTracking,
  { state, active }: StoredTracking,
  terms: TrackingTerms,
  now: Date,
): AnnouncedArrival | undefined {
  const eta = etaOf(state, terms, now);
  if (eta === null || !isActive(state.execution) || eta.basis === 'overdue' || eta.basis === 'delivery')
    return before.announced;
  const delayed = active.includes('late') && !before.active.includes('late');
  return delayed || hasMoved(eta, before.announced, terms) ? { on: eta.on, at: eta.at } : before.announced;
}

/** The announced arrival of a log whose events arrived in order, for shipments whose stored state was lost. */
export function announcedOf(log: readonly LoggedEvent[], terms: TrackingTerms): AnnouncedArrival | undefined {
  let stored: StoredTracking = { state: BOOKED, active: [] };
  for (const event of [...log].sort(compareEvents)) {
    const state = continueProjection(stored.state, [event]);
    const active = exceptionsOf(state, terms, event.occurredAt);
    stored = { state, active, announced: announcedArrival(stored, { state, active }, terms, event.occurredAt) };
  }
  return stored.announced;
}

function hasMoved({ on, at }: Eta, known: AnnouncedArrival | undefined, terms: TrackingTerms): boolean {
  const { operatingDays, truckload, earliestOn, promisedOn } = terms;
  if (truckload && at !== null && known?.at != null) return Math.abs(Date.parse(at) - Date.parse(known.at)) > HOUR_MS;
  const [first, last] = known === undefined ? [earliestOn, promisedOn] : [known.on, known.on];
  if (first === null || last === null) return true;
  const days = operatingDays.openDaysBetween(on, first) + operatingDays.openDaysBetween(last, on);
  return days > (truckload ? 0 : 1);
}
