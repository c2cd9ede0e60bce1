import { unwrap } from '@lading/api-client';
import { useQuery } from '@tanstack/react-query';
import { useArea } from './area';

/** Whether this is a demonstration. The pages work without knowing, so a failure to find out is not shown. */
export function useDemonstration(): boolean {
  const { api } = useArea();
  const sources = useQuery({ queryKey: ['sources'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/sources', { signal })), staleTime: Infinity });
  return sources.data?.demonstration ?? false;
}
