import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const preferenceQueries = {
  /** Which notifications the user gets, by which channel and when. */
  detail: (api: Api) =>
    queryOptions({
      queryKey: ['notification-preferences'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/notification-preferences', { signal })),
    }),
  /** Followed and muted shipments. */
  follows: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['followed-shipments'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/me/followed-shipments', { params: { query: { cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
};
