import { SHIPMENT_TRACKING } from '../persistence/stored-shipment.js';
import { truncate } from '../../../platform/text/truncate.js';
import type { TrackingTerms } from '../domain/arrival.js';
import { daysLate, type Eta, type EtaBasis, etaOf } from '../domain/eta.js';
import { type ExceptionKind, severityNumber } from '../domain/exception-kinds.js';
import { nextCheckAt } from '../domain/exceptions.js';
import { expectedNextOf } from '../domain/expected-next.js';
import type { Projection } from '../domain/projection.js';
import { placeText } from '../domain/shipment-event.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';

/** Stored projection, from which new events continue. */
export interface StoredTracking {
  state: Projection;
  /** Kinds of exceptions whose cause still applies, resolved or not. */
  active: ExceptionKind[];
  /** The last arrival that members were notified of; absent before the first change, and in states stored before it existed. */
  announced?: AnnouncedArrival;
}

/** Arrival in a notification. */
export interface AnnouncedArrival {
  on: LocalDate;
  /** UTC instant, if the carrier gave a time. */
  at: string | null;
}

/** Columns of `shipment` that are projected from the log, by column name. Instants are text in the database format. */
export interface TrackedColumns {
  status: string;
  pickup_appointment: string;
  delivery_appointment: string;
  customs: string;
  billing: string;
  pod: string;
  eta_on: string | null;
  eta_basis: EtaBasis | null;
  eta_place: string | null;
  eta_days_left: number | null;
  days_late: number;
  picked_up_at: string | null;
  delivered_at: string | null;
  last_event_at: string | null;
  expected_event: string | null;
  expected_by: string | null;
  attention: number;
  exception_kinds: string;
  last_place: string | null;
  latitude: number | null;
  longitude: number | null;
  check_at: string | null;
  tracking: string;
}

const PLACE_MAX = 120;

/** Column values for a state and its open exceptions, as checked at `checkedAt`. */
export function trackedColumns(
  stored: StoredTracking,
  open: readonly ExceptionKind[],
  terms: TrackingTerms,
  checkedAt: Date,
): TrackedColumns {
  const { state } = stored;
  const next = expectedNextOf(state, terms);
  const eta = etaOf(state, terms, checkedAt);
  return {
    status: state.execution,
    pickup_appointment: state.pickupAppointment,
    delivery_appointment: state.deliveryAppointment,
    customs: state.customs,
    billing: state.billing,
    pod: state.pod,
    ...etaColumns(eta),
    days_late: daysLate(state, terms, checkedAt, eta),
    picked_up_at: databaseInstant(state.pickedUpAt),
    delivered_at: databaseInstant(state.deliveredAt),
    last_event_at: databaseInstant(state.lastEventAt),
    expected_event: next?.event ?? null,
    expected_by: databaseInstant(next?.by?.toISOString() ?? null),
    attention: Math.max(0, ...open.map(severityNumber)),
    exception_kinds: open.join(','),
    last_place: truncate(placeText(state.place) ?? '', PLACE_MAX) || null,
    latitude: state.place?.latitude ?? null,
    longitude: state.place?.longitude ?? null,
    check_at: databaseInstant(nextCheckAt(state, terms, checkedAt, eta)?.toISOString() ?? null),
    tracking: JSON.stringify(SHIPMENT_TRACKING.write(stored)),
  };
}

function etaColumns(eta: Eta | null): Pick<TrackedColumns, 'eta_on' | 'eta_basis' | 'eta_place' | 'eta_days_left'> {
  if (eta === null) return { eta_on: null, eta_basis: null, eta_place: null, eta_days_left: null };
  const { on, basis, place, daysLeft } = eta;
  const eta_place = place === null ? null : truncate(place, PLACE_MAX);
  return { eta_on: on, eta_basis: basis, eta_place, eta_days_left: daysLeft };
}

/** `2026-11-24T23:00:00.000Z` as `2026-11-24 23:00:00.000`, which `datetime` columns read as UTC. */
export function databaseInstant(instant: string | null): string | null {
  return instant === null ? null : instant.replace('T', ' ').replace('Z', '');
}
