import type { AccessorialRequest } from '../../../kernel/accessorials/accessorial-request.js';
import type { PaymentTerms } from '../../../kernel/codes.js';
import type { Money } from '../../../kernel/money/money.js';
import type { UnitSystem } from '../../../kernel/measures/measures.js';
import type {
  BillTo,
  ChargeLine,
  Customs,
  DeliveryRequirement,
  HandlingUnit,
  OfferTerm,
  PickupWindow,
  Reference,
  Stop,
  TemperatureRange,
} from '../../rating/index.js';

/** Terms and payer of the freight bill. */
export interface BookedPayment {
  terms: PaymentTerms;
  /** Null for a company without an address. */
  billTo: BillTo | null;
  /** Whether the company itself pays, so that its account number with the carrier applies. */
  byCompany: boolean;
}

/** Shipment details as booked. Stored as JSON, because they are read and written as a whole. */
export interface ShipmentBody {
  quoteNumber: string;
  service: string;
  /** With name, street, city, state and contact at both ends. */
  stops: Stop[];
  /** IANA time zones of the stops, in stop order. */
  timeZones: string[];
  pickup: PickupWindow;
  delivery: DeliveryRequirement | null;
  units: UnitSystem;
  /** Every commodity with its rated class. */
  handlingUnits: HandlingUnit[];
  /** Codes of services included in the price. */
  accessorials: string[];
  references: Reference[];
  /** For the whole shipment, one paragraph per source. */
  instructions: string | null;
  /** The company's own text at booking; absent in shipments booked before this field existed. */
  billOfLadingText?: string | null;
  declaredValue: Money | null;
  /** Charges as booked. */
  lines: ChargeLine[];
  // The fields below are absent in shipments booked before they existed.
  payment?: BookedPayment;
  /** Trailer of a truckload. */
  equipment?: string | null;
  temperature?: TemperatureRange | null;
  /** The accessorials that were requested with details. */
  accessorialDetails?: AccessorialRequest[];
  /** GTD_AM, GTD_NOON or GTD_PM. */
  guaranteedService?: string | null;
  /** The carrier's quote number of the booked offer. */
  carrierQuoteNumber?: string | null;
  /** Detention, layover and other charges that the booked offer names without including them. */
  terms?: OfferTerm[];
  /** The carrier's maximum liability for loss or damage; null if the carrier gives none. */
  liability?: Money | null;
  /** The booked offer's charge for a truck ordered and not used; null if the tariff has none. */
  orderNotUsed?: Money | null;
  /** Volume and trailer length of the freight. */
  cubicFeet?: number;
  linearFeet?: number;
  /** Declaration of a shipment that crosses the border. */
  customs?: BookedCustoms | null;
}

/** Declaration for customs, with the numbers of the carrier's manifest. */
export interface BookedCustoms extends Customs {
  /** Shipment control number of the ACE manifest into the United States (PAPS). */
  aceNumber?: string | null;
  /** Cargo control number of the ACI manifest into Canada (PARS). */
  aciNumber?: string | null;
}
