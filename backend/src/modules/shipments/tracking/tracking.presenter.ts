import { readerText } from '../../../platform/request-context.js';
import { stored } from '../../../messages/message.js';
import { staleAt, type TrackingTerms } from '../domain/arrival.js';
import { daysLate, etaOf, etaMessage } from '../domain/eta.js';
import { dueAtOf, EXCEPTION_RULES, SEVERITIES } from '../domain/exception-kinds.js';
import { expectedNextOf } from '../domain/expected-next.js';
import type { Projection } from '../domain/projection.js';
import type { EventPlace } from '../domain/shipment-event.js';
import type { ExceptionRow } from '../exceptions/persistence/shipment-exceptions.sql.js';
import type {
  EtaDto,
  EventPlaceDto,
  ExpectedNextDto,
  FreshnessDto,
  ShipmentAxesDto,
  ShipmentExceptionDto,
} from './tracking.dto.js';

/** Tracking data of the shipment page, without the timeline. */
export interface PresentedTracking {
  axes: ShipmentAxesDto;
  freshness: FreshnessDto;
  expectedNext: ExpectedNextDto | null;
  eta: EtaDto | null;
}

export function presentTracking(state: Projection, terms: TrackingTerms, now: Date): PresentedTracking {
  const { execution, pickupAppointment, deliveryAppointment, customs, billing, pod } = state;
  return {
    axes: { execution, pickupAppointment, deliveryAppointment, customs, billing, pod },
    freshness: presentFreshness(state, terms, now),
    expectedNext: presentNext(state, terms, now),
    eta: presentEta(state, terms, now),
  };
}

function presentFreshness(state: Projection, terms: TrackingTerms, now: Date): FreshnessDto {
  const stale = staleAt(state, terms);
  return {
    state: stale === null ? 'none' : now < stale ? 'fresh' : 'stale',
    lastEventAt: state.lastEventAt,
    staleAt: stale?.toISOString() ?? null,
  };
}

function presentNext(state: Projection, terms: TrackingTerms, now: Date): ExpectedNextDto | null {
  const next = expectedNextOf(state, terms);
  if (next === null) return null;
  const { event, text, by, timeZone } = next;
  return { event, text: readerText(text), by: by?.toISOString() ?? null, timeZone, overdue: by !== null && now > by };
}

function presentEta(state: Projection, terms: TrackingTerms, now: Date): EtaDto | null {
  const eta = etaOf(state, terms, now);
  if (eta === null || state.deliveredAt !== null) return null;
  const text = readerText(etaMessage(eta, terms.truckload));
  return { ...eta, text, timeZone: terms.destinationTimeZone, daysLate: daysLate(state, terms, now) };
}

export function presentException({
  id,
  kind,
  severity,
  openedAt,
  reason,
  endedAt,
  ownerId,
  ownerName,
  snoozedUntil,
  resolution,
  resolvedAt,
}: ExceptionRow): ShipmentExceptionDto {
  return {
    id,
    kind,
    severity: SEVERITIES[severity - 1] ?? 'info',
    text: readerText(EXCEPTION_RULES[kind].text),
    reason: reason === null ? null : readerText(stored(reason)),
    openedAt: openedAt.toISOString(),
    dueAt: dueAtOf(openedAt, severity).toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ownerId,
    ownerName,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    resolution,
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

export function presentPlace({
  name,
  city,
  state,
  postalCode,
  country,
  latitude,
  longitude,
}: EventPlace): EventPlaceDto {
  return {
    name: name ?? null,
    city: city ?? null,
    state: state ?? null,
    postalCode: postalCode ?? null,
    country: country ?? null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}
