import { isLimitedAccess, RESIDENCE } from '../../../kernel/place-type.js';
import { isForwardSortationArea, parsePostalCode } from '../../../kernel/postal-code.js';
import type { FieldError } from '../../../platform/http/domain-error.js';
import type { LocationDto } from '../../locations/index.js';
import type { Place } from '../engine/index.js';
import type { StopDto } from '../quote-request.dto.js';
import type { RatedPlace } from '../rated-request.js';

/** Looks a postal code up; null when it is unknown. */
export type FindLocation = (postalCode: string, country: 'US' | 'CA') => LocationDto | null;

/** A stop with its place, or with everything that is wrong about it. */
export interface CheckedStop {
  readonly place: RatedPlace | null;
  /** For the engine. */
  readonly point: Place | null;
  readonly errors: readonly FieldError[];
}

/** Looks a stop up and checks what was said about its place. */
export function checkStop(stop: StopDto, index: number, find: FindLocation): CheckedStop {
  const pointer = `/stops/${index}`;
  const errors = [...placeTypeErrors(stop, pointer)];
  const location = find(stop.postalCode, stop.country);
  if (location === null) return { place: null, point: null, errors: [...errors, unknownPostalCode(stop, pointer)] };
  if (!location.usable) errors.push({ pointer: `${pointer}/postalCode`, code: 'PLACE_NOT_USABLE', message: location.message! });
  if (stop.state != null && stop.state !== location.state) errors.push(stateMismatch(stop, location, pointer));
  if (errors.length > 0) return { place: null, point: null, errors };
  return { place: placeOf(stop, location), point: pointOf(location), errors };
}

function unknownPostalCode({ country, postalCode }: StopDto, pointer: string): FieldError {
  const message = country === 'US' ? `ZIP ${postalCode} is not known. Check it and the country.` : `Postal code ${postalCode} is not known. Check it and the country.`;
  return { pointer: `${pointer}/postalCode`, code: 'ZIP_UNKNOWN', message };
}

function stateMismatch({ country, postalCode, state }: StopDto, location: LocationDto, pointer: string): FieldError {
  const message =
    country === 'US'
      ? `ZIP ${postalCode} is in ${location.state}; you chose ${state}. Change the state or the ZIP.`
      : `Postal code ${postalCode} is in ${location.state}; you chose ${state}. Change the province or the postal code.`;
  return { pointer: `${pointer}/state`, code: 'ZIP_STATE_MISMATCH', message };
}

function placeTypeErrors({ placeType }: StopDto, pointer: string): FieldError[] {
  if (placeType == null || placeType === RESIDENCE || isLimitedAccess(placeType)) return [];
  return [{ pointer: `${pointer}/placeType`, code: 'PLACE_TYPE_UNKNOWN', message: `"${placeType}" is not a place type. Choose one of the list, or none for a business with a dock.` }];
}

function placeOf(stop: StopDto, location: LocationDto): RatedPlace {
  const postalCode = isForwardSortationArea(stop.postalCode) ? stop.postalCode : parsePostalCode(stop.country, stop.postalCode)!.code;
  return { postalCode, city: stop.city || location.city, state: location.state, country: location.country, timeZone: location.timeZone! };
}

function pointOf({ country, postalCode, state, latitude, longitude }: LocationDto): Place {
  return { country, area: postalCode, state, latitude: latitude!, longitude: longitude! };
}
