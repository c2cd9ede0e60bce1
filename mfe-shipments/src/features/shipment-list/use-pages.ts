import { withValue } from '@lading/ui';
import { useLocation, useSearchParams } from '@lading/ui/router';

export interface Pages {
  /** Where the page before ended, as the address says; absent on the first page. */
  after: string | undefined;
  /** Number of this page; null when the address was opened in the middle, so that nobody knows. */
  number: number | null;
  toFirst(): void;
  toPrevious(): void;
  toNext(cursor: string): void;
}

/** Keyset pages in the address. Cursors only lead forward, so the way back is kept with the browser's history entry. */
export function usePages(): Pages {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const after = search.get('after') ?? undefined;
  const trail = after === undefined ? [] : trailOf(state);
  const go = (cursor: string | undefined, before: (string | null)[]) =>
    setSearch(withValue(search, 'after', cursor), { state: { trail: before } });
  return {
    after,
    number: after !== undefined && trail.length === 0 ? null : trail.length + 1,
    toFirst: () => go(undefined, []),
    toPrevious: () => go(trail.at(-1) ?? undefined, trail.slice(0, -1)),
    toNext: (cursor) => go(cursor, [...trail, after ?? null]),
  };
}

/** Cursors of the pages that led here; null stands for the first page. */
function trailOf(state: unknown): (string | null)[] {
  const trail: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : [];
  return Array.isArray(trail)
    ? trail.filter((cursor): cursor is string | null => cursor === null || typeof cursor === 'string')
    : [];
}
