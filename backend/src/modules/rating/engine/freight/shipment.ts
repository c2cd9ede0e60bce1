import type { FreightClass } from '../../../../kernel/measures/freight-class.js';
import type { Country } from '../../../../kernel/places/region.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import type { Emissions } from '../offer.js';
import type { RatingRequest } from './rating-request.js';
import type { Route } from '../route/route.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** Freight in exact units, ready to be rated with any number of tariffs. */
export interface RatableShipment {
  /** As requested. */
  readonly mode: RatingRequest['mode'];
  readonly pickupOn: LocalDate;
  /** Names of the origin and destination in tariffs, most specific first. */
  readonly originNames: readonly string[];
  readonly destinationNames: readonly string[];
  /** Country of the origin, then of the destination. */
  readonly countries: readonly [Country, Country];
  readonly route: Route;
  /** Trailer of a full truckload. */
  readonly equipment: Equipment;
  /** Requested last local delivery date, or null. */
  readonly deliverBy: LocalDate | null;
  /** Whether the freight is ready only after 12:00. */
  readonly readyAfterNoon: boolean;
  readonly lines: readonly RatableLine[];
  readonly measures: FreightMeasures;
  /** Accessorials to charge, in code order: requested, or inferred and not waived. */
  readonly accessorials: readonly string[];
  /** Those of the accessorials that a tariff without a price for them does not charge. */
  readonly ifPriced: readonly string[];
  /** Rated lines for LTL. */
  readonly emissions: Emissions;
}

/** One commodity. */
export interface RatableLine {
  readonly description: string;
  /** Whole pounds. */
  readonly pounds: number;
  readonly declaredClass: FreightClass | null;
  /** Density class of the commodity's item. */
  readonly densityClass: FreightClass;
}

/** Totals that limits and capacity rules use. */
export interface FreightMeasures {
  /** Sum of the lines, whole pounds. */
  readonly pounds: number;
  /** Number of handling units. */
  readonly unitCount: number;
  /** Items, for the weight of one unit. */
  readonly rows: readonly { readonly count: number; readonly pounds: number }[];
  /** Actual volume, cubic micrometers. */
  readonly cube: bigint;
  /** Volume with non-stackable units counted as 96 in high, cubic micrometers. */
  readonly occupiedCube: bigint;
  /** Trailer floor length, micrometers. */
  readonly linearLength: number;
  /** Trailer floor length with units turned where that is shorter, micrometers; for truckloads. */
  readonly truckloadLength: number;
  /** Longest horizontal side of any unit, micrometers. */
  readonly longestSide: number;
  /** Largest of the units' shorter sides, micrometers; the minimum trailer width. */
  readonly widestSide: number;
  /** Height of the tallest unit, micrometers. */
  readonly height: number;
  /** Whether the shorter side of any unit exceeds 96 in. */
  readonly tooWide: boolean;
}
