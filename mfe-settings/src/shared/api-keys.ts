import { unwrap } from '@lading/api-client';
import { useQuery } from '@tanstack/react-query';
import { useArea } from './area';

export const API_KEYS_KEY = ['api-keys'];

/** Keys that are not revoked, newest first. */
export function useApiKeys({ enabled = true }: { enabled?: boolean } = {}) {
  const { api } = useArea();
  return useQuery({
    enabled,
    queryKey: API_KEYS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/api-keys', { signal })),
  });
}
