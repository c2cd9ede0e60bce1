import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TermsDocument } from './terms/terms-document';

export const carrierQueries = {
  /** Connected carriers with their connections. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['carriers'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/carriers', { signal })),
    }),
  /** Kinds of interfaces over which carriers can be connected; the same for every company. */
  connectors: (api: Api) =>
    queryOptions({
      queryKey: ['connectors'],
      staleTime: Infinity,
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/connectors', { signal })),
    }),
  /** Price requests over one connection in the last 14 days, by day. */
  calls: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['carrier-calls', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/v1/company/carriers/{id}/calls', { params: { path: { id } }, signal })),
    }),
  /** Contacts, modes and PRO numbers of one carrier. */
  profile: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['carriers', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/v1/company/carriers/{id}/profile', { params: { path: { id } }, signal })),
    }),
  /** Calendar and fees of one carrier. */
  settings: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['carriers', id, 'settings'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/v1/company/carriers/{id}/settings', { params: { path: { id } }, signal })),
    }),
};

export const tariffQueries = {
  /** Tariff versions, newest first. */
  list: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['tariffs'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/company/tariffs', { params: { query: { cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  /** Terms of one version, which never change. */
  terms: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['tariff-terms', id],
      staleTime: Infinity,
      queryFn: async ({ signal }) =>
        (await unwrap(api.GET('/api/v1/company/tariffs/{id}/terms', { params: { path: { id } }, signal })))
          .terms as TermsDocument,
    }),
};

export const fuelPriceQueries = {
  /** Weekly prices, newest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['fuel-prices'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/fuel-prices', { signal })),
    }),
};

export const exchangeRateQueries = {
  /** Daily rates, newest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['exchange-rates'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/exchange-rates', { signal })),
    }),
};

export const ratingRuleQueries = {
  current: (api: Api) =>
    queryOptions({
      queryKey: ['rating-rules'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/rating-rules', { signal })),
    }),
};

export const tenderSettingQueries = {
  current: (api: Api) =>
    queryOptions({
      queryKey: ['tender-settings'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/tender-settings', { signal })),
    }),
};

export const chargeCodeQueries = {
  /** Remembered codes of all carriers. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['charge-codes'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/charge-codes', { signal })),
    }),
};
