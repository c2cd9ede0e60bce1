import { type Api, type components, unwrap, uploadKey } from '@lading/api-client';
import { importForm, type MappedUpload, readHead } from '@lading/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type InvoiceImportCheck = Schemas['InvoiceImportCheckDto'];
export type InvoiceImport = Schemas['InvoiceImportDto'];
export type InvoiceImportDetail = Schemas['InvoiceImportDetailDto'];
export type InvoiceImportError = InvoiceImportCheck['errors'][number];

const POLL_MS = 1_000;
const IMPORTS = '/api/v1/invoices/imports';

/** Addresses of files. */
export const templateAddress = (baseUrl: string): string => `${baseUrl}${IMPORTS}/template`;
export const originalAddress = (baseUrl: string, id: string): string =>
  `${baseUrl}${IMPORTS}/${encodeURIComponent(id)}/file`;

export const invoiceImportQueries = {
  /** An import, polled while it runs. */
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['invoice-imports', id],
      queryFn: ({ signal }): Promise<InvoiceImportDetail> =>
        unwrap(api.GET('/api/v1/invoices/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state: { data } }) => data?.status !== 'done' && POLL_MS,
    }),
};

/** Errors of a file; nothing is stored. */
export const checkInvoices = (api: Api, upload: MappedUpload) =>
  send(api, upload, { dryRun: 'true' }) as Promise<InvoiceImportCheck>;

/** Records the invoices of a file in the background; `partial` skips those with errors. */
export const startInvoices = (api: Api, upload: MappedUpload, partial: boolean) =>
  send(api, upload, { partial: partial ? 'true' : 'false' }) as Promise<InvoiceImport>;

/** Names of the columns and the first rows. Workbooks are read by the server. */
export async function readInvoiceHead(api: Api, file: File): Promise<{ header: string[]; samples: string[][] }> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isWorkbook = start[0] === 0x50 && start[1] === 0x4b;
  return isWorkbook ? checkInvoices(api, { file, mapping: {} }) : readHead(file);
}

function send(api: Api, upload: MappedUpload, query: { dryRun?: 'true'; partial?: 'true' | 'false' }) {
  const key = uploadKey(upload.file, { mapping: upload.mapping, query });
  return unwrap(
    api.POST('/api/v1/invoices/imports', {
      params: { query, header: { 'Idempotency-Key': key } },
      body: { file: upload.file.name },
      bodySerializer: () => importForm(upload),
    }),
  );
}
