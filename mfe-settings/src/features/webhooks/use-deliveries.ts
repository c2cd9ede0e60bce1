import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '../../shared/types';

export const DELIVERIES_KEY = ['webhook-deliveries'];
/** How often deliveries that are due now are looked at, in milliseconds. */
const LOOK_EVERY = 2_000;
/** A delivery whose next try is further away is not worth looking at again. */
const SOON_MS = 60_000;

const isDue = ({ nextAttemptAt }: WebhookDelivery): boolean =>
  nextAttemptAt !== null && new Date(nextAttemptAt).getTime() - Date.now() < SOON_MS;

/** Deliveries of a webhook, newest first, page by page; looked at again while one is about to be tried. */
export function useDeliveries({ id }: Webhook, state: WebhookDelivery['state'] | undefined) {
  const { api } = useRemote();
  return useInfiniteQuery({
    queryKey: [...DELIVERIES_KEY, id, state],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/company/webhooks/{id}/deliveries', {
          params: { path: { id }, query: { state, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: (query) => (query.state.data?.pages.some(({ items }) => items.some(isDue)) ? LOOK_EVERY : false),
  });
}

/** Sends a delivery again, now and with the same id. */
export function useReplay({ id }: Webhook) {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (delivery: WebhookDelivery) =>
      unwrap(
        api.POST('/api/v1/company/webhooks/{id}/deliveries/{deliveryId}/replay', {
          params: { path: { id, deliveryId: delivery.id } },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: DELIVERIES_KEY }),
  });
}
