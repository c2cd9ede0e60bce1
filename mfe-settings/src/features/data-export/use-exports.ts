import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { CompanyExport } from '../../shared/types';
import { exportQueries } from './export-queries';

/** Milliseconds between reloads while an export is in progress. */
const REFETCH_MS = 2_000;

export const isInProgress = ({ status }: CompanyExport): boolean => status === 'waiting' || status === 'running';

/** The latest exports, polled while one is in progress. */
export function useExports() {
  const { api } = useRemote();
  return useQuery({
    ...exportQueries.list(api),
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? REFETCH_MS : false),
  });
}

export function useRequestExport() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => proven(() => unwrap(api.POST('/api/v1/company/exports'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportQueries.list(api).queryKey }),
  });
}
