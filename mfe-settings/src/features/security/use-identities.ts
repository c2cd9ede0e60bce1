import { unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import { sourcesQuery } from '../../shared/sources-query';
import { securityQueries } from './security-queries';

export const useIdentities = () => useQuery(securityQueries.identities(useRemote().api));

export const useSources = () => useQuery(sourcesQuery(useRemote().api));

/** Navigates to a provider, which returns here. Confirms the user's identity first, because the API cannot do so on the way. */
export function useLinkIdentity(leave: (address: string) => void) {
  const { host } = useRemote();
  const { prove } = useReauthentication();
  return useMutation({
    mutationFn: async (source: string) => {
      await prove();
      const search = new URLSearchParams({ intent: 'link', next: paths.security() });
      leave(`${host.api.baseUrl}/api/v1/auth/shippers/${encodeURIComponent(source)}/start?${search}`);
    },
  });
}

/** Unlinks an account. The API refuses to unlink the last sign-in method. */
export function useUnlinkIdentity() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (source: string) =>
      proven(() => unwrap(api.DELETE('/api/v1/me/identities/{source}', { params: { path: { source } } }))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: securityQueries.identities(api).queryKey }),
  });
}
