import { english } from '../../../messages/translate.js';
import { isLimitedAccess, RESIDENCE } from '../../../kernel/places/place-type.js';
import { parsePostalCode } from '../../../kernel/places/postal-code.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { CheckedPlace } from '../../locations/index.js';
import type { Place } from '../engine/index.js';
import type { RatingWarning } from './offer.js';
import type { RatedPlace } from '../rated-request.js';
import type { Stop } from './quote-request.js';
import { msg, verbatim, type Message } from '../../../messages/message.js';

/** Looks up a stop's location and validates the stop's address against it. */
export type CheckPlace = (stop: Stop, pointer: string) => CheckedPlace;

/** A stop with a resolved location. */
export interface FoundStop {
  readonly place: RatedPlace;
  /** Engine form of the location. */
  readonly point: Place;
  /** The warning of a location that is only known by its city or state. */
  readonly approximate: RatingWarning | null;
}

/** A stop with its location, or with all its errors. */
export interface CheckedStop {
  readonly found: FoundStop | null;
  readonly errors: readonly FieldError[];
}

/** Looks up a stop and validates its address and location type. */
export function checkStop(stop: Stop, index: number, check: CheckPlace): CheckedStop {
  const pointer = `/stops/${index}`;
  const { location, approximation, errors: placeErrors } = check(stop, pointer);
  const errors = [...placeTypeErrors(stop, pointer), ...placeErrors];
  if (location === null) return { found: null, errors };
  if (location.message !== null)
    errors.push({ pointer: `${pointer}/postalCode`, code: 'PLACE_NOT_USABLE', message: verbatim(location.message) });
  if (errors.length > 0) return { found: null, errors };
  const found = foundStop(stop, location);
  return { found: found && { ...found, approximate: approximationWarning(stop, pointer, approximation) }, errors };
}

/** Null for a location with a known position. */
function approximationWarning(
  { country, postalCode, city, state }: Stop,
  pointer: string,
  approximation: CheckedPlace['approximation'],
): RatingWarning | null {
  if (approximation === null) return null;
  const center = approximation === 'city' && city ? `${city}, ${state}` : centerOf(approximation);
  const message =
    country === 'US'
      ? msg`ZIP ${{ postalCode }} is not known. Check it; miles are measured from the center of ${{ center }}.`
      : msg`Postal code ${{ postalCode }} is not known. Check it; miles are measured from the center of ${{ center }}.`;
  return { code: 'PLACE_APPROXIMATE', message: english(message), pointer: `${pointer}/postalCode` };
}

function centerOf(approximation: 'city' | 'state'): Message {
  return approximation === 'city' ? msg`its city` : msg`its state`;
}

/** Null for a location without coordinates, which is not usable. */
function foundStop(
  stop: Stop,
  { postalCode: area, city, state, country, timeZone, latitude, longitude }: NonNullable<CheckedPlace['location']>,
): Omit<FoundStop, 'approximate'> | null {
  if (latitude === null || longitude === null) return null;
  const zone = stop.timeZone ?? timeZone;
  if (zone === null) return null;
  const postalCode = parsePostalCode(country, stop.postalCode)?.code ?? area;
  return {
    place: { postalCode, city: stop.city || city, state, country, timeZone: zone },
    point: { country, area, state, latitude, longitude },
  };
}

function placeTypeErrors({ placeType }: Stop, pointer: string): FieldError[] {
  if (!placeType || placeType === RESIDENCE || isLimitedAccess(placeType)) return [];
  return [
    {
      pointer: `${pointer}/placeType`,
      code: 'PLACE_TYPE_UNKNOWN',
      message: msg`"${{ placeType }}" is not a location type. Choose one from the list, or none for a business with a dock.`,
    },
  ];
}
