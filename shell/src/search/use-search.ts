import type { SearchSource } from '@lading/mfe-contract';
import { useDebouncedValue } from '@lading/ui';
import { useQueries } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import { contributionsOf } from '../registry/contributions';
import { fillTemplate } from '../registry/fill-template';
import { getJson } from '../registry/get-json';
import type { Session } from '../session/session';

const SETTLE_MS = 200;
const MIN_CHARACTERS = 2;
const RESULTS_PER_KIND = 5;

/** Something that can be opened. */
export interface Result {
  /** Local path of its page; unique. */
  path: string;
  /** Its name, such as `S-000317`. */
  label: string;
  /** What tells it apart from others of its kind. */
  detail: string;
}

/** Results of one kind. */
export interface ResultGroup {
  name: string;
  results: Result[];
}

export interface SearchState {
  groups: ResultGroup[];
  pending: boolean;
  /** Kinds that could not be searched. */
  failed: string[];
}

async function search(services: HostServices, source: SearchSource, q: string, signal: AbortSignal): Promise<Result[]> {
  const query = new URLSearchParams({ q, limit: String(RESULTS_PER_KIND) });
  const { items } = (await getJson(services, `${source.url}?${query}`, signal)) as { items: unknown[] };
  return items.map((item) => ({
    path: fillTemplate(source.path, item, encodeURIComponent),
    label: fillTemplate(source.title, item),
    detail: fillTemplate(source.detail, item),
  }));
}

/** Searches the sources of all remotes, each independently, once typing has paused. Null while the text is too short. */
export function useSearch(services: HostServices, session: Session, text: string): SearchState | null {
  const typed = text.trim();
  const [settled] = useDebouncedValue(typed, SETTLE_MS);
  const sources = contributionsOf(services.registry, 'search', session.permissions).map(({ item }) => item);
  const queries = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['search', session.user.id, session.company?.id, source.url, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(services, source, settled, signal),
      enabled: settled.length >= MIN_CHARACTERS,
      staleTime: 10_000,
      retry: false,
    })),
  });
  if (typed.length < MIN_CHARACTERS) return null;
  return {
    groups: sources.map(({ label }, index) => ({ name: label, results: queries[index]?.data ?? [] })),
    pending: typed !== settled || queries.some(({ isPending }) => isPending),
    failed: sources.filter((_, index) => queries[index]?.isError).map(({ label }) => label.toLowerCase()),
  };
}
