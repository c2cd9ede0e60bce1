import type {
  AccessorialCode,
  FreightClassName,
  HAZARD_CLASSES,
  PackagingCode,
  QUOTE_MODES,
  REFERENCE_TYPES,
} from '../../../kernel/codes.js';
import type { UnitSystem } from '../../../kernel/measures/weight.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Country } from '../../../kernel/places/region.js';
import type { Equipment } from '../engine/index.js';

type HazardClass = (typeof HAZARD_CLASSES)[number];

/** Everything that a price depends on; only stops' postal code and country, handling units and `pickup.on` are needed to rate. */
export interface QuoteRequest {
  readonly mode?: (typeof QUOTE_MODES)[number];
  /** Trailer of a full truckload; needed for mode FTL, a dry van when left out with `auto`. */
  readonly equipment?: Equipment | null;
  /** Required for a REEFER, refused for other trailers. */
  readonly temperature?: TemperatureRange | null;
  /** Imperial: inches and pounds. Metric: centimetres and kilograms. */
  readonly units?: UnitSystem;
  readonly pickup: PickupWindow;
  readonly delivery?: DeliveryRequirement | null;
  readonly stops: Stop[];
  readonly handlingUnits: HandlingUnit[];
  /** Accessorial services asked for. */
  readonly accessorials?: AccessorialCode[];
  /** Inferred accessorials that are not needed, each with its reason. */
  readonly waivedAccessorials?: WaivedAccessorial[];
  readonly references?: Reference[];
  readonly declaredValue?: Money | null;
  readonly insurance?: boolean;
  readonly instructions?: string | null;
}

/** When the freight is ready, in the origin's local time. */
export interface PickupWindow {
  /** Local date at the origin, `YYYY-MM-DD`. */
  readonly on: string;
  /** Local time from which the freight is ready, `HH:MM`. */
  readonly readyFrom?: string | null;
  /** Local time at which the dock closes, `HH:MM`. */
  readonly closeAt?: string | null;
}

/** Whether and when the freight has to be delivered. */
export interface DeliveryRequirement {
  /** `none`: as the carrier's transit allows. */
  readonly type: 'none' | 'by' | 'on' | 'window';
  /** Local date at the destination for `by` and `on`, and the first day of a `window`. */
  readonly on?: string | null;
  /** Last local date of a `window`. */
  readonly to?: string | null;
}

/** An inferred accessorial that the shipper says is not needed. */
export interface WaivedAccessorial {
  readonly code: AccessorialCode;
  readonly reason: string;
}

/** A number by which the shipper or consignee knows the freight. */
export interface Reference {
  readonly type: (typeof REFERENCE_TYPES)[number];
  readonly value: string;
}

/** Temperatures that a refrigerated trailer has to keep, from -20 to 70 °F. */
export interface TemperatureRange {
  /** Lowest, degrees of `unit`. */
  readonly minimum: number;
  /** Highest, degrees of `unit`. */
  readonly maximum: number;
  /** Fahrenheit or Celsius. */
  readonly unit: 'F' | 'C';
}

/** A person at a stop. */
export interface StopContact {
  readonly name: string;
  /** E.164, such as +13125550100. */
  readonly phone: string;
  readonly email?: string | null;
}

/** A place where freight is picked up or delivered. */
export interface Stop {
  readonly type: 'origin' | 'intermediate' | 'destination';
  /** Contact of the address book that the stop was filled from. */
  readonly contactId?: string | null;
  readonly name?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  /** Two-letter state or province. */
  readonly state?: string | null;
  /** US ZIP or ZIP+4, or Canadian postal code. */
  readonly postalCode: string;
  readonly country: Country;
  /** One of the 101 limited-access place types of DSDC eBOL, or `Residence`. */
  readonly placeType?: string | null;
  /** Whether the stop has a loading dock. */
  readonly dock?: boolean | null;
  /** Whether the stop has a forklift. */
  readonly forklift?: boolean | null;
  readonly contact?: StopContact | null;
  readonly instructions?: string | null;
}

/** Hazardous material data in the order of 49 CFR 172.202. */
export interface Hazmat {
  /** UN or NA number, such as UN1090. */
  readonly unNumber: string;
  /** As in the table of 49 CFR 172.101, without number, class or packing group. */
  readonly properShippingName: string;
  readonly technicalName?: string | null;
  readonly hazardClass: HazardClass;
  readonly subsidiary?: HazardClass[];
  readonly packingGroup?: 'I' | 'II' | 'III' | null;
  /** Phone answered day and night (49 CFR 172.604), E.164. */
  readonly emergencyPhone?: string | null;
  readonly contractNumber?: string | null;
}

/** What is packed on the handling units of a row. */
export interface Commodity {
  readonly description?: string | null;
  readonly pieces?: number | null;
  readonly packagingType?: PackagingCode | null;
  /** Gross weight in the request's unit. */
  readonly weight: number;
  /** Declared NMFC class; `null` takes the class from density. */
  readonly freightClass?: FreightClassName | null;
  readonly nmfc?: string | null;
  readonly nmfcSub?: string | null;
  readonly hazmat?: Hazmat | null;
}

/** A row of equal handling units. */
export interface HandlingUnit {
  readonly count: number;
  /** DSDC handling unit code; PAT is a pallet. */
  readonly type: PackagingCode;
  /** Inches, or centimetres when `units` is metric. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Gross weight of all units of the row, pounds or kilograms. */
  readonly weight: number;
  /** Whether other freight may be stacked on it. */
  readonly stackable?: boolean;
  /** How the dimensions are known. */
  readonly evidence?: 'measured' | 'spec' | 'estimate' | null;
  readonly commodities: Commodity[];
}
