import { type Api, unwrap, uploadKey } from '@lading/api-client';
import { importForm, type MappedUpload } from '@lading/mfe-kit';
import { queryOptions } from '@tanstack/react-query';
import type { ImportCheck, QuoteImport, QuoteImportDetail } from './types';

const POLL_MS = 1_000;

/** Checks a file without storing anything. */
export const checkImport = (api: Api, upload: MappedUpload): Promise<ImportCheck> =>
  send(api, upload, { dryRun: 'true' }) as Promise<ImportCheck>;

/** Imports the quotes of a file. With `partial`, invalid rows are skipped; otherwise they fail the import with 422 IMPORT_INVALID. */
export const startImport = (api: Api, upload: MappedUpload, partial: boolean): Promise<QuoteImport> =>
  send(api, upload, { partial: partial ? 'true' : 'false' }) as Promise<QuoteImport>;

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
  upload: MappedUpload,
  query: { dryRun?: 'true'; partial?: 'true' | 'false' },
): Promise<ImportCheck | QuoteImport> {
  const { file, mapping } = upload;
  const params = { query, header: { 'Idempotency-Key': uploadKey(file, { mapping, query }) } };
  const bodySerializer = () => importForm(upload);
  return unwrap(api.POST('/api/v1/quotes/imports', { params, body: { file: file.name }, bodySerializer }));
}
