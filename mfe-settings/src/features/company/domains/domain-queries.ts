import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const domainQueries = {
  /** Mail domains that the company claims. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['domains'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/domains', { signal })),
    }),
};
