import { useDebouncedValue } from '@lading/ui';
import { i18n } from '@lingui/core';
import { useQueries } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import { apiOf } from '../notifications/inbox';
import type { Session } from '../session/session';
import { type Hit, SEARCH_SOURCES } from './sources';

const SETTLE_MS = 200;
const LEAST_LETTERS = 2;

/** Hits of one kind. */
export interface HitGroup {
  name: string;
  hits: Hit[];
}

/** What a search has found so far. */
export interface Found {
  groups: HitGroup[];
  /** Whether an answer is still awaited. */
  pending: boolean;
  /** Kinds that could not be searched. */
  failed: string[];
}

/** Searches everything that the person may see, once typing has settled; kinds answer each for itself. Null while there is too little to search for. */
export function useSearch(services: HostServices, session: Session, text: string): Found | null {
  const typed = text.trim();
  const [settled] = useDebouncedValue(typed, SETTLE_MS);
  const sources = SEARCH_SOURCES.filter(({ permission }) => session.permissions.includes(permission)).map((source) => ({
    ...source,
    name: i18n._(source.name),
  }));
  const answers = useQueries({
    queries: sources.map(({ name, search }) => ({
      queryKey: ['search', session.user.id, session.company?.id, name, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(apiOf(services), settled, signal),
      enabled: settled.length >= LEAST_LETTERS,
      staleTime: 10_000,
      retry: false,
    })),
  });
  if (typed.length < LEAST_LETTERS) return null;
  const groups = sources.map(({ name }, index) => ({ name, hits: answers[index]?.data ?? [] }));
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    pending: typed !== settled || answers.some(({ isPending }) => isPending),
    failed: sources.filter((_, index) => answers[index]?.isError).map(({ name }) => name.toLowerCase()),
  };
}
