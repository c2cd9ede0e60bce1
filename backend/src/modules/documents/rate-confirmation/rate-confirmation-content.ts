import { type Locale } from '../../../messages/locales.js';

/** A labeled value. */
export interface LabelledText {
  label: string;
  text: string;
}

/** An agreed charge. */
export interface ConfirmedCharge {
  description: string;
  /** Calculation of the amount, such as `10.00 cwt at 21.40`. */
  basis: string;
  amount: string;
}

/** Contents of a rate confirmation. Includes prices. */
export interface RateConfirmationContent {
  /** Absent: English. Texts in the content are in this language too. */
  language?: Locale;
  /** Shipment number, such as S-000317. */
  number: string;
  /** UTC instant. */
  issuedAt: string;
  carrier: { name: string; scac: string };
  /** Reference numbers and dates. */
  facts: LabelledText[];
  shipFrom: string[];
  shipTo: string[];
  /** One line per intermediate stop. */
  stops: string[];
  /** One line per item. */
  freight: string[];
  services: string[];
  charges: ConfirmedCharge[];
  /** Possible additional charges, such as detention. */
  terms: string[];
  total: string;
}
