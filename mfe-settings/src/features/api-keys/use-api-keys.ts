import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiKeyQueries } from '../../shared/api-key-queries';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { ApiKey } from '../../shared/types';

export type CreatedKey = components['schemas']['CreatedApiKeyDto'];

function useKeyMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { queryKey } = apiKeyQueries.list(useRemote().api);
  const queryClient = useQueryClient();
  // The response contains a token, so it is dropped with the component.
  return useMutation({ mutationFn, gcTime: 0, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}

export function useCreateKey() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useKeyMutation((body: components['schemas']['CreateApiKeyDto']): Promise<CreatedKey> =>
    proven(() => unwrap(api.POST('/api/v1/company/api-keys', { body }))),
  );
}

export function useRevokeKey() {
  const { api } = useRemote();
  return useKeyMutation(({ id }: ApiKey) =>
    unwrap(api.DELETE('/api/v1/company/api-keys/{id}', { params: { path: { id } } })),
  );
}
