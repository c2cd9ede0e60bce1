import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { API_KEYS_KEY } from '../../shared/api-keys';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { ApiKey } from '../../shared/types';

export type MadeKey = components['schemas']['MadeApiKeyDto'];

function useKeyMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  // What is answered holds a token: it is not kept after the component that showed it.
  return useMutation({ mutationFn, gcTime: 0, onSettled: () => queries.invalidateQueries({ queryKey: API_KEYS_KEY }) });
}

export function useMakeKey() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useKeyMutation((body: components['schemas']['MakeApiKeyDto']): Promise<MadeKey> =>
    proven(() => unwrap(api.POST('/api/v1/company/api-keys', { body }))),
  );
}

export function useRevokeKey() {
  const { api } = useRemote();
  return useKeyMutation(({ id }: ApiKey) =>
    unwrap(api.DELETE('/api/v1/company/api-keys/{id}', { params: { path: { id } } })),
  );
}
