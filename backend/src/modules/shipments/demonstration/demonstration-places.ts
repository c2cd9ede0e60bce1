import { Injectable } from '@nestjs/common';
import { LocationsService } from '../../locations/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { EventPlace } from '../domain/shipment-event.js';
import type { DemonstrationPlaces } from './demonstration-day.js';

/** Postal codes of demonstration terminals. */
const TERMINALS = ['64106', '37201', '43215', '80202', '30303', '75201', '60601', '84101', '46204', '14202'];

/** Locations of simulated events. */
@Injectable()
export class DemonstrationPlaceFinder {
  constructor(private readonly locations: LocationsService) {}

  /** Origin, destination, and the terminal nearest to the midpoint. */
  placesOf({ body: { stops, timeZones } }: ShipmentRow): DemonstrationPlaces {
    const [first, last] = [stops[0], stops.at(-1)];
    if (first === undefined || last === undefined) throw new Error('A shipment has two ends.');
    const [originZone = 'UTC', destinationZone = 'UTC'] = [timeZones[0], timeZones.at(-1)];
    const [origin, destination] = [
      this.place(first.postalCode, first.country),
      this.place(last.postalCode, last.country),
    ];
    const way =
      TERMINALS.map((postalCode) => this.place(postalCode, 'US')).sort(
        (left, right) => detour(origin, destination, left) - detour(origin, destination, right),
      )[0] ?? origin;
    return {
      origin: { place: origin, timeZone: originZone },
      way: { place: way, timeZone: destinationZone },
      destination: { place: destination, timeZone: destinationZone },
    };
  }

  private place(postalCode: string, country: 'US' | 'CA'): EventPlace {
    const found = this.locations.find(postalCode, country);
    const { city, state, latitude, longitude } = found ?? {
      city: undefined,
      state: undefined,
      latitude: null,
      longitude: null,
    };
    return { city, state, country, ...(latitude === null || longitude === null ? {} : { latitude, longitude }) };
  }
}

/** Squared distance in degrees between a terminal and the midpoint. */
function detour(origin: EventPlace, destination: EventPlace, { latitude = 0, longitude = 0 }: EventPlace): number {
  const middle = [
    ((origin.latitude ?? 0) + (destination.latitude ?? 0)) / 2,
    ((origin.longitude ?? 0) + (destination.longitude ?? 0)) / 2,
  ];
  return (latitude - (middle[0] ?? 0)) ** 2 + (longitude - (middle[1] ?? 0)) ** 2;
}
