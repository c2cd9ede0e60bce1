import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { carrierQueries } from '../carrier-queries';

/** Subscribes again over a connection. */
export function useRetrySubscriptions(id: string) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/v1/company/carriers/{id}/subscriptions/retry', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: carrierQueries.list(api).queryKey, exact: true }),
  });
}
