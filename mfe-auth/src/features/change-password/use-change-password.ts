import { type components, unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { authQueries } from '../../shared/api/queries';
import type { SignInResult } from '../../shared/use-sign-in-flow';

/** The emailed token or the current password, and the new password. */
export type PasswordChange = components['schemas']['ChangePasswordDto'];

/** Sets the new password. */
export function useChangePassword(onChanged: (result: SignInResult) => Promise<void>) {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: async (change: PasswordChange) =>
      onChanged(await unwrap(api.POST('/api/v1/auth/password', { body: change }))),
    onError: (error) => {
      // Unlike on the sign-in page, the session may have expired.
      if (host.session.user && isProblem(error, 'UNAUTHENTICATED')) host.api.onUnauthorized();
    },
  });
}

/** Whether the user must change the password first, and whether they have one; undefined until known. */
export function useOwnPassword(): { forced?: boolean; exists?: boolean } {
  const { api } = useRemote();
  const session = useQuery(authQueries.session(api));
  const forced = session.data?.mustChangePassword;
  // With a required change the API refuses everything else.
  const profile = useQuery({ ...authQueries.profile(api), enabled: forced === false });
  return { forced, exists: profile.data?.hasPassword };
}
