import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

const key = (...parts: unknown[]) => ['auth', ...parts] as const;

/** Queries of this remote. Emailed tokens are read with POST, so that they do not appear in logs; reading does not redeem them. */
export const authQueries = {
  /** Sign-in methods besides the password, and whether this is a demo installation. */
  sources: (api: Api) =>
    queryOptions({
      queryKey: key('sources'),
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/sources', { signal })),
      staleTime: Infinity,
    }),
  session: (api: Api) =>
    queryOptions({
      queryKey: key('session'),
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/session', { signal })),
    }),
  profile: (api: Api) =>
    queryOptions({ queryKey: key('me'), queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me', { signal })) }),
  invitation: (api: Api, token: string) =>
    queryOptions({
      queryKey: key('invitation', token),
      queryFn: () => unwrap(api.POST('/api/v1/auth/invitation', { body: { token } })),
      staleTime: Infinity,
    }),
  registration: (api: Api, token: string) =>
    queryOptions({
      queryKey: key('registration', token),
      queryFn: () => unwrap(api.POST('/api/v1/auth/registration', { body: { token } })),
      staleTime: Infinity,
    }),
  emailLink: (api: Api, token: string) =>
    queryOptions({
      queryKey: key('email-link', token),
      queryFn: () => unwrap(api.POST('/api/v1/auth/email', { body: { token } })),
      staleTime: Infinity,
    }),
};
