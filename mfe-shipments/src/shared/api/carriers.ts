import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const carrierQueries = {
  /** The company's carriers; requires `tariff.read`. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['carriers'],
      queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/company/carriers', { signal }))).items,
      staleTime: 60_000,
    }),
};
