import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const companyQueries = {
  /** Profile and settings of the active company. */
  detail: (api: Api) =>
    queryOptions({ queryKey: ['company'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company', { signal })) }),
  /** Limits that the operator set, and their usage. */
  quotas: (api: Api) =>
    queryOptions({
      queryKey: ['company', 'quotas'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/quotas', { signal })),
    }),
};
