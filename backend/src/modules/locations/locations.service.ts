import { Injectable } from '@nestjs/common';
import zipcodes from 'zipcodes';
import { isForwardSortationArea, parsePostalCode } from '../../kernel/places/postal-code.js';
import type { Country } from '../../kernel/places/region.js';
import type { FieldError } from '../../platform/http/problems/domain-error.js';
import { LocationIndex } from './domain/location-index.js';
import { addressErrors, type CheckableAddress } from './address-errors.js';
import type { LocationDto } from './locations.dto.js';

const DEFAULT_LIMIT = 10;

/** Where an address is, and what is wrong with what it says. */
export interface CheckedPlace {
  /** Null: the postal code is unknown. */
  readonly location: LocationDto | null;
  readonly errors: FieldError[];
}

/** Places of the bundled US ZIP and Canadian FSA data; no database. */
@Injectable()
export class LocationsService {
  private readonly index = new LocationIndex(Object.values(zipcodes.codes));

  /** The place of a ZIP, ZIP+4, Canadian postal code or FSA; null when it is unknown. */
  find(postalCode: string, country: Country): LocationDto | null {
    const area = postalArea(postalCode, country);
    return area === null ? null : this.index.find(area, country);
  }

  /** Looks an address up and compares what it says. `pointer` leads to it in the request's body. */
  check(address: CheckableAddress, pointer: string): CheckedPlace {
    const location = this.find(address.postalCode, address.country);
    return { location, errors: addressErrors(address, location, pointer) };
  }

  /**
   * Places whose postal code or city starts with the text ("606", "M5V 2T6", "chicago", "springfield, il").
   * An exact city comes first, then by city, state and postal code; usable places before the others.
   */
  search(q: string, limit = DEFAULT_LIMIT): LocationDto[] {
    const text = q.trim();
    return /\d/.test(text) ? this.index.byPostalCode(postalPrefix(text), limit) : this.index.byCity(text, limit);
  }
}

/** ZIP5 or FSA of anything a shipper may type. */
function postalArea(text: string, country: Country): string | null {
  const area = text.trim().toUpperCase();
  if (country === 'CA' && isForwardSortationArea(area)) return area;
  return parsePostalCode(country, area)?.area ?? null;
}

function postalPrefix(text: string): string {
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  return compact.slice(0, /^\d/.test(compact) ? 5 : 3);
}
