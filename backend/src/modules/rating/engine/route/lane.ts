import type { Country } from '../../../../kernel/places/region.js';

/** A postal area as the location data set knows it. */
export interface Place {
  readonly country: Country;
  /** ZIP5 or Canadian forward sortation area. */
  readonly area: string;
  /** Two-letter state or province. */
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the freight goes from and to. */
export interface Lane {
  readonly origin: Place;
  readonly destination: Place;
}
