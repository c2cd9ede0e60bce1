import type { EQUIPMENT } from '../../../../../kernel/codes.js';

/** Messages of "Rate Quote Full Truckload" 1.0.0-public-preview of the NMFTA Digital Standards Development Council, limited to the fields in use. */

export type RateQuoteMode = 'LTL' | 'FTL';

export interface RateQuoteCommodity {
  operation: 'PICKUP' | 'DROP';
  classification?: string;
  description?: string;
  quantity: number;
  weight: number;
  weightUnit: 'Pounds' | 'Kilograms';
  height?: number;
  length?: number;
  width?: number;
  dimensionsUnit: 'Inches' | 'Centimeters';
  stackable: boolean;
  hazardous: boolean;
}

export interface RateQuoteAddress {
  stopType: 'Origin' | 'Intermediate' | 'Destination';
  sequenceNumber: number;
  name?: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  /** ISO 3166-1 alpha-3. */
  country: 'USA' | 'CAN';
  postalCode: string;
  commodities: RateQuoteCommodity[];
}

export interface RateQuoteRequest {
  customerId?: string;
  pickupDate: { type: 'FLEXIBLE'; startDate: string; endDate: string };
  deliveryDate?: { type: 'FIXED'; startDate: string };
  mode: RateQuoteMode[];
  address: RateQuoteAddress[];
  referenceNumbers: { uniqueQuoteReferenceId: string };
  ratingContextAdditionalServices: { key: string; context: string; value: 'Y' }[];
  /** Degrees Fahrenheit: the US standard specifies no unit. */
  equipment?: {
    type: (typeof EQUIPMENT)[number][];
    temperatureControlled: boolean;
    temperatureMin?: number;
    temperatureMax?: number;
  };
  payment: { terms: 'Prepaid' | 'Collect' | 'Third Party'; payers: 'Shipper' | 'Consignee' | 'Third Party' };
}

export interface RateQuoteCharge {
  code: string;
  /** Not in the standard; some carriers send it. */
  description?: string;
  /** Dollars; negative for a credit. */
  amount: number;
  /** Default by the standard: USD. */
  currency?: 'USD' | 'CAD';
}

export interface RateQuoteResult {
  mode: string;
  quote?: { id?: string; quoteValidUntil?: string };
  charges?: RateQuoteCharge[];
}

export interface RateQuoteResponse {
  uniqueQuoteReferenceId?: string;
  carrierResult?: RateQuoteResult[];
  messageStatus?: { status?: string; code?: string; message?: string };
}
