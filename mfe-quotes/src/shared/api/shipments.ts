import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Shipment } from './types';

export const shipmentQueries = {
  /** The shipment of a booked quote. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['shipments', 'detail', id],
      queryFn: ({ signal }): Promise<Shipment> =>
        unwrap(api.GET('/api/v1/shipments/{id}', { params: { path: { id } }, signal })),
    }),
};

/** The bill of lading, or the labels of all handling units, as PDF. */
export const printDocument = (api: Api, shipmentId: string, kind: 'bol' | 'labels'): Promise<Blob> =>
  unwrap(api.POST('/api/v1/shipments/print', { body: { shipmentIds: [shipmentId], kind }, parseAs: 'blob' }));
