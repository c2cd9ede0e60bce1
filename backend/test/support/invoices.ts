import type { ApiAnswer, ApiClient } from './api-client.js';

/** A line of a booking, as the API returns it. */
interface BookedLine {
  code: string;
  description: string;
  amount: { amount: number };
}

/** An entered invoice with the lines of a booking. */
export function invoiceOf(lines: readonly BookedLine[], changes: Record<string, unknown> = {}) {
  const charges = lines.map(({ code, description, amount: { amount } }) => ({ code, description, amount }));
  return {
    number: 'I-1001',
    billedOn: '2026-11-30',
    dueOn: '2026-12-30',
    currency: 'USD',
    total: charges.reduce((sum, { amount }) => sum + amount, 0),
    lines: charges,
    ...changes,
  };
}

/** A row of an invoice file with some cells changed or added. */
export function invoiceRow(changes: Record<string, string> = {}): Record<string, string> {
  return {
    invoice_number: 'I-1',
    invoice_date: '11/30/2026',
    charge_code: 'LINEHAUL',
    amount: '100.00',
    ...changes,
  };
}

/** Uploads a file of invoices. */
export function importInvoices(
  client: ApiClient,
  file: string | Buffer,
  query = '',
  mapping?: object,
  headers?: Record<string, string>,
): Promise<ApiAnswer> {
  const form = new FormData();
  form.set('file', new Blob([file as Uint8Array<ArrayBuffer> | string]), 'march invoices.csv');
  if (mapping !== undefined) form.set('mapping', JSON.stringify(mapping));
  return client.request('POST', `/api/v1/invoices/imports${query}`, { body: form, headers });
}

/** Uploads the file from which an invoice is entered. */
export function uploadInvoice(client: ApiClient, file: Buffer, name = 'invoice.pdf'): Promise<ApiAnswer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), name);
  return client.request('POST', '/api/v1/invoices/files', { body: form });
}
