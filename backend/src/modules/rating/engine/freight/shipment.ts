import type { FreightClass } from '../../../../kernel/measures/freight-class.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import type { Emissions } from '../offer.js';
import type { Route } from '../route/route.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** Freight in exact units, ready to be rated by any number of tariffs. */
export interface RatableShipment {
  readonly pickupOn: LocalDate;
  /** Names of the origin and destination in tariffs, most specific first. */
  readonly originNames: readonly string[];
  readonly destinationNames: readonly string[];
  readonly route: Route;
  /** Trailer of a full truckload. */
  readonly equipment: Equipment;
  /** Last local day of delivery that was asked for; null for none. */
  readonly deliverBy: LocalDate | null;
  /** Whether the freight is ready only after 12:00. */
  readonly readyAfterNoon: boolean;
  readonly lines: readonly RatableLine[];
  readonly measures: FreightMeasures;
  /** Accessorials to charge in code order: asked for, and inferred but not waived. */
  readonly accessorials: readonly string[];
  /** As less-than-truckload freight. */
  readonly emissions: Emissions;
}

/** One commodity. */
export interface RatableLine {
  readonly description: string;
  /** Whole pounds. */
  readonly pounds: number;
  readonly declaredClass: FreightClass | null;
  /** Class of the density scale for the row of handling units that the commodity is on. */
  readonly densityClass: FreightClass;
}

/** Totals of the freight that limits and capacity rules look at. */
export interface FreightMeasures {
  /** Sum of the lines, whole pounds. */
  readonly pounds: number;
  /** Number of handling units. */
  readonly unitCount: number;
  /** Rows of equal units, for the weight of one unit. */
  readonly rows: readonly { readonly count: number; readonly pounds: number }[];
  /** Cubic micrometres of the freight itself. */
  readonly cube: bigint;
  /** Cubic micrometres with non-stackable units counted to 96 in. */
  readonly occupiedCube: bigint;
  /** Micrometres of trailer floor. */
  readonly linearLength: number;
  /** Longest horizontal side of any unit, micrometres. */
  readonly longestSide: number;
  /** Longest short side of any unit, micrometres: what the trailer has to be wide. */
  readonly widestSide: number;
  /** Highest unit, micrometres. */
  readonly height: number;
  /** Whether the short side of any unit is wider than 96 in. */
  readonly tooWide: boolean;
}
