import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import { carrierQueries } from '../carrier-queries';

function useSecretMutation<T>(mutationFn: () => Promise<T>) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: carrierQueries.list(api).queryKey, exact: true }),
  });
}

/** Creates the secret of a connection, or replaces it. */
export function useCreateInboundSecret(id: string) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useSecretMutation(() =>
    proven(() => unwrap(api.POST('/api/v1/company/carriers/{id}/inbound-secret', { params: { path: { id } } }))),
  );
}

/** Removes the secrets of a connection. */
export function useRemoveInboundSecret(id: string) {
  const { api } = useRemote();
  return useSecretMutation(() =>
    unwrap(api.DELETE('/api/v1/company/carriers/{id}/inbound-secret', { params: { path: { id } } })),
  );
}
