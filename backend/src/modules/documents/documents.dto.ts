import type { DocumentKind, DocumentSource, DocumentStatus } from './document-kinds.js';

/** A document of a shipment. */
export class DocumentDto {
  /** `doc_` and a ULID. */
  id: string;
  /** Document type; types starting with CARRIER_ are the carrier's images of our documents. */
  kind: DocumentKind;
  /** Increases by one with every change of the document's content and with every upload of its kind. */
  version: number;
  /** issued: current Lading document; superseded: replaced; correction: created after pickup; received: created by others. */
  status: DocumentStatus;
  /** Source of the file: lading, a member or the carrier. */
  source: DocumentSource;
  /** File name for downloads. */
  fileName: string;
  /** Media type, detected from the content. */
  contentType: string;
  /** Size in bytes. */
  size: number;
  /** Null if the pages were not counted. */
  pageCount: number | null;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  /** Code printed on the document: the start of the SHA-256 of its content. Null for uploaded and carrier documents. */
  code: string | null;
  /** Changes since the previous version, one sentence each. */
  changes: string[];
  /** Note of the member who uploaded it, or of the carrier that withdrew it. */
  note: string | null;
  /** Name of the member who uploaded it. */
  uploadedBy: string | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant at which the carrier that sent the document withdrew it, or null. */
  withdrawnAt: string | null;
}

/** Documents of a shipment. */
export class DocumentListDto {
  items: DocumentDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
}
