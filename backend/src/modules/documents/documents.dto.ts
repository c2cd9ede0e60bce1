import type { DocumentKind, DocumentSource, DocumentStatus } from './document-kinds.js';

/** A document of a shipment. */
export class DocumentDto {
  /** `doc_` and a ULID. */
  id: string;
  /** What the document is; those that begin with CARRIER_ are the carrier's own images of ours. */
  kind: DocumentKind;
  /** Grows by one with every change of what the document says, and with every upload of its kind. */
  version: number;
  /** issued: the valid one of ours; superseded: replaced; correction: made after pickup; received: made by others. */
  status: DocumentStatus;
  /** Who made the file: lading, a member or the carrier. */
  source: DocumentSource;
  /** Name that a download is saved under. */
  fileName: string;
  /** Media type, found from the content. */
  contentType: string;
  /** Bytes. */
  size: number;
  /** Null where the pages were not counted. */
  pageCount: number | null;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  /** Code that is printed on the document, the start of the SHA-256 of what it says; null on documents made by others. */
  code: string | null;
  /** What changed since the version before, a sentence each. */
  changes: string[];
  /** Remark of the member who uploaded it. */
  note: string | null;
  /** Name of the member who uploaded it. */
  uploadedBy: string | null;
  /** UTC instant. */
  createdAt: string;
}

/** Documents of a shipment. */
export class DocumentListDto {
  items: DocumentDto[];
  /** Always null: a shipment has few documents. */
  nextCursor: string | null;
}
