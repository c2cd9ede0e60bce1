/** Freight that a claim concerns. */
export interface ClaimItem {
  description: string;
  pieces: number;
  /** Whole pounds; null if unknown. */
  weight: number | null;
}

/** What is stored of a claim beside its columns. */
export interface ClaimBody {
  items: ClaimItem[];
  /** Documents of the shipment that prove the claim, as filed. */
  documentIds: string[];
  /** Documents added after filing, in that order; missing without any. */
  addedDocumentIds?: string[];
}

/** Most documents of a claim, those added later included. */
export const CLAIM_DOCUMENTS_MAX = 50;

/** All documents of a claim, those added after filing last. */
export const documentsOf = ({ documentIds, addedDocumentIds = [] }: Omit<ClaimBody, 'items'>): string[] => [
  ...documentIds,
  ...addedDocumentIds,
];
