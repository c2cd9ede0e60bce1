import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const securityQueries = {
  /** Accounts of other providers that the user can sign in with. */
  identities: (api: Api) =>
    queryOptions({
      queryKey: ['identities'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/identities', { signal })),
    }),
  /** Browsers in which the user is signed in. */
  sessions: (api: Api) =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/sessions', { signal })),
    }),
};
