import type { QuoteStatus } from './quote-status.js';

/** Sort keys of the quote list. */
export const QUOTE_SORTS = ['created', 'pickup', 'bestTotal', 'validUntil'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

/** Tabs of the quote list; `QuoteListQuery` describes each. */
export const QUOTE_VIEWS = ['all', 'needs_action', 'ready_to_book', 'closed'] as const;
export type QuoteView = (typeof QUOTE_VIEWS)[number];

export const QUOTE_MODES = ['auto', 'LTL', 'VLTL', 'FTL'] as const;

/** Filters and sort order of the quote list; `QuoteListQuery` describes each. */
export interface QuoteFilter {
  view?: QuoteView;
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
