import { type Api, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Tariff } from '../../shared/types';
import type { TermsDocument } from './terms/terms-document';

export const CARRIERS_KEY = ['carriers'];
export const TARIFFS_KEY = ['tariffs'];

/** Carriers that the company works with, and how they are connected. */
export function useCarriers() {
  const { api } = useRemote();
  return useQuery({
    queryKey: CARRIERS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/carriers', { signal })),
  });
}

/** Tariff versions, newest first, page by page. */
export function useTariffs() {
  const { api } = useRemote();
  return useInfiniteQuery({
    queryKey: TARIFFS_KEY,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/company/tariffs', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** How the terms of a stored version are read; they never change. */
function termsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['tariff-terms', id],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/company/tariffs/{id}/terms', { params: { path: { id } }, signal })))
        .terms as TermsDocument,
  });
}

/** Terms of a stored version. */
export function useTariffTerms({ id }: Tariff) {
  const { api } = useRemote();
  return useQuery(termsQuery(api, id));
}

/** Reads terms when somebody asks for them. */
export function useReadTerms() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({ mutationFn: (id: string) => queries.fetchQuery(termsQuery(api, id)) });
}

/** Withdraws a version from rating, or puts it back. */
export function useWithdrawTariff() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ tariff: { id }, withdrawn }: { tariff: Tariff; withdrawn: boolean }) =>
      unwrap(api.PATCH('/api/v1/company/tariffs/{id}', { params: { path: { id } }, body: { withdrawn } })),
    onSettled: () => queries.invalidateQueries({ queryKey: TARIFFS_KEY }),
  });
}
