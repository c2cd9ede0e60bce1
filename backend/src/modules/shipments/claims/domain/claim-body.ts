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
  /** Documents of the shipment that prove the claim. */
  documentIds: string[];
}
