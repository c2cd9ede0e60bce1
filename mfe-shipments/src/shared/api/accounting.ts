import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type AccountingExport = Schemas['AccountingExportDto'];
export type ExportTotals = Schemas['ExportTotalsDto'];
export type ExportLine = Schemas['ExportLineDto'];
export type PendingExport = Schemas['PendingExportDto'];
export type NewExport = Schemas['NewAccountingExportDto'];
export type ExportFormat = NewExport['format'];

const ALL = ['accounting-exports'] as const;

export const exportQueries = {
  all: ALL,

  /** The newest exports. */
  list: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/accounting/exports', { signal })),
    }),

  /** What an export of the month would have. */
  pending: (api: Api, month: string) =>
    queryOptions({
      queryKey: [...ALL, 'pending', month],
      queryFn: ({ signal }): Promise<PendingExport> =>
        unwrap(api.GET('/api/v1/accounting/exports/pending', { params: { query: { month } }, signal })),
    }),

  /** An export with its lines. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/accounting/exports/{id}', { params: { path: { id } }, signal })),
    }),
};

export const createExport = (api: Api, body: NewExport): Promise<AccountingExport> =>
  unwrap(api.POST('/api/v1/accounting/exports', { body }));
