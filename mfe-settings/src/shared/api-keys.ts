import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';

export const API_KEYS_KEY = ['api-keys'];

/** Keys that are not revoked, newest first. */
export function useApiKeys({ enabled = true }: { enabled?: boolean } = {}) {
  const { api } = useRemote();
  return useQuery({
    enabled,
    queryKey: API_KEYS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/api-keys', { signal })),
  });
}
