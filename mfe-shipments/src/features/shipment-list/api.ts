import { type Api, type components, type paths, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ExceptionChange } from '../../shared/types';

type Schemas = components['schemas'];
export type ShipmentList = Schemas['ShipmentListDto'];
export type ShipmentCounts = Schemas['ShipmentCountsDto'];
export type QueuedException = Schemas['QueuedExceptionDto'];
export type PrintKind = Schemas['PrintRequest']['kind'];
export type MapShipment = Schemas['MapShipmentDto'];
export type SavedView = Schemas['SavedViewDto'];
export type Member = Schemas['MemberDto'];

/** Filters and order of the list. */
export type ShipmentFilter = Omit<
  NonNullable<paths['/api/v1/shipments']['get']['parameters']['query']>,
  'limit' | 'cursor'
>;
/** Filters of the work queue. */
export type ExceptionFilter = Omit<
  NonNullable<paths['/api/v1/shipments/exceptions']['get']['parameters']['query']>,
  'limit' | 'cursor'
>;

/** Rows of a page: what a big screen shows with little scrolling. */
export const PAGE_ROWS = 50;
/** Milliseconds after which a page that is looked at is asked for again. */
const REFRESH_MS = 30_000;
/** All questions about lists begin with this, so that one act can make them ask again. */
export const LISTS = ['shipment-lists'];

/** One page of shipments; `after` is where the page before ended. */
export const shipmentPage = (api: Api, filter: ShipmentFilter, after: string | undefined) =>
  queryOptions({
    queryKey: [...LISTS, 'page', filter, after],
    queryFn: ({ signal }): Promise<ShipmentList> =>
      unwrap(
        api.GET('/api/v1/shipments', { params: { query: { ...filter, limit: PAGE_ROWS, cursor: after } }, signal }),
      ),
    placeholderData: (previous) => previous,
    refetchInterval: REFRESH_MS,
  });

/** How many shipments each view holds. */
export const shipmentCounts = (api: Api) =>
  queryOptions({
    queryKey: [...LISTS, 'counts'],
    queryFn: ({ signal }): Promise<ShipmentCounts> => unwrap(api.GET('/api/v1/shipments/counts', { signal })),
    refetchInterval: REFRESH_MS,
  });

/** How many tenders were rejected and wait for another carrier. */
export const rejectedTenders = (api: Api) =>
  queryOptions({
    queryKey: [...LISTS, 'rejected'],
    queryFn: async ({ signal }): Promise<number> =>
      (
        await unwrap(
          api.GET('/api/v1/shipments', { params: { query: { status: 'tender_rejected', limit: 1 } }, signal }),
        )
      ).total ?? 0,
    refetchInterval: REFRESH_MS,
  });

/** Shipments that are planned or under way, with their places. */
export const shipmentMap = (api: Api) =>
  queryOptions({
    queryKey: [...LISTS, 'map'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/map', { signal })),
    refetchInterval: REFRESH_MS,
  });

/** One page of the work queue. */
export const exceptionPage = (api: Api, filter: ExceptionFilter, after: string | undefined) =>
  queryOptions({
    queryKey: [...LISTS, 'exceptions', filter, after],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/shipments/exceptions', {
          params: { query: { ...filter, limit: PAGE_ROWS, cursor: after } },
          signal,
        }),
      ),
    placeholderData: (previous) => previous,
    refetchInterval: REFRESH_MS,
  });

export const changeException = (api: Api, { shipmentId, id }: QueuedException, change: ExceptionChange) =>
  unwrap(
    api.PATCH('/api/v1/shipments/{id}/exceptions/{exceptionId}', {
      params: { path: { id: shipmentId, exceptionId: id } },
      body: change,
    }),
  );

/** Active members, who can be given an exception; only for those who may see who they are. */
export const activeMembers = (api: Api) =>
  queryOptions({
    queryKey: ['members'],
    queryFn: async ({ signal }): Promise<Member[]> =>
      (
        await unwrap(
          api.GET('/api/v1/company/members', { params: { query: { status: 'active', limit: 100 } }, signal }),
        )
      ).items,
    staleTime: 60_000,
  });

/** The company's carriers; only for those who may see tariffs. */
export const companyCarriers = (api: Api) =>
  queryOptions({
    queryKey: ['carriers'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/company/carriers', { signal }))).items,
    staleTime: 60_000,
  });

/** Bills of lading or labels of up to 100 shipments as one PDF. */
export const printShipments = (api: Api, shipmentIds: string[], kind: PrintKind): Promise<Blob> =>
  unwrap(api.POST('/api/v1/shipments/print', { body: { shipmentIds, kind }, parseAs: 'blob' }));

/** The person's own views of the list of shipments, by name. */
export const savedViews = (api: Api) =>
  queryOptions({
    queryKey: ['saved-views', 'shipments'],
    queryFn: async ({ signal }): Promise<SavedView[]> =>
      (await unwrap(api.GET('/api/v1/me/saved-views', { params: { query: { area: 'shipments' } }, signal }))).items,
    staleTime: 60_000,
  });

/** Names the filters of the list; 409 when another view has the name. */
export const saveView = (api: Api, name: string, query: string): Promise<SavedView> =>
  unwrap(api.POST('/api/v1/me/saved-views', { body: { area: 'shipments', name, query } }));

export const forgetView = (api: Api, id: string): Promise<unknown> =>
  unwrap(api.DELETE('/api/v1/me/saved-views/{id}', { params: { path: { id } } }));
