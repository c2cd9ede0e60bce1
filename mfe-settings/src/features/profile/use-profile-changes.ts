import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import { type ProfileValues, toRequest } from './profile-values';

/** Stores the profile; the frame around the page then shows the new name. */
export function useSaveProfile() {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (values: ProfileValues) => {
      const profile = await unwrap(api.PATCH('/api/v1/me', { body: toRequest(values) }));
      queryClient.setQueryData(accountQueries.profile(api).queryKey, profile);
      await host.session.refresh();
      return profile;
    },
  });
}

/** Mails a link to a new address; it holds once the link was opened. */
export function useChangeEmail() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (email: string) => proven(() => unwrap(api.POST('/api/v1/me/email', { body: { email } }))),
  });
}
