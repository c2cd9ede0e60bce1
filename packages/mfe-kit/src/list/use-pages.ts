import { withValue } from '@lading/ui';
import { useLocation, useSearchParams } from '@lading/ui/router';
import { CURSOR } from './use-url-filters';

export interface Pages {
  /** Cursor of this page; undefined on the first one. */
  after: string | undefined;
  /** Number of this page; unknown (null) if the address was opened in the middle of the list. */
  number: number | null;
  toFirst(): void;
  toPrevious(): void;
  toNext(cursor: string): void;
}

/** Keyset pages in the URL. Cursors only lead forward, so the way back is kept in the history entry's state. */
export function usePages(): Pages {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const after = search.get(CURSOR) ?? undefined;
  const trail = after === undefined ? [] : trailOf(state);
  const go = (cursor: string | undefined, before: (string | null)[]) =>
    setSearch(withValue(search, CURSOR, cursor), { state: { trail: before } });
  return {
    after,
    number: after !== undefined && trail.length === 0 ? null : trail.length + 1,
    toFirst: () => go(undefined, []),
    toPrevious: () => go(trail.at(-1) ?? undefined, trail.slice(0, -1)),
    toNext: (cursor) => go(cursor, [...trail, after ?? null]),
  };
}

/** Cursors of the previous pages; null is the first page. */
function trailOf(state: unknown): (string | null)[] {
  const trail: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : [];
  return Array.isArray(trail)
    ? trail.filter((cursor): cursor is string | null => cursor === null || typeof cursor === 'string')
    : [];
}
