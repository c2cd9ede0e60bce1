import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { documentCode } from '../sha256.js';

/** A party on the bill of lading. */
export interface BolParty {
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  contactName: string | null;
  /** E.164. */
  contactPhone: string | null;
  /** SID# of the shipper or CID# of the consignee. */
  partyNumber: string | null;
}

/** A count with its DSDC packaging code, such as 2 PAT. */
export interface BolCount {
  count: number;
  type: string;
}

/** One line of the carrier information table. */
export interface BolLine {
  /** Only on the first commodity of an item, because the form counts a unit once. */
  handlingUnits: BolCount | null;
  packages: BolCount | null;
  /** Whole pounds. */
  weight: number;
  description: string;
  /** Basic description and emergency contact of a hazardous material, else null. */
  hazmat: { description: string; emergencyContact: string } | null;
  /** Dimensions and handling of the unit. */
  note: string | null;
  /** NMFC item with sub, such as `13360-2`. */
  nmfc: string | null;
  freightClass: string;
}

/** One line of the customer order table. */
export interface BolOrder {
  number: string;
  /** Null if the freight is not split by order. */
  packages: number | null;
  /** Whole pounds. */
  weight: number | null;
  /** Additional shipper information. */
  note: string;
}

/** Payer of the freight charges other than the shipper and the consignee. */
export interface BolBillTo {
  name: string;
  /** Street lines. */
  address: string;
  /** City, state, postal code and country. */
  cityLine: string;
  accountNumber: string | null;
}

/** Money to collect at delivery. */
export interface BolCod {
  /** Such as `1,200.00`. */
  amount: string;
  feeTerms: 'prepaid' | 'collect' | null;
  checkAccepted: boolean;
}

/** Contents of a bill of lading. Without prices, because dock staff and the consignee read it. */
export interface BolContent {
  /** Absent: English. Texts in the content are in this language too. */
  language?: Locale;
  /** GS1 number of 17 digits. */
  bolNumber: string;
  proNumber: string | null;
  version: number;
  /** Whether this is a correction, issued after pickup in addition to the driver's document. */
  correction: boolean;
  /** Changes since the previous version, one sentence each. */
  changes: string[];
  /** UTC instant of issue. */
  issuedAt: string;
  /** Local date of pickup. */
  date: string;
  carrier: { name: string; scac: string };
  shipFrom: BolParty;
  shipTo: BolParty;
  /** Who pays the freight charges. */
  terms: 'prepaid' | 'collect' | 'third_party';
  /** Null if the shipper pays at its own address. */
  billTo: BolBillTo | null;
  cod: BolCod | null;
  /** Services and instructions, one paragraph each. */
  instructions: string[];
  orders: BolOrder[];
  lines: BolLine[];
  totals: { handlingUnits: number; packages: number; weight: number };
  /** Declared value, such as `$1,200.00`. */
  declaredValue: string | null;
}

/** The language of the form. */
export const languageOf = ({ language = SOURCE_LOCALE }: Pick<BolContent, 'language'>): Locale => language;

/** The verification code printed on the document. */
export function contentCode(content: BolContent): string {
  return documentCode(content);
}
