import { type Api, unwrap } from '@lading/api-client';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type {
  ApprovalRequested,
  Booked,
  BulkQuotes,
  CancelQuotes,
  CopyQuotes,
  QuoteCounts,
  BookRequest,
  Quote,
  QuoteList,
  QuoteListQuery,
  QuoteRequest,
  QuoteSummary,
  RatingResult,
  RatingTotals,
} from './types';

/** Filters and order of the list, as in the URL. */
export type QuoteFilter = Omit<QuoteListQuery, 'limit' | 'cursor'>;

/** Prices of a request are asked for again after this time. */
const RATING_STALE_MS = 60_000;

/** Totals and the request that they are for. */
export interface RatedRequest extends RatingTotals {
  request: QuoteRequest;
}

/** Queries of quotes; invalidate by their keys. */
export const quoteQueries = {
  all: ['quotes'] as const,
  lists: ['quotes', 'list'] as const,
  /** One page; `after` is the cursor of the previous one. */
  page: (api: Api, filter: QuoteFilter, after: string | undefined) =>
    queryOptions({
      queryKey: [...quoteQueries.lists, 'page', filter, after],
      queryFn: ({ signal }): Promise<QuoteList> =>
        unwrap(api.GET('/api/v1/quotes', { params: { query: { ...filter, cursor: after } }, signal })),
      placeholderData: (previous) => previous,
    }),
  /** The last quotes, on a lane if one is given. */
  recent: (api: Api, lane?: string) =>
    queryOptions({
      queryKey: [...quoteQueries.lists, 'recent', lane],
      queryFn: async ({ signal }): Promise<QuoteSummary[]> =>
        (await unwrap(api.GET('/api/v1/quotes', { params: { query: { lane, limit: 6 } }, signal }))).items,
    }),
  /** Number of quotes in each view. */
  counts: (api: Api) =>
    queryOptions({
      queryKey: [...quoteQueries.lists, 'counts'],
      queryFn: ({ signal }): Promise<QuoteCounts> => unwrap(api.GET('/api/v1/quotes/counts', { signal })),
    }),
  /** One quote in full. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['quotes', 'detail', id],
      queryFn: ({ signal }): Promise<Quote> =>
        unwrap(api.GET('/api/v1/quotes/{id}', { params: { path: { id } }, signal })),
    }),
  /** Derives and rates without storing anything; sends nothing without a request, which the result includes. */
  totals: (api: Api, request: QuoteRequest | null) =>
    queryOptions({
      queryKey: ['rating', 'totals', request],
      queryFn:
        request === null
          ? skipToken
          : async ({ signal }): Promise<RatedRequest> => ({
              ...(await unwrap(api.POST('/api/v1/rating/totals', { body: request, signal }))),
              request,
            }),
      staleTime: RATING_STALE_MS,
    }),
  /** The same with the explanation of each price. */
  preview: (api: Api, request: QuoteRequest) =>
    queryOptions({
      queryKey: ['rating', 'preview', request],
      queryFn: ({ signal }): Promise<RatingResult> =>
        unwrap(api.POST('/api/v1/rating/preview', { body: request, signal })),
      staleTime: RATING_STALE_MS,
    }),
};

/** The quote as PDF. */
export const downloadQuote = (api: Api, id: string): Promise<Blob> =>
  unwrap(api.GET('/api/v1/quotes/{id}/document', { params: { path: { id } }, parseAs: 'blob' }));

export const createQuote = (api: Api, request: QuoteRequest): Promise<Quote> =>
  unwrap(api.POST('/api/v1/quotes', { body: request }));

/** Stores a change; 409 if the quote has a newer revision than the edited one. */
export const updateQuote = (api: Api, id: string, request: QuoteRequest, revision: number): Promise<Quote> =>
  unwrap(api.PUT('/api/v1/quotes/{id}', { params: { path: { id } }, body: { ...request, revision } }));

export const rateQuote = (api: Api, id: string): Promise<Quote> =>
  unwrap(api.POST('/api/v1/quotes/{id}/rate', { params: { path: { id } } }));

/** A new quote for the same freight, with another pickup date if given. */
export const copyQuote = (api: Api, id: string, pickupOn?: string): Promise<Quote> =>
  unwrap(api.POST('/api/v1/quotes/{id}/copy', { params: { path: { id } }, body: { pickupOn } }));

export const cancelQuote = (api: Api, id: string, reason: string): Promise<Quote> =>
  unwrap(api.POST('/api/v1/quotes/{id}/cancel', { params: { path: { id } }, body: { reason } }));

/** Books one offer, or requests approval of the booking if the company's rules need it. Requests with the same key and body are one booking. */
export const bookQuote = (
  api: Api,
  id: string,
  request: BookRequest,
  key: string,
): Promise<Booked | ApprovalRequested> =>
  unwrap(
    api.POST('/api/v1/quotes/{id}/book', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: request,
    }),
  );

/** Cancels several quotes; those that cannot be canceled are returned with the reason. Requests with the same key and body are one. */
export const cancelQuotes = (api: Api, body: CancelQuotes, key: string): Promise<BulkQuotes> =>
  unwrap(api.POST('/api/v1/quotes/cancel', { params: { header: { 'Idempotency-Key': key } }, body }));

/** New quotes for the freight of several; those that cannot be rated are returned with the reason. Requests with the same key and body are one. */
export const copyQuotes = (api: Api, body: CopyQuotes, key: string): Promise<BulkQuotes> =>
  unwrap(api.POST('/api/v1/quotes/copy', { params: { header: { 'Idempotency-Key': key } }, body }));

/** Several quotes as CSV, with the columns of the list export. */
export const exportQuotes = (api: Api, quoteIds: string[]): Promise<Blob> =>
  unwrap(api.POST('/api/v1/quotes/export', { body: { quoteIds }, parseAs: 'blob' }));

/** Several quotes as one PDF. */
export const printQuotes = (api: Api, quoteIds: string[]): Promise<Blob> =>
  unwrap(api.POST('/api/v1/quotes/print', { body: { quoteIds }, parseAs: 'blob' }));
