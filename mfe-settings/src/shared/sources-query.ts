import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Providers that accounts can be linked from, and who can register. */
export const sourcesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sources'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/sources', { signal })),
    staleTime: Infinity,
  });
