import { unwrap } from '@lading/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useArea } from '../../shared/area';

/** Keys of what an uploaded tariff changes. */
export const CARRIERS_KEY = ['carriers'];
export const TARIFFS_KEY = ['tariffs'];

export function useCompany() {
  const { api } = useArea();
  return useQuery({ queryKey: ['company'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company', { signal })) });
}

/** Carriers that the company works with. */
export function useCarriers() {
  const { api } = useArea();
  return useQuery({ queryKey: CARRIERS_KEY, queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/carriers', { signal })) });
}

/** Tariff versions, newest first, page by page. */
export function useTariffs() {
  const { api } = useArea();
  return useInfiniteQuery({
    queryKey: TARIFFS_KEY,
    queryFn: ({ pageParam, signal }) => unwrap(api.GET('/api/v1/company/tariffs', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
