import { queryOptions, useQuery } from '@tanstack/react-query';

const once = <T>(key: readonly unknown[], act: () => Promise<T>) =>
  queryOptions({
    queryKey: key,
    queryFn: act,
    retry: false,
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });

/**
 * Sends a request that works only once as soon as the page opens. The same key is never sent twice: not by a second effect of the page, nor
 * when the window gets the focus or the network comes back.
 */
export const useOnce = <T>(key: readonly unknown[], act: () => Promise<T>) => useQuery(once(key, act));
