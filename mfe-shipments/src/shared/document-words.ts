import { formatNumber, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ShipmentDocument } from './types';

type Kind = ShipmentDocument['kind'];

/** Name of each document type, in list order. */
export const DOCUMENT_NAMES: Record<Kind, MessageDescriptor> = {
  BOL: msg`Bill of lading`,
  CARRIER_BOL: msg`Carrier’s bill of lading`,
  LABELS: msg`Pallet labels`,
  CARRIER_LABELS: msg`Carrier’s labels`,
  COMMERCIAL_INVOICE: msg`Commercial invoice`,
  CUSTOMS_INVOICE: msg`Canada customs invoice`,
  RATE_CONFIRMATION: msg`Rate confirmation`,
  POD: msg`Proof of delivery`,
  INVOICE: msg`Carrier’s invoice`,
  FREIGHT_BILL: msg`Freight bill`,
  WEIGHT_INSPECTION: msg`Weight and inspection certificate`,
  INSPECTION: msg`Inspection certificate`,
  DIMENSIONS: msg`Dimension certificate`,
  SCALE_TICKET: msg`Scale ticket`,
  PHOTO: msg`Photo`,
  LUMPER_RECEIPT: msg`Lumper receipt`,
  DETENTION_RECEIPT: msg`Detention receipt`,
  CUSTOMS: msg`Customs document`,
  FDA: msg`FDA document`,
  HAZMAT: msg`Hazmat document`,
  SAFETY_DATA_SHEET: msg`Safety data sheet`,
  PACKING_SLIP: msg`Packing slip`,
  SPEC_SHEET: msg`Spec sheet`,
  CATALOG_PAGE: msg`Catalog page`,
  INSURANCE: msg`Insurance certificate`,
  LETTER_OF_AUTHORITY: msg`Letter of authority`,
  QUOTE: msg`Carrier’s quote`,
  CONTRACT: msg`Contract`,
  RULES_TARIFF: msg`Rules tariff`,
  DISCOUNTS: msg`Discount matrix`,
  FUEL_TABLE: msg`Fuel table`,
  STATEMENT: msg`Statement bill`,
  RESIDENTIAL: msg`Residential dispute support`,
  CORRESPONDENCE: msg`Correspondence`,
  OTHER: msg`Other document`,
};
const ORDER = Object.keys(DOCUMENT_NAMES) as Kind[];

/** The carrier's image of a paper of ours, and the other way round. */
const COUNTERPARTS: Partial<Record<Kind, Kind>> = {
  BOL: 'CARRIER_BOL',
  CARRIER_BOL: 'BOL',
  LABELS: 'CARRIER_LABELS',
  CARRIER_LABELS: 'LABELS',
};

export const STATUS_WORDS: Record<ShipmentDocument['status'], { label: MessageDescriptor; tone: StatusTone }> = {
  issued: { label: msg`Valid`, tone: 'done' },
  correction: { label: msg`Correction`, tone: 'attention' },
  superseded: { label: msg`Replaced`, tone: 'neutral' },
  received: { label: msg`Received`, tone: 'done' },
};

/** Status of a document that its carrier withdrew. */
export const WITHDRAWN: (typeof STATUS_WORDS)['received'] = { label: msg`Withdrawn by the carrier`, tone: 'attention' };

/** What a browser shows in the page. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png'];

export const canBeShown = ({ contentType }: ShipmentDocument): boolean => SHOWN.includes(contentType);

/** `Bill of lading, version 2`. */
export const nameOf = ({ kind, version }: ShipmentDocument): string =>
  t`${i18n._(DOCUMENT_NAMES[kind])}, version ${version}`;

/** Size for people: kilobytes, or megabytes from one on. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : `${formatNumber(bytes / 1_048_576, 1)} MB`;

/** Papers of one kind: the newest that is not withdrawn, and the others. */
export interface DocumentGroup {
  newest: ShipmentDocument;
  earlier: ShipmentDocument[];
}

/** Types of which a later upload replaces the earlier one. Files of all other uploaded types are independent. */
const REPLACED: readonly Kind[] = [
  'BOL',
  'CARRIER_BOL',
  'LABELS',
  'CARRIER_LABELS',
  'COMMERCIAL_INVOICE',
  'CUSTOMS_INVOICE',
  'RATE_CONFIRMATION',
  'POD',
  'WEIGHT_INSPECTION',
];

/** Documents by type. */
export function groupDocuments(documents: readonly ShipmentDocument[]): DocumentGroup[] {
  return ORDER.flatMap((kind) => {
    const [newest, ...earlier] = documents
      .filter((one) => one.kind === kind)
      .sort(
        (left, right) =>
          Number(Boolean(left.withdrawnAt)) - Number(Boolean(right.withdrawnAt)) || right.version - left.version,
      );
    if (!newest) return [];
    return REPLACED.includes(kind)
      ? [{ newest, earlier }]
      : [newest, ...earlier].map((one) => ({ newest: one, earlier: [] }));
  });
}

/** The newest paper that the carrier, or we, made of the same thing. */
export function counterpartOf(
  { kind }: ShipmentDocument,
  documents: readonly ShipmentDocument[],
): ShipmentDocument | null {
  return groupDocuments(documents).find(({ newest }) => newest.kind === COUNTERPARTS[kind])?.newest ?? null;
}
