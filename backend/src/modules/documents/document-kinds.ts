/** How long documents are kept: default in years from delivery, and the source of the minimum. */
export const RETENTION = {
  /** Records of carriage: 1 year (49 CFR 379 App. A); shipping papers of hazardous materials 2 years (49 CFR 172.201(e)); suits on claims 2 years after disallowance (49 USC 14706(e)). */
  carriage: { years: 3, source: '49 CFR 379 App. A, 49 CFR 172.201(e), 49 USC 14706(e)' },
  /** Freight bills and what supports them: actions on charges 18 months to 3 years (49 USC 14705); commercial practice. */
  charges: { years: 3, source: '49 USC 14705' },
  /** Customs records: 5 years in the United States (19 CFR 163.4), 6 years in Canada (Imported Goods Records Regulations). */
  customs: { years: 6, source: '19 CFR 163.4, SOR/86-1011' },
} as const;
export type RetentionClass = keyof typeof RETENTION;

interface DocumentRule {
  /** Who makes it: Lading, the carrier's system, or a member by upload. */
  from: 'lading' | 'carrier' | 'upload';
  /** Can show freight prices, so that it requires `price.read`. */
  prices: boolean;
  retention: RetentionClass;
  /** Document types of the DSDC invoice standards, LTL and truckload (freight.md §3.6). */
  dsdc: readonly string[];
}

const made = (retention: RetentionClass, prices = false) => ({ from: 'lading', prices, retention, dsdc: [] }) as const;
const upload = (retention: RetentionClass, ...dsdc: string[]) =>
  ({ from: 'upload', prices: false, retention, dsdc }) as const;
/** Documents that show freight prices, or can contain anything. */
const priced = (...dsdc: string[]) => ({ from: 'upload', prices: true, retention: 'charges', dsdc }) as const;

/** Documents of a shipment by kind; `CARRIER_...` is the carrier's version of a generated document. */
export const DOCUMENT_RULES = {
  BOL: made('carriage'),
  LABELS: made('carriage'),
  RATE_CONFIRMATION: made('charges', true),
  COMMERCIAL_INVOICE: made('customs'),
  CUSTOMS_INVOICE: made('customs'),
  CARRIER_LABELS: { from: 'carrier', prices: false, retention: 'carriage', dsdc: [] },
  POD: upload('carriage', 'POD'),
  CARRIER_BOL: upload('carriage', 'BOL'),
  INVOICE: priced('INV'),
  FREIGHT_BILL: priced('FRB'),
  WEIGHT_INSPECTION: priced('WI', 'W&I'),
  INSPECTION: upload('carriage', 'INS', 'INSP'),
  DIMENSIONS: upload('carriage', 'DIM'),
  SCALE_TICKET: upload('carriage', 'SCL'),
  PHOTO: upload('carriage', 'PHO', 'IMG'),
  LUMPER_RECEIPT: priced('LPR'),
  DETENTION_RECEIPT: priced('DTR'),
  LETTER_OF_AUTHORITY: upload('charges', 'LOA'),
  CUSTOMS: upload('customs', 'CUS'),
  FDA: upload('customs', 'FDA'),
  HAZMAT: upload('carriage', 'HAZ'),
  SAFETY_DATA_SHEET: upload('carriage', 'MSDS'),
  PACKING_SLIP: upload('carriage', 'PAC'),
  SPEC_SHEET: upload('carriage', 'SPEC'),
  CATALOG_PAGE: upload('carriage', 'CAT'),
  INSURANCE: upload('carriage'),
  QUOTE: priced('QUO'),
  CONTRACT: priced('CON'),
  RULES_TARIFF: priced('RULE'),
  DISCOUNTS: priced('DIS'),
  FUEL_TABLE: priced('FUEL'),
  STATEMENT: priced('STB'),
  RESIDENTIAL: priced('RESI'),
  CORRESPONDENCE: priced('COMM'),
  OTHER: priced('OTH', 'OTHER'),
} as const satisfies Record<string, DocumentRule>;

export type DocumentKind = keyof typeof DOCUMENT_RULES;
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_RULES) as DocumentKind[];

/** The instant `years` before `now`, in UTC. */
function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/** Kinds with the same retention. Their documents may be deleted if they are from before `before` and the freight was delivered before it. */
export interface RetainedKinds {
  kinds: DocumentKind[];
  before: Date;
}

/** All kinds by the end of their retention. */
export function retainedKinds(now: Date): RetainedKinds[] {
  return Object.entries(RETENTION).map(([retention, { years }]) => ({
    kinds: DOCUMENT_KINDS.filter((kind) => DOCUMENT_RULES[kind].retention === retention),
    before: yearsBefore(now, years),
  }));
}

/** Documents of a kind that are older, and whose freight was delivered earlier, may be deleted. */
export function retentionEnd(kind: DocumentKind, now: Date): Date {
  return yearsBefore(now, RETENTION[DOCUMENT_RULES[kind].retention].years);
}

/** Whether the retention of a kind has ended for freight that was delivered at `deliveredAt`. */
export function isPastRetention(kind: DocumentKind, deliveredAt: Date, now: Date): boolean {
  return deliveredAt < retentionEnd(kind, now);
}

/** Kinds that members upload. */
export type UploadKind = {
  [Kind in DocumentKind]: (typeof DOCUMENT_RULES)[Kind]['from'] extends 'upload' ? Kind : never;
}[DocumentKind];
export const UPLOAD_KINDS = DOCUMENT_KINDS.filter((kind): kind is UploadKind => DOCUMENT_RULES[kind].from === 'upload');

/** Document types of the DSDC in-transit standard that differ from those of its invoice standards. */
const EVENT_DOCUMENTS: Readonly<Record<string, DocumentKind>> = { INVOICE: 'INVOICE', LABEL: 'CARRIER_LABELS' };

/** The kind of a document by its type in a DSDC standard; `OTHER` for unknown types. */
export function kindOfDsdcType(type: string): DocumentKind {
  const found = DOCUMENT_KINDS.find((kind) => (DOCUMENT_RULES[kind].dsdc as readonly string[]).includes(type));
  return EVENT_DOCUMENTS[type] ?? found ?? 'OTHER';
}

/** Source of the file: generated, uploaded by a member, or from the carrier. */
export const DOCUMENT_SOURCES = ['lading', 'member', 'carrier'] as const;
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];

/** `issued`: the valid generated document; `superseded`: replaced by a later version; `correction`: generated after pickup, in addition to the issued one; `received`: from a member or carrier. */
export const DOCUMENT_STATUSES = ['issued', 'superseded', 'correction', 'received'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
