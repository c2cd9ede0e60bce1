import { type components, unwrap } from '@lading/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import type { ApiKey } from '../../shared/types';

const KEYS_KEY = ['api-keys'];

export type MadeKey = components['schemas']['MadeApiKeyDto'];

/** Keys that are not revoked, newest first. */
export function useApiKeys() {
  const { api } = useArea();
  return useQuery({
    queryKey: KEYS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/api-keys', { signal })),
  });
}

function useKeyMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  // What is answered holds a token: it is not kept after the component that showed it.
  return useMutation({ mutationFn, gcTime: 0, onSettled: () => queries.invalidateQueries({ queryKey: KEYS_KEY }) });
}

export function useMakeKey() {
  const { api } = useArea();
  return useKeyMutation((body: components['schemas']['MakeApiKeyDto']): Promise<MadeKey> =>
    unwrap(api.POST('/api/v1/company/api-keys', { body })),
  );
}

export function useRevokeKey() {
  const { api } = useArea();
  return useKeyMutation(({ id }: ApiKey) =>
    unwrap(api.DELETE('/api/v1/company/api-keys/{id}', { params: { path: { id } } })),
  );
}
