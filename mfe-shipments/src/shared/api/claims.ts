import { type Api, type components, type paths, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Claim = Schemas['ClaimDto'];
export type ClaimSummary = Schemas['ClaimSummaryDto'];
export type ClaimCounts = Schemas['ClaimCountsDto'];
export type ClaimKind = Claim['kind'];
export type ClaimStatus = Claim['status'];
export type ClaimEvent = Schemas['ClaimEventDto'];
export type ClaimDeadline = Schemas['ClaimDeadlineDto'];
export type ClaimStep = Schemas['ClaimStepDto'];
export type ClaimStepKind = ClaimStep['kind'];
export type NewClaim = Schemas['NewClaimDto'];
export type ClaimThread = Schemas['ClaimThreadDto'];
export type ShipmentClaims = Schemas['ShipmentClaimsDto'];

/** Filters of the list. */
export type ClaimFilter = Omit<NonNullable<paths['/api/v1/claims']['get']['parameters']['query']>, 'limit' | 'cursor'>;

/** Rows per page. */
const PAGE_ROWS = 50;
/** Lists on a visible page are refetched this often, in milliseconds. */
const REFRESH_MS = 30_000;
const ALL = ['claims'] as const;

/** Claims for loss and damage; all of it requires `price.read`. */
export const claimQueries = {
  /** Prefix of all keys of this file, to invalidate them. */
  all: ALL,

  /** One page; `after` is the cursor of the previous one. */
  page: (api: Api, filter: ClaimFilter, after: string | undefined) =>
    queryOptions({
      queryKey: [...ALL, 'page', filter, after],
      queryFn: ({ signal }) => {
        const query = { ...filter, limit: PAGE_ROWS, cursor: after };
        return unwrap(api.GET('/api/v1/claims', { params: { query }, signal }));
      },
      placeholderData: (previous) => previous,
      refetchInterval: REFRESH_MS,
    }),

  /** Number of claims per view. */
  counts: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'counts'],
      queryFn: ({ signal }): Promise<ClaimCounts> => unwrap(api.GET('/api/v1/claims/counts', { signal })),
      refetchInterval: REFRESH_MS,
    }),

  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }): Promise<Claim> =>
        unwrap(api.GET('/api/v1/claims/{id}', { params: { path: { id } }, signal })),
    }),

  /** Emails to the carrier, its answers and notes. */
  messages: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...ALL, 'messages', id],
      queryFn: ({ signal }): Promise<ClaimThread> =>
        unwrap(api.GET('/api/v1/claims/{id}/messages', { params: { path: { id } }, signal })),
    }),

  /** Claims of a shipment, and the last dates for a new one. */
  ofShipment: (api: Api, shipmentId: string) =>
    queryOptions({
      queryKey: [...ALL, 'shipment', shipmentId],
      queryFn: ({ signal }): Promise<ShipmentClaims> =>
        unwrap(api.GET('/api/v1/shipments/{id}/claims', { params: { path: { id: shipmentId } }, signal })),
    }),
};

/** Drafts a claim for a shipment. */
export const addClaim = (api: Api, shipmentId: string, body: NewClaim): Promise<Claim> =>
  unwrap(api.POST('/api/v1/shipments/{id}/claims', { params: { path: { id: shipmentId } }, body }));

/** Replaces the content of a draft. */
export const changeClaim = (api: Api, { id, version }: Claim, content: NewClaim): Promise<Claim> =>
  unwrap(api.PUT('/api/v1/claims/{id}', { params: { path: { id } }, body: { ...content, version } }));

/** Records what happened to a claim. */
export const addClaimStep = (api: Api, id: string, body: ClaimStep): Promise<Claim> =>
  unwrap(api.POST('/api/v1/claims/{id}/steps', { params: { path: { id } }, body }));

/** Adds documents of the shipment to a claim that the carrier has. */
export const addClaimDocuments = (api: Api, id: string, body: Schemas['ClaimDocumentsDto']): Promise<Claim> =>
  unwrap(api.POST('/api/v1/claims/{id}/documents', { params: { path: { id } }, body }));

/** Adds a note or an answer of the carrier, or emails the carrier the claim letter and the evidence. */
export const addClaimMessage = (api: Api, id: string, body: Schemas['NewDisputeMessageDto']): Promise<ClaimThread> =>
  unwrap(api.POST('/api/v1/claims/{id}/messages', { params: { path: { id } }, body }));
