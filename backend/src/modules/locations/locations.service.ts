import { Injectable } from '@nestjs/common';
import type { Country } from '../../kernel/region.js';
import type { LocationDto } from './locations.dto.js';

/** Places of the bundled US ZIP and Canadian FSA data; no database. */
@Injectable()
export class LocationsService {
  /** The place of a ZIP, ZIP+4, Canadian postal code or FSA; null when it is unknown. */
  find(postalCode: string, country: Country): LocationDto | null {
    throw new Error(`Not found: ${postalCode} ${country}`);
  }

  /** Places whose postal code or city starts with the text, in a fixed order. */
  search(q: string, limit = 10): LocationDto[] {
    throw new Error(`Not found: ${q} ${limit}`);
  }
}
