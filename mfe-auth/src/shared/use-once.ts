import { useQuery } from '@tanstack/react-query';

/**
 * Does something as soon as the page opens that works only once, such as redeeming a link. The same key is never sent twice: not by
 * a second effect of the same page, nor when the window is focused again or the network comes back.
 */
export function useOnce<T>(key: readonly unknown[], act: () => Promise<T>) {
  return useQuery({
    queryKey: key,
    queryFn: act,
    retry: false,
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}
