/** A paper of a shipment. */
export class DocumentDto {
  /** `doc_` and a ULID. */
  id: string;
  /** BOL: bill of lading. */
  kind: 'BOL';
  /** Grows by one with every change of what the paper says. */
  version: number;
  /** Name that a download is saved under. */
  fileName: string;
  /** Media type. */
  contentType: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  /** UTC instant. */
  createdAt: string;
}

/** Documents of a shipment. */
export class DocumentListDto {
  items: DocumentDto[];
  /** Always null: a shipment has few documents. */
  nextCursor: string | null;
}
