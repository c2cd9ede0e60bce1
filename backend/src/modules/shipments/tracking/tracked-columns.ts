import { SHIPMENT_TRACKING } from '../persistence/stored-shipment.js';
import { truncate } from '../../../platform/text/truncate.js';
import { etaOf, type TrackingTerms } from '../domain/arrival.js';
import { type ExceptionKind, severityNumber } from '../domain/exception-kinds.js';
import { nextCheckAt } from '../domain/exceptions.js';
import { expectedNextOf } from '../domain/expected-next.js';
import type { Projection } from '../domain/projection.js';
import type { EventPlace } from '../domain/shipment-event.js';

/** Stored projection, from which new events continue. */
export interface StoredTracking {
  state: Projection;
  /** Kinds of exceptions whose cause still applies, resolved or not. */
  active: ExceptionKind[];
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

/** Column values for a state and its open exceptions, as checked at `checkedAt`. */
export function trackedColumns(
  { state, active }: StoredTracking,
  open: readonly ExceptionKind[],
  terms: TrackingTerms,
  checkedAt: Date,
): TrackedColumns {
  const next = expectedNextOf(state, terms);
  return {
    status: state.execution,
    pickup_appointment: state.pickupAppointment,
    delivery_appointment: state.deliveryAppointment,
    customs: state.customs,
    billing: state.billing,
    pod: state.pod,
    eta_on: etaOf(state, terms)?.on ?? null,
    picked_up_at: databaseInstant(state.pickedUpAt),
    delivered_at: databaseInstant(state.deliveredAt),
    last_event_at: databaseInstant(state.lastEventAt),
    expected_event: next?.event ?? null,
    expected_by: databaseInstant(next?.by?.toISOString() ?? null),
    attention: Math.max(0, ...open.map(severityNumber)),
    exception_kinds: open.join(','),
    last_place: placeText(state.place),
    latitude: state.place?.latitude ?? null,
    longitude: state.place?.longitude ?? null,
    check_at: databaseInstant(nextCheckAt(state, terms, checkedAt)?.toISOString() ?? null),
    tracking: JSON.stringify(SHIPMENT_TRACKING.write({ state, active })),
  };
}

/** `2026-11-24T23:00:00.000Z` as `2026-11-24 23:00:00.000`, which `datetime` columns read as UTC. */
export function databaseInstant(instant: string | null): string | null {
  return instant === null ? null : instant.replace('T', ' ').replace('Z', '');
}

function placeText(place: EventPlace | null): string | null {
  if (place === null) return null;
  const city = [place.city, place.state].filter(Boolean).join(', ');
  return truncate(city || place.name || '', 120) || null;
}
