import { ApiProblem } from '@lading/api-client';

/** Id of the invoice that was entered from the same file before; null for other errors. */
export function recordedInvoiceOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || error.code !== 'INVOICE_FILE_EXISTS') return null;
  const { invoiceId } = error.params;
  return typeof invoiceId === 'string' ? invoiceId : null;
}
