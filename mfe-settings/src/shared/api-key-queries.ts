import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const apiKeyQueries = {
  /** Keys that are not revoked, newest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['api-keys'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/api-keys', { signal })),
    }),
};
