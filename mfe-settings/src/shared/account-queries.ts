import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in user's own account. */
export const accountQueries = {
  profile: (api: Api) =>
    queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me', { signal })) }),
  /** Second factors. */
  factors: (api: Api) =>
    queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/factors', { signal })) }),
};
