import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';

/** What signs people in beside a password, and whether this is a demonstration. */
export function useSources() {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/sources', { signal })),
    staleTime: Infinity,
  });
}

/** Whether this is a demonstration. The pages work without knowing, so a failure to find out is not shown. */
export function useDemonstration(): boolean {
  return useSources().data?.demonstration ?? false;
}
