import { unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';

const IDENTITIES_KEY = ['identities'];

/** Accounts elsewhere that sign the person in. */
export function useIdentities() {
  const { api } = useRemote();
  return useQuery({
    queryKey: IDENTITIES_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/identities', { signal })),
  });
}

/** Where accounts can be linked from. */
export function useSources() {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/sources', { signal })),
    staleTime: Infinity,
  });
}

/** Leaves the product for a source, which leads back here. The API cannot ask for a proof on the way, so it is asked for first. */
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

/** Unlinks an account; the API refuses for the last way in. */
export function useUnlinkIdentity() {
  const { api } = useRemote();
  const queries = useQueryClient();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (source: string) =>
      proven(() => unwrap(api.DELETE('/api/v1/me/identities/{source}', { params: { path: { source } } }))),
    onSuccess: () => queries.invalidateQueries({ queryKey: IDENTITIES_KEY }),
  });
}
