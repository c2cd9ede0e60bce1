import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export type CompanyDefaults = components['schemas']['CompanyDefaultsDto'];

/** What the company lets new quotes start from. */
export function companyDefaults(api: Api) {
  return queryOptions({
    queryKey: ['company', 'defaults'],
    queryFn: async ({ signal }): Promise<CompanyDefaults> =>
      (await unwrap(api.GET('/api/v1/company', { signal }))).defaults,
    staleTime: 60_000,
  });
}
