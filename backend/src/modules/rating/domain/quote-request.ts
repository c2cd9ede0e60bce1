import type { RequestedAccessorial } from '../../../kernel/accessorials/accessorial-request.js';
import type {
  AccessorialCode,
  FreightClassName,
  HAZARD_CLASSES,
  Incoterm,
  PackagingCode,
  PaymentTerms,
  QUOTE_MODES,
  REFERENCE_TYPES,
  StopOperation,
} from '../../../kernel/codes.js';
import type { UnitSystem } from '../../../kernel/measures/measures.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Address } from '../../../kernel/places/address.js';
import type { OpeningHours } from '../../../kernel/places/opening-hours.js';
import type { Country } from '../../../kernel/places/region.js';
import type { Equipment } from '../engine/index.js';

type HazardClass = (typeof HAZARD_CLASSES)[number];

/** All inputs of a price. Rating requires only `handlingUnits`, `pickup.on`, and postal code and country of the stops. */
export interface QuoteRequest {
  readonly mode?: (typeof QUOTE_MODES)[number];
  /** Trailer of a full truckload; required for mode FTL, dry van by default with `auto`. */
  readonly equipment?: Equipment | null;
  /** Required for REEFER, rejected for other trailers. */
  readonly temperature?: TemperatureRange | null;
  /** Imperial: inches and pounds. Metric: centimeters and kilograms. */
  readonly units?: UnitSystem;
  readonly pickup: PickupWindow;
  readonly delivery?: DeliveryRequirement | null;
  readonly stops: Stop[];
  readonly handlingUnits: HandlingUnit[];
  /** Requested accessorial services, by code or with details. */
  readonly accessorials?: RequestedAccessorial[];
  /** Waived inferred accessorials, each with a reason. */
  readonly waivedAccessorials?: WaivedAccessorial[];
  readonly references?: Reference[];
  readonly declaredValue?: Money | null;
  readonly instructions?: string | null;
  /** Who pays the carrier. Default: the company, at its billing address. */
  readonly payment?: Payment | null;
  /** Declaration for freight that crosses the border. */
  readonly customs?: Customs | null;
}

/** What customs have to know beside the goods (freight.md §4.4). */
export interface Customs {
  readonly incoterm?: Incoterm | null;
  /** Named place of the Incoterm. */
  readonly incotermPlace?: string | null;
  /** Such as `Sale` or `Return of goods`. */
  readonly reasonForExport?: string | null;
  readonly exporterTaxNumber?: string | null;
  /** Weight of the goods without packaging, in the request's unit. */
  readonly netWeight?: number | null;
  /** Marks and numbers on the packages. */
  readonly marks?: string | null;
  /** Address book contact that `importer` was copied from. */
  readonly importerContactId?: string | null;
  /** Importer of record. Default: the destination. */
  readonly importer?: CustomsParty | null;
  /** Address book contact that `broker` was copied from. */
  readonly brokerContactId?: string | null;
  readonly broker?: CustomsParty | null;
}

/** Importer of record or customs broker. */
export interface CustomsParty extends Address {
  readonly name: string;
  /** Importer number, business number or filer code. */
  readonly number?: string | null;
  readonly contact?: StopContact | null;
}

/** Who pays the carrier. */
export interface Payment {
  readonly terms: PaymentTerms;
  /** Address book contact that `billTo` was copied from. */
  readonly billToContactId?: string | null;
  /** Required for third party; default for prepaid: the company; for collect: the destination. */
  readonly billTo?: BillTo | null;
}

/** Payer of the freight bill. */
export interface BillTo extends Address {
  readonly name: string;
  /** The payer's account number with the carrier. */
  readonly accountNumber?: string | null;
  readonly contact?: StopContact | null;
}

/** When the freight is ready, in the origin's local time. */
export interface PickupWindow {
  /** Local date at the origin, `YYYY-MM-DD`. */
  readonly on: string;
  /** Ready time, local, `HH:MM`. */
  readonly readyFrom?: string | null;
  /** Dock close time, local, `HH:MM`. */
  readonly closeAt?: string | null;
}

/** Required delivery date, if any. */
export interface DeliveryRequirement {
  /** `none`: standard transit. */
  readonly type: 'none' | 'by' | 'on' | 'window';
  /** Local date at the destination for `by` and `on`, and the first day of a `window`. */
  readonly on?: string | null;
  /** Last local date of a `window`. */
  readonly to?: string | null;
}

/** An inferred accessorial that the shipper has waived. */
export interface WaivedAccessorial {
  readonly code: AccessorialCode;
  readonly reason: string;
}

/** A shipper's or consignee's reference number. */
export interface Reference {
  readonly type: (typeof REFERENCE_TYPES)[number];
  readonly value: string;
}

/** Temperature range of a refrigerated trailer, from -20 to 70 °F. */
export interface TemperatureRange {
  /** Lowest temperature, in `unit`. */
  readonly min: number;
  /** Highest temperature, in `unit`. */
  readonly max: number;
  /** Fahrenheit or Celsius. */
  readonly unit: 'F' | 'C';
  /** Whether the unit runs all the time or cycles on and off. Default: continuous. */
  readonly mode?: 'continuous' | 'cycle';
  /** Whether the trailer arrives cooled to the range. */
  readonly preCool?: boolean;
}

/** A person at a stop. */
export interface StopContact {
  readonly name: string;
  /** E.164, such as +13125550100. */
  readonly phone: string;
  readonly extension?: string | null;
  readonly email?: string | null;
}

/** A pickup or delivery location. */
export interface Stop {
  readonly type: 'origin' | 'intermediate' | 'destination';
  /** Address book contact that the stop was copied from. */
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
  /** Whether the location takes freight only by appointment. */
  readonly appointmentNeeded?: boolean | null;
  /** Opening times by weekday, local; empty if unknown. */
  readonly hours?: OpeningHours[] | null;
  /** Accessorial services that the location usually needs. */
  readonly accessorials?: AccessorialCode[] | null;
  /** IANA zone, if it is not that of the postal code. */
  readonly timeZone?: string | null;
  readonly contact?: StopContact | null;
  readonly instructions?: string | null;
  /** What an intermediate stop is for. */
  readonly operation?: StopOperation | null;
  /** Items that are loaded or unloaded at an intermediate stop, by index in `handlingUnits`. Default: not specified. */
  readonly handlingUnits?: number[];
}

/** Hazardous material data in the order of 49 CFR 172.202. */
export interface Hazmat {
  /** UN or NA number, such as UN1090. */
  readonly unNumber: string;
  /** As listed in 49 CFR 172.101, without number, class or packing group. */
  readonly properShippingName: string;
  readonly technicalName?: string | null;
  readonly hazardClass: HazardClass;
  readonly subsidiary?: HazardClass[];
  readonly packingGroup?: 'I' | 'II' | 'III' | null;
  /** Emergency phone answered 24 hours a day (49 CFR 172.604), E.164. */
  readonly emergencyPhone?: string | null;
  readonly contractNumber?: string | null;
}

/** A commodity packed on the handling units of an item. */
export interface Commodity {
  readonly description?: string | null;
  readonly pieces?: number | null;
  readonly packagingType?: PackagingCode | null;
  /** Gross weight in the request's unit. */
  readonly weight: number;
  /** Declared NMFC class; `null` uses the density class. */
  readonly freightClass?: FreightClassName | null;
  readonly nmfc?: string | null;
  readonly nmfcSub?: string | null;
  readonly hazmat?: Hazmat | null;
  /** Harmonized System code, 6 to 10 digits. */
  readonly hsCode?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryOfOrigin?: string | null;
  /** Value of all pieces for customs. */
  readonly customsValue?: Money | null;
}

/** An item: identical handling units. */
export interface HandlingUnit {
  readonly count: number;
  /** DSDC handling unit code; PAT is a pallet. */
  readonly type: PackagingCode;
  /** Inches, or centimeters if `units` is metric. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Gross weight of all units of the item, pounds or kilograms. */
  readonly weight: number;
  /** Whether other freight may be stacked on top. */
  readonly stackable?: boolean;
  /** Source of the dimensions. */
  readonly evidence?: 'measured' | 'spec' | 'estimate' | null;
  readonly commodities: Commodity[];
}
