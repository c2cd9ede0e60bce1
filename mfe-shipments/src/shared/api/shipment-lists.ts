import { type Api, type components, type paths, unwrap } from '@lading/api-client';
import type { Language } from '@lading/trade';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type ShipmentCounts = Schemas['ShipmentCountsDto'];
export type QueuedException = Schemas['QueuedExceptionDto'];
export type PrintKind = Schemas['PrintRequest']['kind'];
export type MapShipment = Schemas['MapShipmentDto'];

type QueryOf<Path extends '/api/v1/shipments' | '/api/v1/shipments/exceptions'> = Omit<
  NonNullable<paths[Path]['get']['parameters']['query']>,
  'limit' | 'cursor'
>;
/** Filters and order of the list. */
export type ShipmentFilter = QueryOf<'/api/v1/shipments'>;
/** Filters of the exception queue. */
export type ExceptionFilter = QueryOf<'/api/v1/shipments/exceptions'>;

/** Rows per page. */
const PAGE_ROWS = 50;
/** Lists on a visible page are refetched this often, in milliseconds. */
const REFRESH_MS = 30_000;

const ALL = ['shipment-lists'] as const;

/** Lists of shipments and what is counted over all of them. */
export const shipmentListQueries = {
  /** Prefix of all keys of this file, to invalidate them. */
  all: ALL,

  /** One page; `after` is the cursor of the previous one. */
  page: (api: Api, filter: ShipmentFilter, after: string | undefined) =>
    queryOptions({
      queryKey: [...ALL, 'page', filter, after],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/shipments', { params: { query: { ...filter, limit: PAGE_ROWS, cursor: after } }, signal }),
        ),
      placeholderData: (previous) => previous,
      refetchInterval: REFRESH_MS,
    }),

  /** Number of shipments per view. */
  counts: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'counts'],
      queryFn: ({ signal }): Promise<ShipmentCounts> => unwrap(api.GET('/api/v1/shipments/counts', { signal })),
      refetchInterval: REFRESH_MS,
    }),

  /** Number of rejected tenders. */
  rejectedTenders: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'rejected-tenders'],
      queryFn: async ({ signal }): Promise<number> => {
        const query = { status: 'tender_rejected', limit: 1 } as const;
        return (await unwrap(api.GET('/api/v1/shipments', { params: { query }, signal }))).total ?? 0;
      },
      refetchInterval: REFRESH_MS,
    }),

  /** Planned and active shipments with their positions. */
  map: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'map'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/map', { signal })),
      refetchInterval: REFRESH_MS,
    }),

  /** One page of the exception queue. */
  exceptions: (api: Api, filter: ExceptionFilter, after: string | undefined) =>
    queryOptions({
      queryKey: [...ALL, 'exceptions', filter, after],
      queryFn: ({ signal }) => {
        const query = { ...filter, limit: PAGE_ROWS, cursor: after };
        return unwrap(api.GET('/api/v1/shipments/exceptions', { params: { query }, signal }));
      },
      placeholderData: (previous) => previous,
      refetchInterval: REFRESH_MS,
    }),
};

/** Bills of lading or labels of up to 100 shipments as one PDF, in the language of the company's documents unless another one is given. */
export const printShipments = (api: Api, shipmentIds: string[], kind: PrintKind, language?: Language): Promise<Blob> =>
  unwrap(
    api.POST('/api/v1/shipments/print', {
      body: { shipmentIds, kind, ...(language && { language }) },
      parseAs: 'blob',
    }),
  );

/** Up to 100 shipments as CSV, with the columns of the list export. */
export const exportShipments = (api: Api, shipmentIds: string[]): Promise<Blob> =>
  unwrap(api.POST('/api/v1/shipments/export', { body: { shipmentIds }, parseAs: 'blob' }));

/** Follows up to 100 shipments, or restores the user's notification settings for them. */
export const followShipments = async (api: Api, shipmentIds: string[], mode: 'follow' | null): Promise<void> => {
  await unwrap(api.POST('/api/v1/shipments/follow', { body: { shipmentIds, mode } }));
};
