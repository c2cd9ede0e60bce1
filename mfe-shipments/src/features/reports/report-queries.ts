import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ReportFilter } from './report-filter';

export const reportQueries = {
  /** Figures that the worker computes daily; they follow the shipments within minutes. */
  report: (api: Api, filter: ReportFilter) =>
    queryOptions({
      queryKey: ['report', filter] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reports', { params: { query: filter }, signal })),
      // Rows of another group have other codes.
      placeholderData: (previous, query) => (query?.queryKey[1].by === filter.by ? previous : undefined),
    }),
  fuelPrices: (api: Api) =>
    queryOptions({
      queryKey: ['fuel-prices'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/fuel-prices', { signal })),
    }),
};
