import type { Money } from '../../../../kernel/money/money.js';
import type { Country } from '../../../../kernel/places/region.js';
import type { UnitSystem } from '../../../../kernel/measures/weight.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** What a shipper asks a price for (freight.md Annex I), as far as rating reads it. The request is valid in form when it gets here. */
export interface RatingRequest {
  /** `auto` when absent. */
  readonly mode?: 'auto' | 'LTL' | 'VLTL' | 'FTL';
  /** Trailer of a full truckload. */
  readonly equipment?: Equipment | null;
  readonly temperature?: TemperatureRange | null;
  /** Imperial when absent. */
  readonly units?: UnitSystem;
  readonly pickup: RequestedPickup;
  readonly delivery?: RequestedDelivery | null;
  readonly stops: readonly RequestedStop[];
  readonly handlingUnits: readonly RequestedHandlingUnit[];
  readonly accessorials?: readonly string[];
  readonly waivedAccessorials?: readonly WaivedAccessorial[];
  readonly declaredValue?: Money | null;
}

/** What a refrigerated trailer has to keep. */
export interface TemperatureRange {
  readonly minimum: number;
  readonly maximum: number;
  /** Fahrenheit or Celsius. */
  readonly unit: 'F' | 'C';
}

/** Day and opening of the dock in the origin's local time. */
export interface RequestedPickup {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  /** `HH:MM`. */
  readonly readyFrom?: string | null;
  /** `HH:MM`. */
  readonly closeAt?: string | null;
}

/** Local days at the destination; `on` is the first day of a window, `to` its last. */
export interface RequestedDelivery {
  readonly type: 'none' | 'by' | 'on' | 'window';
  readonly on?: string | null;
  readonly to?: string | null;
}

/** A place where freight is picked up or delivered. */
export interface RequestedStop {
  readonly type: 'origin' | 'intermediate' | 'destination';
  readonly postalCode: string;
  readonly country: Country;
  /** A limited-access place type of DSDC eBOL, or `Residence`. */
  readonly placeType?: string | null;
  readonly dock?: boolean | null;
}

/** A row of equal handling units. */
export interface RequestedHandlingUnit {
  readonly count: number;
  /** Inches or centimetres. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Gross weight of all units of the item in pounds or kilograms. */
  readonly weight: number;
  /** False when absent (DSDC eBOL). */
  readonly stackable?: boolean;
  /** How the sides are known. */
  readonly evidence?: 'measured' | 'spec' | 'estimate' | null;
  readonly commodities: readonly RequestedCommodity[];
}

/** A commodity on the handling units of a row. */
export interface RequestedCommodity {
  readonly description?: string | null;
  /** Gross weight, pounds or kilograms. */
  readonly weight: number;
  /** Declared NMFC class; the class follows from density when absent. */
  readonly freightClass?: string | null;
  readonly nmfc?: string | null;
  readonly hazmat?: object | null;
}

/** An inferred accessorial that the shipper says is not needed. */
export interface WaivedAccessorial {
  readonly code: string;
  readonly reason: string;
}

/** The stop where the freight starts or ends; throws `RangeError` when the request has none. */
export function stopOf(request: RatingRequest, type: 'origin' | 'destination'): RequestedStop {
  const stop = request.stops.find((candidate) => candidate.type === type);
  if (!stop) throw new RangeError(`The request has no ${type}`);
  return stop;
}
