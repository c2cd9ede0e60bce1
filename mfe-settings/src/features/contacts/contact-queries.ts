import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What a list of contacts is filtered by; empty: not at all. */
export interface ContactFilter {
  q: string;
  /** Value of the standard, or `business`. */
  placeType: string;
  /** Two letters. */
  state: string;
}

/** The filter as the API takes it. An incomplete state is not sent. */
export const filterQuery = ({ q, placeType, state }: ContactFilter) => ({
  q: q.trim() || undefined,
  placeType: placeType || undefined,
  state: /^[A-Z]{2}$/.test(state) ? state : undefined,
});

const KEY = ['contacts'] as const;

export const contactQueries = {
  /** Everything that changes with a contact. */
  all: () => queryOptions({ queryKey: KEY }),
  /** Newest first. */
  list: (api: Api, filter: ContactFilter) => {
    const query = filterQuery(filter);
    return infiniteQueryOptions({
      queryKey: [...KEY, 'list', query],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/contacts', { params: { query: { ...query, cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    });
  },
  /** Locations of the contacts. */
  map: (api: Api, filter: ContactFilter) => {
    const query = filterQuery(filter);
    return queryOptions({
      queryKey: [...KEY, 'map', query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/contacts/map', { params: { query }, signal })),
    });
  },
  /** Groups of contacts that seem to be the same. */
  duplicates: (api: Api) =>
    infiniteQueryOptions({
      queryKey: [...KEY, 'duplicates'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/contacts/duplicates', { params: { query: { cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  /** A running import is read every second. */
  import: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['contact-imports', id],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/contacts/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : 1_000),
    }),
};
