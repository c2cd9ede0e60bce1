/** Documents of a shipment: `RATE_CONFIRMATION` has the agreed charges; `CARRIER_...` is the carrier's version of a generated document. */
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

/** Source of the file: generated, uploaded by a member, or from the carrier. */
export const DOCUMENT_SOURCES = ['lading', 'member', 'carrier'] as const;
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];

/** `issued`: the valid generated document; `superseded`: replaced by a later version; `correction`: generated after pickup, in addition to the issued one; `received`: from a member or carrier. */
export const DOCUMENT_STATUSES = ['issued', 'superseded', 'correction', 'received'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
