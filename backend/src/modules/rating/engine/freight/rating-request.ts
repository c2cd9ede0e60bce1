import type { Money } from '../../../../kernel/money/money.js';
import type { AccessorialCode } from '../../../../kernel/codes.js';
import type { OpeningHours } from '../../../../kernel/places/opening-hours.js';
import type { Country } from '../../../../kernel/places/region.js';
import type { UnitSystem } from '../../../../kernel/measures/measures.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** The fields of a quote request (freight.md Annex I) that rating uses. The DTO has validated their format. */
export interface RatingRequest {
  /** Default: `auto`. */
  readonly mode?: 'auto' | 'LTL' | 'VLTL' | 'FTL';
  /** Trailer of a full truckload. */
  readonly equipment?: Equipment | null;
  readonly temperature?: TemperatureRange | null;
  /** Default: imperial. */
  readonly units?: UnitSystem;
  readonly pickup: RequestedPickup;
  readonly delivery?: RequestedDelivery | null;
  readonly stops: readonly RequestedStop[];
  readonly handlingUnits: readonly RequestedHandlingUnit[];
  readonly accessorials?: readonly string[];
  readonly waivedAccessorials?: readonly WaivedAccessorial[];
  readonly declaredValue?: Money | null;
}

/** Temperature range of a refrigerated trailer. */
export interface TemperatureRange {
  readonly minimum: number;
  readonly maximum: number;
  /** Fahrenheit or Celsius. */
  readonly unit: 'F' | 'C';
}

/** Pickup date and dock hours, local at the origin. */
export interface RequestedPickup {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  /** `HH:MM`. */
  readonly readyFrom?: string | null;
  /** `HH:MM`. */
  readonly closeAt?: string | null;
}

/** Local dates at the destination; `on` is the first day of a window, `to` the last. */
export interface RequestedDelivery {
  readonly type: 'none' | 'by' | 'on' | 'window';
  readonly on?: string | null;
  readonly to?: string | null;
}

/** A pickup or delivery location. */
export interface RequestedStop {
  readonly type: 'origin' | 'intermediate' | 'destination';
  readonly postalCode: string;
  readonly country: Country;
  /** A limited-access place type of DSDC eBOL, or `Residence`. */
  readonly placeType?: string | null;
  readonly dock?: boolean | null;
  readonly forklift?: boolean | null;
  /** Whether the location takes freight only by appointment. */
  readonly appointmentNeeded?: boolean | null;
  /** Opening times by weekday; empty if unknown. */
  readonly hours?: readonly OpeningHours[] | null;
  /** Accessorials that the location usually needs. */
  readonly accessorials?: readonly AccessorialCode[] | null;
}

/** An item: identical handling units. */
export interface RequestedHandlingUnit {
  readonly count: number;
  /** Inches or centimeters. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Gross weight of all units of the item in pounds or kilograms. */
  readonly weight: number;
  /** Default: false (DSDC eBOL). */
  readonly stackable?: boolean;
  /** Source of the dimensions. */
  readonly evidence?: 'measured' | 'spec' | 'estimate' | null;
  readonly commodities: readonly RequestedCommodity[];
}

/** A commodity on the handling units of an item. */
export interface RequestedCommodity {
  readonly description?: string | null;
  readonly pieces?: number | null;
  /** Harmonized System code, 6 to 10 digits. */
  readonly hsCode?: string | null;
  /** Gross weight, pounds or kilograms. */
  readonly weight: number;
  /** Declared NMFC class; default: the density class. */
  readonly freightClass?: string | null;
  readonly nmfc?: string | null;
  readonly nmfcSub?: string | null;
  readonly hazmat?: RequestedHazmat | null;
}

/** The classes of hazardous material, which carriers charge for. */
export interface RequestedHazmat {
  readonly unNumber?: string;
  readonly hazardClass?: string;
  readonly subsidiary?: readonly string[];
}

/** An inferred accessorial that the shipper has waived. */
export interface WaivedAccessorial {
  readonly code: string;
  readonly reason: string;
}

/** The origin or destination stop; throws `RangeError` if the request has none. */
export function stopOf(request: RatingRequest, type: 'origin' | 'destination'): RequestedStop {
  const stop = request.stops.find((candidate) => candidate.type === type);
  if (!stop) throw new RangeError(`The request has no ${type}`);
  return stop;
}
