import type { QuoteStatus } from './quote-status.js';

/** Sort keys of the quote list. */
export const QUOTE_SORTS = ['created', 'pickup', 'bestTotal', 'validUntil'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

export const QUOTE_MODES = ['auto', 'LTL', 'VLTL', 'FTL'] as const;

/** Filters and sort order of the quote list; `QuoteListQuery` describes each. */
export interface QuoteFilter {
  status?: QuoteStatus;
  mode?: (typeof QUOTE_MODES)[number];
  lane?: string;
  owner?: string;
  expiring?: 'true' | 'false';
  import?: string;
  q?: string;
  sort?: QuoteSort;
  order?: 'asc' | 'desc';
}
