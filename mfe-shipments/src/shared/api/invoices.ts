import { type Api, type components, type paths, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Invoice = Schemas['InvoiceDto'];
export type InvoiceSummary = Schemas['InvoiceSummaryDto'];
export type InvoiceTotals = Schemas['InvoiceTotalsDto'];
export type InvoiceCarrierTotals = Schemas['InvoiceCarrierTotalsDto'];
export type InvoiceNeighbors = Schemas['InvoiceNeighborsDto'];
export type InvoiceCounts = Schemas['InvoiceCountsDto'];
export type InvoiceStatus = InvoiceSummary['status'];
export type InvoiceVerdict = InvoiceSummary['verdict'];
export type ComparedLine = Schemas['ComparedLineDto'];
export type InvoiceDecision = Schemas['InvoiceDecisionDto'];
export type NewDecision = Schemas['DecideInvoiceDto'];
export type DecisionKind = NewDecision['kind'];
export type DisputeReason = NonNullable<NewDecision['reason']>;
export type DisputeThread = Schemas['DisputeThreadDto'];
export type Dispute = Schemas['DisputeDto'];
export type DisputeMessage = Schemas['DisputeMessageDto'];
export type NewDisputeMessage = Schemas['NewDisputeMessageDto'];
export type RefusedInvoice = Schemas['RefusedInvoiceDto'];
export type Payment = Omit<Schemas['PayInvoicesDto'], 'invoiceIds'>;
export type SuggestedShipment = Schemas['SuggestedShipmentDto'];
export type NewInvoice = Schemas['NewInvoiceDto'];

/** Filters of the list. */
export type InvoiceFilter = Omit<
  NonNullable<paths['/api/v1/invoices']['get']['parameters']['query']>,
  'limit' | 'cursor'
>;

/** Rows per page. */
const PAGE_ROWS = 50;
/** Lists on a visible page are refetched this often, in milliseconds. */
const REFRESH_MS = 30_000;
const ALL = ['invoices'] as const;

/** Invoices of carriers; all of it requires `price.read`. */
export const invoiceQueries = {
  /** Prefix of all keys of this file, to invalidate them. */
  all: ALL,

  /** One page; `after` is the cursor of the previous one. */
  page: (api: Api, filter: InvoiceFilter, after: string | undefined) =>
    queryOptions({
      queryKey: [...ALL, 'page', filter, after],
      queryFn: ({ signal }) => {
        const query = { ...filter, limit: PAGE_ROWS, cursor: after };
        return unwrap(api.GET('/api/v1/invoices', { params: { query }, signal }));
      },
      placeholderData: (previous) => previous,
      refetchInterval: REFRESH_MS,
    }),

  /** Number of invoices per view. */
  counts: (api: Api) =>
    queryOptions({
      queryKey: [...ALL, 'counts'],
      queryFn: ({ signal }): Promise<InvoiceCounts> => unwrap(api.GET('/api/v1/invoices/counts', { signal })),
      refetchInterval: REFRESH_MS,
    }),

  /** Sums of the filtered invoices by carrier. */
  carriers: (api: Api, filter: InvoiceFilter) =>
    queryOptions({
      queryKey: [...ALL, 'carriers', filter],
      queryFn: async ({ signal }): Promise<InvoiceCarrierTotals[]> =>
        (await unwrap(api.GET('/api/v1/invoices/carriers', { params: { query: filter }, signal }))).items,
      refetchInterval: REFRESH_MS,
    }),

  /** The invoices before and after an invoice in the filtered list. */
  neighbors: (api: Api, id: string, filter: InvoiceFilter) =>
    queryOptions({
      queryKey: [...ALL, 'neighbors', id, filter],
      queryFn: ({ signal }): Promise<InvoiceNeighbors> =>
        unwrap(api.GET('/api/v1/invoices/{id}/neighbors', { params: { path: { id }, query: filter }, signal })),
    }),

  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/invoices/{id}', { params: { path: { id } }, signal })),
    }),

  /** Shipments that an unmatched invoice can be of. */
  suggestions: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...ALL, 'suggestions', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/v1/invoices/{id}/suggestions', { params: { path: { id } }, signal })),
    }),

  /** Disputes of an invoice with their messages and deadlines. */
  disputes: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...ALL, 'disputes', id],
      queryFn: ({ signal }): Promise<DisputeThread> =>
        unwrap(api.GET('/api/v1/invoices/{id}/disputes', { params: { path: { id } }, signal })),
    }),
};

/** Adds a note or an answer of the carrier to the dispute, or emails the carrier. */
export const addDisputeMessage = (api: Api, id: string, body: NewDisputeMessage): Promise<DisputeThread> =>
  unwrap(api.POST('/api/v1/invoices/{id}/disputes/messages', { params: { path: { id } }, body }));

/** Uploads the file of an invoice that is entered next. */
export const uploadInvoiceFile = (api: Api, file: File): Promise<Schemas['InvoiceFileDto']> =>
  unwrap(
    api.POST('/api/v1/invoices/files', {
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file);
        return form;
      },
    }),
  );

/** Address of the file that an invoice was entered from. */
export const invoiceFileAddress = (baseUrl: string, id: string): string =>
  `${baseUrl}/api/v1/invoices/files/${encodeURIComponent(id)}`;

/** Enters an invoice and returns its id. */
export const addInvoice = async (api: Api, body: NewInvoice): Promise<string> =>
  (await unwrap(api.POST('/api/v1/invoices', { body }))).id;

export const decideInvoice = (api: Api, id: string, body: NewDecision): Promise<Invoice> =>
  unwrap(api.POST('/api/v1/invoices/{id}/decisions', { params: { path: { id } }, body }));

/** Approves the invoices that are within tolerance; returns the others with the reason. */
export const approveInvoices = (api: Api, invoiceIds: string[]): Promise<Schemas['ApprovedInvoicesDto']> =>
  unwrap(api.POST('/api/v1/invoices/approvals', { body: { invoiceIds } }));

/** Records one payment of the approved invoices; returns the others with the reason. */
export const payInvoices = (api: Api, invoiceIds: string[], payment: Payment): Promise<Schemas['PaidInvoicesDto']> =>
  unwrap(api.POST('/api/v1/invoices/payments', { body: { invoiceIds, ...payment } }));

/** Remembers what a carrier's code means. */
export const rememberCode = (api: Api, body: Schemas['RememberCodeDto']): Promise<Schemas['RememberedCodeDto']> =>
  unwrap(api.POST('/api/v1/company/charge-codes', { body }));

/** Assigns an unmatched invoice to the shipment with this number, BOL or PRO number. */
export const matchInvoice = (api: Api, id: string, body: Schemas['MatchInvoiceDto']): Promise<Invoice> =>
  unwrap(api.POST('/api/v1/invoices/{id}/match', { params: { path: { id } }, body }));
