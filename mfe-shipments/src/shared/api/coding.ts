import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import { invoiceQueries } from './invoices';

type Schemas = components['schemas'];
export type InvoiceCoding = Schemas['InvoiceCodingDto'];
export type CodedLine = Schemas['CodedLineDto'];
export type NewCoding = Schemas['CodeInvoiceDto'];

/** Accounts and cost centers of an invoice. */
export const codingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...invoiceQueries.all, 'coding', id],
    queryFn: ({ signal }): Promise<InvoiceCoding> =>
      unwrap(api.GET('/api/v1/invoices/{id}/coding', { params: { path: { id } }, signal })),
  });

/** Codes an invoice by hand. */
export const codeInvoice = (api: Api, id: string, body: NewCoding): Promise<InvoiceCoding> =>
  unwrap(api.POST('/api/v1/invoices/{id}/coding', { params: { path: { id } }, body }));
