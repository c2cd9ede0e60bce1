import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { LocationsService } from '../locations/index.js';
import { ContactSearch } from './contact-search.js';
import type { ContactMapQuery, ContactMapDto } from './contacts.dto.js';

/** Maximum contacts on a map; more would overlap. */
const PLACES_MAX = 500;

/** Positions of contacts: the centers of their postal codes. */
@Injectable()
export class ContactMap {
  constructor(
    private readonly search: ContactSearch,
    private readonly locations: LocationsService,
  ) {}

  async places({ companyId }: Actor, query: ContactMapQuery): Promise<ContactMapDto> {
    const { rows, nextCursor } = await this.search.page(companyId, query, PLACES_MAX);
    const items = rows.flatMap(({ id, body: { name, address } }) => {
      const { latitude, longitude } = this.locations.find(address.postalCode, address.country) ?? {
        latitude: null,
        longitude: null,
      };
      return latitude === null || longitude === null
        ? []
        : [{ id, name, city: address.city, state: address.state, latitude, longitude }];
    });
    return { items, more: nextCursor !== null };
  }
}
