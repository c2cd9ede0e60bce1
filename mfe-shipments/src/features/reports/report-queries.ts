import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ReportFilter } from './report-filter';

/** Figures that the worker computes daily; they follow the shipments within minutes. */
export const reportQueries = {
  report: (api: Api, filter: ReportFilter) =>
    queryOptions({
      queryKey: ['report', filter] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reports', { params: { query: filter }, signal })),
      // Rows of another group have other codes.
      placeholderData: (previous, query) => (query?.queryKey[1].by === filter.by ? previous : undefined),
    }),
};
