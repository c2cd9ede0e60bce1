import type { Readable } from 'node:stream';
import type { DocumentKind, DocumentSource, DocumentStatus } from './document-kinds.js';

/** A generated document to store. */
export interface NewDocument {
  companyId: string;
  shipmentId: string;
  kind: DocumentKind;
  /** Default: the next version. */
  version?: number;
  status: Extract<DocumentStatus, 'issued' | 'correction'>;
  fileName: string;
  /** Verification code printed on the document: start of the SHA-256 of its content. */
  code: string;
  /** Changes since the previous version. */
  changes: string[];
  createdAt: Date;
}

/** A file from a member or carrier to store. */
export interface ReceivedFile {
  companyId: string;
  shipmentId: string;
  kind: DocumentKind;
  source: Exclude<DocumentSource, 'lading'>;
  fileName: string;
  contentType: string;
  size: number;
  sha256: string;
  note: string | null;
  uploadedBy: string | null;
}

/** A document's bytes with its download headers. */
export interface DocumentFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** A stored file for streaming, with its download headers. */
export interface StoredFile {
  kind: DocumentKind;
  fileName: string;
  contentType: string;
  size: number;
  /** Where the client downloads the file itself; null: the file is streamed. */
  address: string | null;
  /** Opens the file from the start. */
  open(): Readable;
}
