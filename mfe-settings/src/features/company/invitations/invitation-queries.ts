import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const invitationQueries = {
  /** Pending invitations, newest first. */
  list: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['invitations'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/company/invitations', { params: { query: { cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
};
