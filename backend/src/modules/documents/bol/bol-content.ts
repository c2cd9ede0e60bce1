import { documentCode } from '../sha256.js';

/** A place on the bill of lading. */
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
  /** Given on the first commodity of a handling unit row only, as the form counts a unit once. */
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
  /** Null when the freight is not divided by order. */
  packages: number | null;
  /** Whole pounds. */
  weight: number | null;
  /** Additional shipper information. */
  note: string;
}

/** Everything that is printed on a bill of lading. Carries no price: the dock and the consignee read it. */
export interface BolContent {
  /** GS1 number of 17 digits. */
  bolNumber: string;
  proNumber: string | null;
  version: number;
  /** Made after pickup: stands beside the document that the driver carries. */
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
  /** Services and instructions, a paragraph each. */
  instructions: string[];
  orders: BolOrder[];
  lines: BolLine[];
  totals: { handlingUnits: number; packages: number; weight: number };
  /** Value that the shipper declares, such as `$1,200.00`. */
  declaredValue: string | null;
}

/** The code that is printed on the document. */
export function contentCode(content: BolContent): string {
  return documentCode(content);
}
