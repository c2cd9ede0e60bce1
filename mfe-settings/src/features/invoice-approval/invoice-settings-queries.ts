import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const invoiceSettingQueries = {
  current: (api: Api) =>
    queryOptions({
      queryKey: ['invoice-settings'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/invoice-settings', { signal })),
    }),
};
