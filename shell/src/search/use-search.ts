import type { SearchSource } from '@lading/mfe-contract';
import { useDebouncedValue } from '@lading/ui';
import { queryOptions, useQueries } from '@tanstack/react-query';
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

async function findItems(services: HostServices, url: string, q: string, signal: AbortSignal): Promise<unknown[]> {
  const query = new URLSearchParams({ q, limit: String(RESULTS_PER_KIND) });
  const { items } = (await getJson(services, `${url}?${query}`, signal)) as { items: unknown[] };
  return items;
}

const resultOf = (source: SearchSource, item: unknown): Result => ({
  path: fillTemplate(source.path, item, encodeURIComponent),
  label: fillTemplate(source.title, item),
  detail: fillTemplate(source.detail, item),
});

const searchQuery = (services: HostServices, { user, company }: Session, url: string, text: string) =>
  queryOptions({
    queryKey: ['search', user.id, company?.id, url, text],
    queryFn: ({ signal }) => findItems(services, url, text, signal),
    enabled: text.length >= MIN_CHARACTERS,
    staleTime: 10_000,
    retry: false,
  });

/** Searches the sources of all remotes, each independently, once typing has paused. Null while the text is too short. */
export function useSearch(services: HostServices, session: Session, text: string): SearchState | null {
  const typed = text.trim();
  const [settled] = useDebouncedValue(typed, SETTLE_MS);
  const sources = contributionsOf(services.registry, 'search', session.permissions).map(({ item }) => item);
  // Sources of several remotes can search the same resource.
  const urls = [...new Set(sources.map(({ url }) => url))];
  const queries = useQueries({ queries: urls.map((url) => searchQuery(services, session, url, settled)) });
  const queryOf = ({ url }: SearchSource) => queries[urls.indexOf(url)];
  if (typed.length < MIN_CHARACTERS) return null;
  return {
    groups: sources.map((source) => ({
      name: source.label,
      results: (queryOf(source)?.data ?? []).map((item) => resultOf(source, item)),
    })),
    pending: typed !== settled || queries.some(({ isPending }) => isPending),
    failed: sources.filter((source) => queryOf(source)?.isError).map(({ label }) => label.toLowerCase()),
  };
}
