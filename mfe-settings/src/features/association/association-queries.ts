import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export const associationQueries = {
  /** The user's companies, and companies that the user can join by mail domain. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['associations'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/associations', { signal })),
    }),
  /** Invitation of an emailed link. */
  invitation: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: () => unwrap(api.POST('/api/v1/auth/invitation', { body: { token } })),
      staleTime: Infinity,
    }),
};
