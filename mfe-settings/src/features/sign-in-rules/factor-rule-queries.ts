import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const factorRuleQueries = {
  current: (api: Api) =>
    queryOptions({
      queryKey: ['factor-rule'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/factor-rule', { signal })),
    }),
};
