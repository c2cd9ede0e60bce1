import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import type { CarrierInvoiceReader, InvoiceDocument } from '../../carrier-invoices.js';
import type { ConnectionRef } from '../../connector.js';
import { type CarrierExchange, type CarrierResponse, isUnknown } from '../../carrier-exchange.js';

const INVOICES_PATH = '/invoices';
const DOCUMENTS_PATH = '/documents';
/** Several invoices of a thousand charges each. */
const INVOICES_MAX_BYTES = 8 * 1024 * 1024;
/** A file of 25 MB in base64, and smaller ones. */
const DOCUMENTS_MAX_BYTES = 48 * 1024 * 1024;
const NOT_FOUND: readonly number[] = [404, 410];

/** Documents of an invoice (DocumentResponse of the standard); only the properties that we read. */
interface DocumentResponse {
  documents: { documentType: string; files: { content: string }[] }[];
}

const DOCUMENTS_SCHEMA = {
  type: 'object',
  required: ['documents'],
  properties: {
    documents: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['documentType', 'files'],
        properties: {
          documentType: { type: 'string', maxLength: 40 },
          files: {
            type: 'array',
            maxItems: 50,
            items: { type: 'object', required: ['content'], properties: { content: { type: 'string' } } },
          },
        },
      },
    },
  },
};
const isDocuments: MessageCheck<DocumentResponse> = messageCheck(DOCUMENTS_SCHEMA);
const isDocumentsList: MessageCheck<DocumentResponse[]> = messageCheck({
  type: 'array',
  maxItems: 100,
  items: DOCUMENTS_SCHEMA,
});

/** Reads invoices and documents by the Invoice & Document standard. */
export class Invoices implements CarrierInvoiceReader {
  constructor(private readonly exchange: CarrierExchange) {}

  async list(
    connection: ConnectionRef,
    shipmentNumber: string,
    signal: AbortSignal,
  ): Promise<readonly unknown[] | null> {
    const query = new URLSearchParams({ shipmentID: shipmentNumber });
    const answer = await this.read(connection, `${INVOICES_PATH}?${query.toString()}`, INVOICES_MAX_BYTES, signal);
    if (answer !== null && NOT_FOUND.includes(answer.status)) return [];
    return answer?.status === 200 && Array.isArray(answer.body) ? answer.body : null;
  }

  async get(connection: ConnectionRef, id: string, signal: AbortSignal): Promise<unknown> {
    const path = `${INVOICES_PATH}/${encodeURIComponent(id)}`;
    const answer = await this.read(connection, path, INVOICES_MAX_BYTES, signal);
    if (answer !== null && NOT_FOUND.includes(answer.status)) return 'not_found';
    return answer?.status === 200 ? (answer.body ?? null) : null;
  }

  /** By the number, or from the list for carriers that only have that. */
  async documents(
    connection: ConnectionRef,
    invoiceNumber: string,
    signal: AbortSignal,
  ): Promise<readonly InvoiceDocument[] | null> {
    const path = `${DOCUMENTS_PATH}/${encodeURIComponent(invoiceNumber)}`;
    const answer = await this.read(connection, path, DOCUMENTS_MAX_BYTES, signal);
    if (answer === null) return null;
    if (answer.status === 200) return isDocuments(answer.body) ? filesOf([answer.body]) : null;
    return NOT_FOUND.includes(answer.status) ? this.listed(connection, invoiceNumber, signal) : null;
  }

  private async listed(
    connection: ConnectionRef,
    invoiceNumber: string,
    signal: AbortSignal,
  ): Promise<readonly InvoiceDocument[] | null> {
    const query = new URLSearchParams({ invoiceNumber });
    const answer = await this.read(connection, `${DOCUMENTS_PATH}?${query.toString()}`, DOCUMENTS_MAX_BYTES, signal);
    if (answer === null) return null;
    if (NOT_FOUND.includes(answer.status)) return [];
    return answer.status === 200 && isDocumentsList(answer.body) ? filesOf(answer.body) : null;
  }

  private async read(
    { companyId, connectionId }: ConnectionRef,
    path: string,
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<CarrierResponse | null> {
    const message = { method: 'GET', service: 'invoices', path, maxBytes } as const;
    const answer = await this.exchange.send(companyId, connectionId, signal, () => message);
    return isUnknown(answer) ? null : answer;
  }
}

/** The standard says "binary" in JSON, which carriers send as base64. */
function filesOf(responses: readonly DocumentResponse[]): InvoiceDocument[] {
  return responses.flatMap(({ documents }) =>
    documents.flatMap(({ documentType, files }) =>
      files.map(({ content }) => ({ type: documentType, bytes: Buffer.from(content, 'base64') })),
    ),
  );
}
