import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';

export const PROFILE_KEY = ['profile'];
export const FACTORS_KEY = ['factors'];

/** What the signed-in person has said about themselves. */
export function useProfile() {
  const { api } = useRemote();
  return useQuery({ queryKey: PROFILE_KEY, queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me', { signal })) });
}

/** Second factors of the signed-in person. */
export function useFactors() {
  const { api } = useRemote();
  return useQuery({
    queryKey: FACTORS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/me/factors', { signal })),
  });
}
