import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ConsigneeNotice, Shipment, ShipmentContacts } from './types';

export const shipmentQueries = {
  /** The shipment of a booked quote. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['shipments', 'detail', id],
      queryFn: ({ signal }): Promise<Shipment> =>
        unwrap(api.GET('/api/v1/shipments/{id}', { params: { path: { id } }, signal })),
    }),
  /** The prepared email to the consignee. */
  contacts: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['shipments', 'contacts', id],
      queryFn: ({ signal }): Promise<ShipmentContacts> =>
        unwrap(api.GET('/api/v1/shipments/{id}/contacts', { params: { path: { id } }, signal })),
      // It says what is expected now.
      gcTime: 0,
    }),
};

/** Emails the consignee; replies go to the user. */
export const emailConsignee = (api: Api, id: string, notice: ConsigneeNotice): Promise<unknown> =>
  unwrap(api.POST('/api/v1/shipments/{id}/consignee-notices', { params: { path: { id } }, body: notice }));

/** The bill of lading, or the labels of all handling units, as PDF. */
export const printDocument = (api: Api, shipmentId: string, kind: 'bol' | 'labels'): Promise<Blob> =>
  unwrap(api.POST('/api/v1/shipments/print', { body: { shipmentIds: [shipmentId], kind }, parseAs: 'blob' }));
