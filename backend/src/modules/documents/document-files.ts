import type { Readable } from 'node:stream';
import type { DocumentKind, DocumentSource, DocumentStatus } from './document-kinds.js';

/** A generated document to store. */
export interface NewDocument {
  companyId: string;
  shipmentId: string;
  kind: DocumentKind;
  /** Absent: the one after the last. */
  version?: number;
  status: Extract<DocumentStatus, 'issued' | 'correction'>;
  fileName: string;
  /** Printed on the document: start of the SHA-256 of what it says. */
  code: string;
  /** What changed since the version before. */
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

/** The bytes of a document with what a download says about them. */
export interface DocumentFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** A stored file that is not in memory, with what a download says about it. */
export interface StoredFile {
  kind: DocumentKind;
  fileName: string;
  contentType: string;
  size: number;
  /** Reads the bytes from the start. */
  open(): Readable;
}
