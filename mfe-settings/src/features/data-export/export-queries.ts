import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const exportQueries = {
  /** The latest exports, newest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['company-exports'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/exports', { signal })),
    }),
};
