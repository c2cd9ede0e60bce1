import { type Api, unwrap, uploadKey } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ImportCheck, QuoteImport, QuoteImportDetail } from './types';

const POLL_MS = 1_000;

/** A chosen file, and our column names by those of the file. */
export interface MappedUpload {
  file: File;
  mapping: Record<string, string>;
}

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
  { file, mapping }: MappedUpload,
  query: { dryRun?: 'true'; partial?: 'true' | 'false' },
): Promise<ImportCheck | QuoteImport> {
  const form = new FormData();
  form.set('mapping', JSON.stringify(mapping));
  form.set('file', file);
  const header = { 'Idempotency-Key': uploadKey(file, { mapping, query }) };
  return unwrap(
    api.POST('/api/v1/quotes/imports', {
      params: { query, header },
      body: { file: file.name },
      bodySerializer: () => form,
    }),
  );
}
