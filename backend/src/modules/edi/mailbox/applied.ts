/** What a transaction did. */
export interface Applied {
  outcome: string;
  /** It was read and could not be used. */
  failed: boolean;
}

export const done = (outcome: string): Applied => ({ outcome, failed: false });
export const failed = (outcome: string): Applied => ({ outcome, failed: true });
