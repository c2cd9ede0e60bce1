import { type Api, unwrap, uploadKey } from '@lading/api-client';
import { type FileHead, importForm, type MappedUpload, readHead, UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { ImportCheck, QuoteImport, QuoteImportDetail } from './types';

const POLL_MS = 1_000;

/** What a file has: requests of quotes with their freight, or orders with SKUs. */
export type ImportKind = 'quotes' | 'orders';

/** Checks a file without storing anything. */
export const checkImport = (api: Api, kind: ImportKind, upload: MappedUpload): Promise<ImportCheck> =>
  send(api, kind, upload, { dryRun: 'true' }) as Promise<ImportCheck>;

/** Column names and first rows of a file; those of a workbook are read by the API. */
export async function readUploadHead(api: Api, kind: ImportKind, file: File): Promise<FileHead> {
  if (!isWorkbook(file)) return readHead(file);
  const { header, samples } = await checkImport(api, kind, { file, mapping: {} });
  if (header.length === 0) throw new UserFacingError(t`The workbook has no rows in its first sheet.`);
  return { header, samples };
}

export const isWorkbook = ({ name }: File): boolean => /\.xlsx$/i.test(name);

/** Imports the quotes of a file. With `partial`, invalid rows are skipped; otherwise they fail the import with 422 IMPORT_INVALID. */
export const startImport = (api: Api, kind: ImportKind, upload: MappedUpload, partial: boolean): Promise<QuoteImport> =>
  send(api, kind, upload, { partial: partial ? 'true' : 'false' }) as Promise<QuoteImport>;

export const quoteImportQueries = {
  /** An import, polled while it runs. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['quote-imports', id],
      queryFn: ({ signal }): Promise<QuoteImportDetail> =>
        unwrap(api.GET('/api/v1/quotes/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : POLL_MS),
    }),
};

function send(
  api: Api,
  kind: ImportKind,
  upload: MappedUpload,
  query: { dryRun?: 'true'; partial?: 'true' | 'false' },
): Promise<ImportCheck | QuoteImport> {
  const { file, mapping } = upload;
  const params = { query, header: { 'Idempotency-Key': uploadKey(file, { mapping, query }) } };
  const bodySerializer = () => importForm(upload);
  const request = { params, body: { file: file.name }, bodySerializer };
  return kind === 'orders'
    ? unwrap(api.POST('/api/v1/orders/imports', request))
    : unwrap(api.POST('/api/v1/quotes/imports', request));
}
