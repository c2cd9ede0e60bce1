import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const demonstrationQueries = {
  /** Demonstration data that a removal would delete. */
  current: (api: Api) =>
    queryOptions({
      queryKey: ['demonstration'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/demonstration', { signal })),
    }),
};
