import { Injectable } from '@nestjs/common';
import type { Country } from '../../../kernel/places/region.js';
import { LocationsService } from '../../locations/index.js';
import { estimatedRoadMiles } from '../../rating/index.js';
import type { EventPlace } from '../domain/shipment-event.js';
import type { BookedRoute } from './persistence/shipment-log.sql.js';

interface Position {
  latitude: number;
  longitude: number;
}

/** Estimated road miles between the location of an event and the destination. */
@Injectable()
export class RouteMiles {
  constructor(private readonly locations: LocationsService) {}

  /** Null if a location is unknown, and for truckloads with intermediate stops, whose route is longer. */
  of(
    place: EventPlace | null,
    { originPostalCode, destinationPostalCode, countries }: BookedRoute,
  ): { milesLeft: number; milesTotal: number } | null {
    const [from, to] = [countries[0], countries.at(-1)];
    if (place === null || from === undefined || to === undefined || countries.length !== 2) return null;
    const [here, origin, destination] = [
      this.positionOf(place),
      this.find(originPostalCode, from),
      this.find(destinationPostalCode, to),
    ];
    if (here === null || origin === null || destination === null) return null;
    return {
      milesLeft: estimatedRoadMiles(here, destination),
      milesTotal: estimatedRoadMiles(origin, destination),
    };
  }

  private positionOf({ latitude, longitude, postalCode, country, city, state }: EventPlace): Position | null {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    const byPostalCode =
      postalCode === undefined ? null : this.find(postalCode, country?.startsWith('CA') ? 'CA' : 'US');
    return byPostalCode ?? (city && state ? this.byCity(city, state) : null);
  }

  private find(postalCode: string, country: Country): Position | null {
    return positionOf(this.locations.find(postalCode, country));
  }

  private byCity(city: string, state: string): Position | null {
    const [found] = this.locations.search(`${city}, ${state}`, 1);
    return found?.city.toLowerCase() === city.trim().toLowerCase() && found.state === state ? positionOf(found) : null;
  }
}

function positionOf(found: { latitude: number | null; longitude: number | null } | null): Position | null {
  if (found === null || found.latitude === null || found.longitude === null) return null;
  return { latitude: found.latitude, longitude: found.longitude };
}
