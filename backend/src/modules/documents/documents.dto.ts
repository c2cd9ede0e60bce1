/** A paper of a shipment. */
export class DocumentDto {
  id: string;
  kind: 'BOL';
  version: number;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  createdAt: string;
}

/** Documents of a shipment. */
export class DocumentListDto {
  items: DocumentDto[];
  nextCursor: string | null;
}
