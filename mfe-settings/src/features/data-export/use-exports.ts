import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { CompanyExport } from '../../shared/types';

const EXPORTS_KEY = ['company-exports'];
/** How often an export that is being made is looked at, in milliseconds. */
const LOOK_EVERY = 2_000;

/** Whether somebody still has to wait for it. */
export const isBeingMade = ({ status }: CompanyExport): boolean => status === 'waiting' || status === 'running';

/** The latest exports, newest first; looked at again and again while one is being made. */
export function useExports() {
  const { api } = useRemote();
  return useQuery({
    queryKey: EXPORTS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/exports', { signal })),
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingMade) ? LOOK_EVERY : false),
  });
}

/** Asks for an export of everything. */
export function useRequestExport() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => proven(() => unwrap(api.POST('/api/v1/company/exports'))),
    onSettled: () => queries.invalidateQueries({ queryKey: EXPORTS_KEY }),
  });
}
