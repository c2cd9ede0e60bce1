import {
  type AccessorialCode,
  type FreightClass,
  type INCOTERMS,
  type PackagingCode,
  readPostalCode,
} from '@lading/trade';
import {
  DETAILED_CODES,
  type DetailedCode,
  type DetailValues,
  EMPTY_DETAILS,
  EMPTY_HAZMAT,
  EMPTY_PARTY,
  EMPTY_STOP_CONTACT,
  type HazmatValues as MaterialValues,
  type MoneyValues,
  type PartyValues,
  type StopContactValues,
} from '@lading/trade/schemas';
import type { QuoteRequest, Reference, Stop } from '../../../shared/api/types';

/** Most stops between the first and the last (freight.md §5.2). */
export const MOST_INTERMEDIATES = 8;

/** The quote form as typed. Names follow the request, so that a JSON pointer of the API leads to its field; numbers stay text. */
export interface QuoteFormValues {
  units: 'imperial' | 'metric';
  mode: 'auto' | 'LTL' | 'VLTL' | 'FTL';
  /** Trailer type; only for full truckload. */
  equipment: Equipment;
  /** What a refrigerated trailer has to keep, in degrees of `unit`. */
  temperature: { min: string; max: string; unit: 'F' | 'C'; mode: 'continuous' | 'cycle'; preCool: boolean };
  /** Where the freight goes from and where to. */
  stops: [StopValues, StopValues];
  /** Stops between those two in driving order; sent with full truckload only. */
  intermediates: StopValues[];
  pickup: { on: string; readyFrom: string; closeAt: string };
  delivery: { type: 'none' | 'by' | 'on' | 'window'; on: string; to: string };
  handlingUnits: HandlingUnitValues[];
  accessorials: AccessorialCode[];
  /** Details of the services that take some; sent for requested services only. */
  accessorialDetails: Record<DetailedCode, DetailValues>;
  payment: PaymentValues;
  /** Sent only if the freight crosses the border. */
  customs: CustomsValues;
  waivedAccessorials: { code: AccessorialCode; reason: string }[];
  /** What the freight is worth to its owner, in whole currency. */
  declaredValue: { amount: string; currency: 'USD' | 'CAD' };
  references: Reference[];
  instructions: string;
  /** Revision of the stored quote that the form was opened with; null for a new quote. */
  revision: number | null;
}

/** Who pays the carrier. */
export interface PaymentValues {
  /** Empty: the company pays, and the terms follow from the addresses. */
  terms: '' | 'prepaid' | 'collect' | 'third_party';
  /** Whether someone other than the default payer of the terms gets the freight bill; a third party always does. */
  other: boolean;
  billTo: PartyValues & { accountNumber: string; contact: StopContactValues };
}

/** Declaration for customs. */
export interface CustomsValues {
  incoterm: '' | (typeof INCOTERMS)[number];
  incotermPlace: string;
  reasonForExport: string;
  exporterTaxNumber: string;
  netWeight: string;
  marks: string;
  /** Whether someone other than the consignee is the importer of record. */
  otherImporter: boolean;
  importer: CustomsPartyValues;
  hasBroker: boolean;
  broker: CustomsPartyValues;
}

export type CustomsPartyValues = PartyValues & { number: string; contact: StopContactValues };

const EMPTY_CUSTOMS_PARTY: CustomsPartyValues = { ...EMPTY_PARTY, number: '', contact: EMPTY_STOP_CONTACT };

export const EMPTY_CUSTOMS: CustomsValues = {
  incoterm: '',
  incotermPlace: '',
  reasonForExport: '',
  exporterTaxNumber: '',
  netWeight: '',
  marks: '',
  otherImporter: false,
  importer: EMPTY_CUSTOMS_PARTY,
  hasBroker: false,
  broker: EMPTY_CUSTOMS_PARTY,
};

/** Whether the freight goes from one country to the other. */
export const crossesBorder = ({ stops }: Pick<QuoteFormValues, 'stops'>): boolean => {
  const [from, to] = stops.map(({ postalCode }) => readPostalCode(postalCode)?.country);
  return from !== undefined && to !== undefined && from !== to;
};

export type Equipment = NonNullable<QuoteRequest['equipment']>;

export interface StopValues {
  type: Stop['type'];
  postalCode: string;
  city: string;
  state: string;
  /** Whether the postal code is not in the location data, so that city and state are typed and the miles depend on them. */
  unlisted?: boolean;
  /** Empty for an ordinary business. */
  placeType: string;
  dock: '' | 'yes' | 'no';
  /** What an intermediate stop is for. */
  operation: '' | 'pickup' | 'drop';
  /** Items that it concerns, by index as text. */
  handlingUnits: string[];
  name: string;
  address1: string;
  address2: string;
  /** Contact of the driver. */
  contact: StopContactValues;
  /**
   * What the stop has from a contact or a stored quote beside the fields above, as long as it stays at that postal code. Drafts of earlier versions
   * have the contact of the driver here.
   */
  taken?: (Pick<Stop, 'contact' | 'instructions'> & RatedFacts & { postalCode: string }) | null;
}

/** Facts of a stop that the form does not show and that prices depend on. The API fills those of a contact. */
export type RatedFacts = Pick<
  Stop,
  'contactId' | 'forklift' | 'appointmentNeeded' | 'hours' | 'accessorials' | 'timeZone'
>;

/** Path of a stop in the form. */
export type StopPath = `stops.${0 | 1}` | `intermediates.${number}`;

export interface HandlingUnitValues {
  count: string;
  type: PackagingCode;
  length: string;
  width: string;
  height: string;
  /** All units of the row together. */
  weight: string;
  stackable: boolean;
  evidence: '' | 'measured' | 'spec' | 'estimate';
  commodities: CommodityValues[];
}

export interface CommodityValues {
  description: string;
  pieces: string;
  packagingType: '' | PackagingCode;
  /** Follows the row's weight while it is the only commodity. */
  weight: string;
  /** Empty: class by density. */
  freightClass: '' | FreightClass;
  nmfc: string;
  nmfcSub: string;
  hsCode: string;
  countryOfOrigin: string;
  /** Value of all pieces; only across the border. */
  customsValue: MoneyValues;
  hazardous: boolean;
  hazmat: HazmatValues;
}

export interface HazmatValues extends MaterialValues {
  /** The user has confirmed that the phone is answered 24 hours a day (49 CFR 172.604). */
  answeredAtAnyHour: boolean;
}

/** A commodity line before anything is typed. */
export const emptyCommodity = (): CommodityValues => ({
  description: '',
  pieces: '',
  packagingType: '',
  weight: '',
  freightClass: '',
  nmfc: '',
  nmfcSub: '',
  hsCode: '',
  countryOfOrigin: '',
  customsValue: { amount: '', currency: 'USD' },
  hazardous: false,
  hazmat: { ...EMPTY_HAZMAT, answeredAtAnyHour: false },
});

/** A row of pallets before anything is typed. */
export const emptyHandlingUnit = (): HandlingUnitValues => ({
  count: '1',
  type: 'PAT',
  length: '',
  width: '',
  height: '',
  weight: '',
  stackable: false,
  evidence: '',
  commodities: [emptyCommodity()],
});

/** A stop before anything is typed. */
export const emptyStop = (type: StopValues['type']): StopValues => ({
  type,
  postalCode: '',
  city: '',
  state: '',
  placeType: '',
  dock: '',
  operation: '',
  handlingUnits: [],
  name: '',
  address1: '',
  address2: '',
  contact: EMPTY_STOP_CONTACT,
});

/** A new quote: one pallet row, picked up on the given local date in the usual dock hours, with the company's default services. */
export function emptyQuote(
  pickupOn: string,
  units: QuoteFormValues['units'] = 'imperial',
  accessorials: AccessorialCode[] = [],
): QuoteFormValues {
  return {
    units,
    mode: 'auto',
    equipment: 'DRYVAN',
    temperature: { min: '', max: '', unit: units === 'metric' ? 'C' : 'F', mode: 'continuous', preCool: false },
    stops: [emptyStop('origin'), emptyStop('destination')],
    intermediates: [],
    pickup: { on: pickupOn, readyFrom: '10:00', closeAt: '16:00' },
    delivery: { type: 'none', on: '', to: '' },
    handlingUnits: [emptyHandlingUnit()],
    accessorials,
    accessorialDetails: Object.fromEntries(DETAILED_CODES.map((code) => [code, EMPTY_DETAILS])) as Record<
      DetailedCode,
      DetailValues
    >,
    payment: {
      terms: '',
      other: false,
      billTo: { ...EMPTY_PARTY, accountNumber: '', contact: EMPTY_STOP_CONTACT },
    },
    customs: EMPTY_CUSTOMS,
    waivedAccessorials: [],
    declaredValue: { amount: '', currency: 'USD' },
    references: [{ type: 'PO', value: '' }],
    instructions: '',
    revision: null,
  };
}

/** Whether the truck has to keep a temperature. */
export const isRefrigerated = ({ mode, equipment }: Pick<QuoteFormValues, 'mode' | 'equipment'>): boolean =>
  mode === 'FTL' && equipment === 'REEFER';
