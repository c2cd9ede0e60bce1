import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const locationQueries = {
  /** Location of a ZIP code or a Canadian forward sortation area. */
  area: (api: Api, area: string) =>
    queryOptions({
      queryKey: ['location', area],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/v1/locations', { params: { query: { q: area, limit: 1 } }, signal })),
      staleTime: Infinity,
    }),
};
