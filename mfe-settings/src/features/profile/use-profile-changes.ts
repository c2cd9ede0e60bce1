import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';

/** Saves the profile; the shell then shows the new name. */
export function useSaveProfile() {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: components['schemas']['UpdateProfileDto']) => {
      const profile = await unwrap(api.PATCH('/api/v1/me', { body }));
      queryClient.setQueryData(accountQueries.profile(api).queryKey, profile);
      await host.session.refresh();
      return profile;
    },
  });
}

/** Emails a link that confirms the new address. */
export function useChangeEmail() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (email: string) => proven(() => unwrap(api.POST('/api/v1/me/email', { body: { email } }))),
  });
}
