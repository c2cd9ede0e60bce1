import { formatNumber, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ShipmentDocument } from '../../../shared/types';

type Kind = ShipmentDocument['kind'];

/** Name of each kind of paper, in the order in which they are listed. */
export const DOCUMENT_NAMES: Record<Kind, MessageDescriptor> = {
  BOL: msg`Bill of lading`,
  CARRIER_BOL: msg`Carrier’s bill of lading`,
  LABELS: msg`Pallet labels`,
  CARRIER_LABELS: msg`Carrier’s labels`,
  COMMERCIAL_INVOICE: msg`Commercial invoice`,
  RATE_CONFIRMATION: msg`Rate confirmation`,
  POD: msg`Proof of delivery`,
  WEIGHT_INSPECTION: msg`Weight and inspection certificate`,
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

/** What a browser shows in the page. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png'];

export const canBeShown = ({ contentType }: ShipmentDocument): boolean => SHOWN.includes(contentType);

/** `Bill of lading, version 2`. */
export const nameOf = ({ kind, version }: ShipmentDocument): string =>
  t`${i18n._(DOCUMENT_NAMES[kind])}, version ${version}`;

/** Size for people: kilobytes, or megabytes from one on. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : `${formatNumber(bytes / 1_048_576, 1)} MB`;

/** Papers of one kind: the newest, and those before it. */
export interface DocumentGroup {
  newest: ShipmentDocument;
  earlier: ShipmentDocument[];
}

/** Papers by kind. Uploads of the kind OTHER have nothing to do with each other, so each stands alone. */
export function groupDocuments(documents: readonly ShipmentDocument[]): DocumentGroup[] {
  return ORDER.flatMap((kind) => {
    const [newest, ...earlier] = documents
      .filter((one) => one.kind === kind)
      .sort((left, right) => right.version - left.version);
    if (!newest) return [];
    return kind === 'OTHER' ? [newest, ...earlier].map((one) => ({ newest: one, earlier: [] })) : [{ newest, earlier }];
  });
}

/** The newest paper that the carrier, or we, made of the same thing. */
export function counterpartOf(
  { kind }: ShipmentDocument,
  documents: readonly ShipmentDocument[],
): ShipmentDocument | null {
  return groupDocuments(documents).find(({ newest }) => newest.kind === COUNTERPARTS[kind])?.newest ?? null;
}
