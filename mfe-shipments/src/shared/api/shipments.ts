import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** One shipment and everything about it, under one key, so that an update refreshes all of it. */
export const shipmentQueries = {
  /** Prefix of all keys of all shipments, to invalidate them. */
  all: ['shipment'] as const,

  /** Prefix of all keys of one shipment, to invalidate them. */
  one: (id: string) => ['shipment', id] as const,

  /** Refetched for a while until its bill of lading is ready. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'detail'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) =>
        state.data && state.data.documents.length === 0 && state.dataUpdateCount < 10 ? 1_500 : false,
    }),

  /** Events, freshness, next expected event and exceptions. */
  timeline: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'timeline'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/events', { params: { path: { id } }, signal })),
    }),

  activity: (api: Api, id: string) =>
    infiniteQueryOptions({
      queryKey: [...shipmentQueries.one(id), 'activity'],
      queryFn: ({ pageParam, signal }) => {
        const params = { path: { id }, query: { cursor: pageParam } };
        return unwrap(api.GET('/api/v1/shipments/{id}/activity', { params, signal }));
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),

  /** Requires `price.read`. */
  charges: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'charges'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/charges', { params: { path: { id } }, signal })),
    }),

  /** Attempts to tender, and the offers that remain. */
  tender: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'tender'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/tender', { params: { path: { id } }, signal })),
    }),

  shares: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'shares'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/shares', { params: { path: { id } }, signal })),
    }),

  /** Whether the user follows or mutes the shipment. */
  follow: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'follow'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/follow', { params: { path: { id } }, signal })),
    }),

  /** Phones of the carrier, and a prepared email to the consignee; requires `shipment.edit`. */
  contacts: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...shipmentQueries.one(id), 'contacts'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/contacts', { params: { path: { id } }, signal })),
    }),
};
