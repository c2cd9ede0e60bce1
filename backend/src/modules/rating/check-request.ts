import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { accessorialErrors } from './domain/request-accessorials.js';
import { customsErrors } from './domain/request-customs.js';
import { dateErrors } from './domain/request-dates.js';
import { equipmentErrors } from './domain/request-equipment.js';
import { emergencyPhoneErrors, hazmatErrors } from './domain/request-hazmat.js';
import { listErrors } from './domain/request-lists.js';
import { paymentErrors } from './domain/request-payment.js';
import { toRatingRequest } from './domain/to-rating-request.js';
import { type LocalMoment, localMoment } from '../../kernel/time/local-time.js';
import { type CheckPlace, checkStop } from './domain/stops.js';
import { type Lane, type Place, requestErrors } from './engine/index.js';
import type { RatingWarning } from './domain/offer.js';
import type { QuoteRequest } from './domain/quote-request.js';
import type { RatedPlace } from './rated-request.js';

/** A ratable request with its resolved locations. */
export interface RatableRequest {
  readonly request: QuoteRequest;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly lane: Lane;
  /** All stops in order, in display form (`stops`) and engine form (`points`). */
  readonly stops: readonly RatedPlace[];
  readonly points: readonly Place[];
  /** Warnings of stops that are only known by their city or state. */
  readonly approximate: readonly RatingWarning[];
  /** Current local time at the origin. */
  readonly now: LocalMoment;
}

/** What a request is rated for: a preview gives indicative prices without the emergency phone of hazardous material, a quote requires it. */
export type RatingPurpose = 'preview' | 'quote';

/** Validates what the DTO cannot: locations, dates, hazardous material, totals. @throws ValidationFailed with all errors */
export function checkRequest(
  request: QuoteRequest,
  checkPlace: CheckPlace,
  instant: Date,
  purpose: RatingPurpose,
): RatableRequest {
  const stops = request.stops.map((stop, index) => ({ type: stop.type, ...checkStop(stop, index, checkPlace) }));
  const origin = stops.find((stop) => stop.type === 'origin')?.found;
  const destination = stops.find((stop) => stop.type === 'destination')?.found;
  const now = origin ? localMoment(instant, origin.place.timeZone) : null;
  const errors: FieldError[] = [
    ...requestErrors(toRatingRequest(request)),
    ...listErrors(request),
    ...stops.flatMap((stop) => stop.errors),
    ...dateErrors(request, now),
    ...hazmatErrors(request),
    ...(purpose === 'quote' ? emergencyPhoneErrors(request) : []),
    ...equipmentErrors(request),
    ...accessorialErrors(request),
    ...paymentErrors(request),
    ...customsErrors(request),
  ];
  if (errors.length > 0 || !origin || !destination || !now) throw new ValidationFailed(errors);
  const found = stops.flatMap((stop) => stop.found ?? []);
  return {
    request,
    origin: origin.place,
    destination: destination.place,
    lane: { origin: origin.point, destination: destination.point },
    stops: found.map(({ place }) => place),
    points: found.map(({ point }) => point),
    approximate: found.flatMap((stop) => stop.approximate ?? []),
    now,
  };
}
