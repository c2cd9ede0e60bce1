import { type Api, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** One shipment in full; asks again for a while until its bill of lading is drawn. Everything else about it is kept under the same key, so that news renew all of it. */
export const shipmentDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['shipment', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) =>
      state.data && state.data.documents.length === 0 && state.dataUpdateCount < 10 ? 1_500 : false,
  });

export function useShipment(id: string) {
  const { api } = useRemote();
  return useQuery(shipmentDetail(api, id));
}

/** What has happened to the shipment, how fresh that is, what is awaited, and what somebody has to see to. */
export function useTimeline(id: string) {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['shipment', id, 'timeline'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}/events', { params: { path: { id } }, signal })),
  });
}
