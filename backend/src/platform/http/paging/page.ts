/** Items per page by default, and the maximum for users and for API keys (freight.md Annex E). */
export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;
export const KEY_PAGE_SIZE_MAX = 500;

/** Which page of a list to read. */
export interface PageRequest {
  /** Default `PAGE_SIZE`. */
  limit?: number;
  /** `nextCursor` of the previous page. */
  cursor?: string;
}

/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** A page of a list that is counted. */
export interface CountedPage<Item> extends Page<Item> {
  /** Null if not counted. */
  total: number | null;
}

/** The page with each row presented. */
export function presentPage<Row, Item>({ items, nextCursor }: Page<Row>, present: (row: Row) => Item): Page<Item> {
  return { items: items.map((row) => present(row)), nextCursor };
}
