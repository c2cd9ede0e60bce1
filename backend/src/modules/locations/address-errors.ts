import type { FieldError } from '../../platform/http/problems/domain-error.js';
import type { LocationDto } from './locations.dto.js';

/** The address fields that are checked against the bundled location data. */
export interface CheckableAddress {
  readonly country: 'US' | 'CA';
  readonly postalCode: string;
  readonly state?: string | null;
}

/** Errors of an address whose postal code was found. `pointer` is the JSON pointer of the address in the request body. */
export function addressErrors(address: CheckableAddress, location: LocationDto | null, pointer: string): FieldError[] {
  if (location === null) return [unknownPostalCode(address, pointer)];
  return address.state && address.state !== location.state ? [stateMismatch(address, location, pointer)] : [];
}

function unknownPostalCode({ country, postalCode }: CheckableAddress, pointer: string): FieldError {
  const message =
    country === 'US'
      ? `ZIP ${postalCode} is not known. Check it and the country.`
      : `Postal code ${postalCode} is not known. Check it and the country.`;
  return { pointer: `${pointer}/postalCode`, code: 'ZIP_UNKNOWN', message };
}

function stateMismatch(
  { country, postalCode, state }: CheckableAddress,
  location: LocationDto,
  pointer: string,
): FieldError {
  const message =
    country === 'US'
      ? `ZIP ${postalCode} is in ${location.state}; you chose ${state}. Change the state or the ZIP.`
      : `Postal code ${postalCode} is in ${location.state}; you chose ${state}. Change the province or the postal code.`;
  return { pointer: `${pointer}/state`, code: 'ZIP_STATE_MISMATCH', message };
}
