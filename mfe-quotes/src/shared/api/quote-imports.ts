import { type Api, unwrap, uploadKey } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ImportCheck, QuoteImport, QuoteImportDetail } from './types';

const POLL_MS = 1_000;

/** Checks a file without storing anything. */
export const checkImport = (api: Api, file: File): Promise<ImportCheck> =>
  send(api, file, { dryRun: 'true' }) as Promise<ImportCheck>;

/** Imports the quotes of a file. With `partial`, invalid rows are skipped; otherwise they fail the import with 422 IMPORT_INVALID. */
export const startImport = (api: Api, file: File, partial: boolean): Promise<QuoteImport> =>
  send(api, file, { partial: partial ? 'true' : 'false' }) as Promise<QuoteImport>;

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
  file: File,
  query: { dryRun?: 'true'; partial?: 'true' | 'false' },
): Promise<ImportCheck | QuoteImport> {
  const form = new FormData();
  form.set('file', file);
  const header = { 'Idempotency-Key': uploadKey(file, query) };
  return unwrap(
    api.POST('/api/v1/quotes/imports', {
      params: { query, header },
      body: { file: file.name },
      bodySerializer: () => form,
    }),
  );
}
