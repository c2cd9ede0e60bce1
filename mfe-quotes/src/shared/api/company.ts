import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export type CompanyDefaults = components['schemas']['CompanyDefaultsDto'];

export const companyQueries = {
  /** Defaults of new quotes. */
  defaults: (api: Api) =>
    queryOptions({
      queryKey: ['company', 'defaults'],
      queryFn: async ({ signal }): Promise<CompanyDefaults> =>
        (await unwrap(api.GET('/api/v1/company', { signal }))).defaults,
      staleTime: 60_000,
      // A quote can be entered without them.
      retry: false,
    }),
};
