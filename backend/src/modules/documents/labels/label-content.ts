import type { Locale } from '../../../messages/locales.js';

/** Origin or destination on a label. */
export interface LabelParty {
  name: string;
  /** Street line, and line with city, state, postal code and country. */
  address: string[];
}

/** One handling unit. */
export interface LabelUnit {
  /** From 1. */
  number: number;
  /** Serial shipping container code of 18 digits. */
  sscc: string;
}

/** Contents of the labels of one shipment. */
export interface LabelContent {
  /** GS1 number of 17 digits. */
  bolNumber: string;
  proNumber: string | null;
  carrier: { name: string; scac: string };
  shipFrom: LabelParty;
  shipTo: LabelParty;
  purchaseOrders: string[];
  units: LabelUnit[];
  /** UTC instant. */
  issuedAt: string;
}

/** Labels in print order. */
export interface LabelPrint {
  /** Absent: English. */
  language?: Locale;
  /** 4x6: one label per page. avery: six labels of 4 by 3 1/3 inches on a US Letter sheet. */
  format: '4x6' | 'avery';
  /** Position of the first label on the sheet, 1 to 6, row by row; 1 for 4x6. */
  startAt: number;
  /** Adds a label without a handling unit for every shipment. */
  spare: boolean;
  shipments: LabelContent[];
}
