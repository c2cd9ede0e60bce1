import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Member } from '../../../shared/types';

const KEY = ['members'] as const;

export const memberQueries = {
  /** Everything that changes with a member. */
  all: () => queryOptions({ queryKey: KEY }),
  /** Members and users who request to join, newest first; optionally of one status. */
  list: (api: Api, status?: Member['status']) =>
    infiniteQueryOptions({
      queryKey: [...KEY, 'list', status],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/company/members', { params: { query: { status, cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
};
