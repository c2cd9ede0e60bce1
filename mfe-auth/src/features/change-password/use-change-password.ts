import { type components, unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignInResult } from '../../shared/use-entrance';

/** The mailed token or the current password, and the new one. */
export type PasswordChange = components['schemas']['ChangePasswordDto'];

/** Sets the new password. */
export function useChangePassword(onChanged: (result: SignInResult) => Promise<void>) {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: async (change: PasswordChange) =>
      onChanged(await unwrap(api.POST('/api/v1/auth/password', { body: change }))),
    onError: (error) => {
      // Here, unlike while signing in, a session can have died.
      if (host.session.user && isProblem(error, 'UNAUTHENTICATED')) host.api.onUnauthorized();
    },
  });
}

/** Whether the person has to change the password before anything else, and whether they have one; undefined until that is known. */
export function useOwnPassword(): { forced?: boolean; exists?: boolean } {
  const { api } = useRemote();
  const session = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/session', { signal })),
  });
  const forced = session.data?.mustChangePassword;
  // Nothing else is open to who has to change it.
  const profile = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me', { signal })),
    enabled: forced === false,
  });
  return { forced, exists: profile.data?.hasPassword };
}
