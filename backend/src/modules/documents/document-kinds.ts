/** Documents of a shipment: `RATE_CONFIRMATION` says what was agreed to be paid; `CARRIER_` ones are the carrier's own image of a document of ours. */
export const DOCUMENT_KINDS = [
  'BOL',
  'LABELS',
  'RATE_CONFIRMATION',
  'COMMERCIAL_INVOICE',
  'POD',
  'WEIGHT_INSPECTION',
  'OTHER',
  'CARRIER_BOL',
  'CARRIER_LABELS',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Who made the file: the product, a member who uploaded it, or the carrier. */
export const DOCUMENT_SOURCES = ['lading', 'member', 'carrier'] as const;
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];

/** `issued`: the valid document of ours; `superseded`: replaced by a later version; `correction`: made after pickup beside the issued one; `received`: from others. */
export const DOCUMENT_STATUSES = ['issued', 'superseded', 'correction', 'received'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
