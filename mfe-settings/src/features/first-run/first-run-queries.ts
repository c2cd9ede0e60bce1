import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const setupQueries = {
  /** First steps of the company and which are done. */
  steps: (api: Api) =>
    queryOptions({
      queryKey: ['setup'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/setup', { signal })),
    }),
};
