import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { isForwardSortationArea, parsePostalCode } from '../../kernel/places/postal-code.js';
import type { Country } from '../../kernel/places/region.js';
import type { FieldError } from '../../platform/http/problems/domain-error.js';
import { type Approximation, lacksPosition, LocationIndex, type PlaceRow } from './domain/location-index.js';
import type { LocationDto } from './locations.dto.js';
import { msg, type Message } from '../../messages/message.js';

const DEFAULT_LIMIT = 10;
const require = createRequire(import.meta.url);

/** The location of an address, and the errors of the address. */
export interface CheckedPlace {
  /** Null if the postal code is unknown, and city and state do not tell where it is. */
  readonly location: LocationDto | null;
  /** Whether the location is the center of the city or of the state, because the position of the postal code is not known. */
  readonly approximation: Approximation | null;
  readonly errors: FieldError[];
}

/** Looks up locations in the bundled US ZIP and Canadian FSA data, without the database. */
@Injectable()
export class LocationsService {
  private loaded?: LocationIndex;

  /** The location of a ZIP, ZIP+4, Canadian postal code or FSA; null if unknown. */
  find(postalCode: string, country: Country): LocationDto | null {
    const area = postalArea(postalCode, country);
    return area === null ? null : this.index.find(area, country);
  }

  /**
   * Looks up an address and validates its fields. An unknown postal code is replaced by its city and state where they are known, and is an error
   * otherwise. `pointer` is the address's JSON pointer in the request body.
   */
  check(address: CheckableAddress, pointer: string): CheckedPlace {
    const { country, city, state } = address;
    const area = postalArea(address.postalCode, country);
    if (area === null) return refused(address, pointer, msg`Check it and the country.`);
    const location = this.index.find(area, country);
    if (location && !lacksPosition(location))
      return { location, approximation: null, errors: addressErrors(address, location, pointer) };
    const [knownCity, knownState] = [city || location?.city || '', state || location?.state];
    const found = knownState ? this.index.approximate(area, country, knownCity, knownState) : null;
    if (found === null) return refused(address, pointer, msg`Check it, or enter city and state to go on.`);
    return { location: found.place, approximation: found.approximation, errors: [] };
  }

  /**
   * Locations whose postal code or city starts with the text ("606", "M5V 2T6", "chicago", "springfield, il").
   * Exact city matches come first, then by city, state and postal code; usable locations before others.
   */
  search(q: string, limit = DEFAULT_LIMIT): LocationDto[] {
    const text = q.trim();
    return /\d/.test(text) ? this.index.byPostalCode(postalPrefix(text), limit) : this.index.byCity(text, limit);
  }

  /** Loaded by the first lookup, because most processes on the command line need no locations. */
  private get index(): LocationIndex {
    return (this.loaded ??= new LocationIndex(readPlaces()));
  }
}

/** 44,000 rows in 5 MB of source. */
function readPlaces(): PlaceRow[] {
  const { codes } = require('zipcodes') as typeof import('zipcodes').default;
  return Object.values(codes);
}

/** ZIP5 or FSA of user input. */
function postalArea(text: string, country: Country): string | null {
  const area = text.trim().toUpperCase();
  if (country === 'CA' && isForwardSortationArea(area)) return area;
  return parsePostalCode(country, area)?.area ?? null;
}

function postalPrefix(text: string): string {
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  return compact.slice(0, /^\d/.test(compact) ? 5 : 3);
}

/** The address fields that are checked against the bundled location data. */
interface CheckableAddress {
  readonly country: 'US' | 'CA';
  readonly postalCode: string;
  readonly city?: string | null;
  readonly state?: string | null;
}

/** Errors of an address whose postal code was found. `pointer` is the JSON pointer of the address in the request body. */
function addressErrors(address: CheckableAddress, location: LocationDto, pointer: string): FieldError[] {
  return address.state && address.state !== location.state ? [stateMismatch(address, location, pointer)] : [];
}

function refused({ country, postalCode }: CheckableAddress, pointer: string, advice: Message): CheckedPlace {
  const message =
    country === 'US'
      ? msg`ZIP ${{ postalCode }} is not known. ${{ advice }}`
      : msg`Postal code ${{ postalCode }} is not known. ${{ advice }}`;
  const error = { pointer: `${pointer}/postalCode`, code: 'ZIP_UNKNOWN', message };
  return { location: null, approximation: null, errors: [error] };
}

function stateMismatch(
  { country, postalCode, state }: CheckableAddress,
  location: LocationDto,
  pointer: string,
): FieldError {
  const message =
    country === 'US'
      ? msg`ZIP ${{ postalCode }} is in ${{ state: location.state }}; you chose ${{ chosen: String(state) }}. Change the state or the ZIP.`
      : msg`Postal code ${{ postalCode }} is in ${{ state: location.state }}; you chose ${{ chosen: String(state) }}. Change the province or the postal code.`;
  return { pointer: `${pointer}/state`, code: 'ZIP_STATE_MISMATCH', message };
}
