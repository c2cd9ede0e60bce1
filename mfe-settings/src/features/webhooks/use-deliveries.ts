import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '../../shared/types';
import { deliveryQueries } from './webhook-queries';

/** Milliseconds between reloads while a delivery is due. */
const REFETCH_MS = 2_000;
/** Deliveries with a later next attempt are not polled. */
const SOON_MS = 60_000;

const isDue = ({ nextAttemptAt }: WebhookDelivery): boolean =>
  nextAttemptAt !== null && new Date(nextAttemptAt).getTime() - Date.now() < SOON_MS;

/** Deliveries of a webhook, page by page; polled while one is due. */
export function useDeliveries({ id }: Webhook, state: WebhookDelivery['state'] | undefined) {
  const { api } = useRemote();
  return useInfiniteQuery({
    ...deliveryQueries.list(api, id, state),
    refetchInterval: (query) => (query.state.data?.pages.some(({ items }) => items.some(isDue)) ? REFETCH_MS : false),
  });
}

/** Resends a delivery with the same ID. */
export function useReplay({ id }: Webhook) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (delivery: WebhookDelivery) =>
      unwrap(
        api.POST('/api/v1/company/webhooks/{id}/deliveries/{deliveryId}/replay', {
          params: { path: { id, deliveryId: delivery.id } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveryQueries.all().queryKey }),
  });
}
