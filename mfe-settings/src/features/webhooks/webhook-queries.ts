import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WebhookDelivery } from '../../shared/types';

export const webhookQueries = {
  /** Webhooks of the company, oldest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['webhooks'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/webhooks', { signal })),
    }),
};

const DELIVERIES = ['webhook-deliveries'] as const;

export const deliveryQueries = {
  all: () => queryOptions({ queryKey: DELIVERIES }),
  /** Deliveries of a webhook, newest first; optionally of one state. */
  list: (api: Api, id: string, state?: WebhookDelivery['state']) =>
    infiniteQueryOptions({
      queryKey: [...DELIVERIES, id, state],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/api/v1/company/webhooks/{id}/deliveries', {
            params: { path: { id }, query: { state, cursor: pageParam } },
            signal,
          }),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
};
