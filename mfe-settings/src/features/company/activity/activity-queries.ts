import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ActivityFilter, toQuery } from './activity-filter';

export const activityQueries = {
  /** Entries of the company's log, newest first. */
  list: (api: Api, filter: ActivityFilter) =>
    infiniteQueryOptions({
      queryKey: ['activity', filter],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/api/v1/company/activity', { params: { query: { ...toQuery(filter), cursor: pageParam } }, signal }),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
};
