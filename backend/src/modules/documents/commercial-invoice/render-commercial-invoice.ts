import type { Pdf } from '../pdf/pdf.js';
import type { CommercialInvoiceContent } from './commercial-invoice-content.js';

/** The commercial invoice as PDF. */
export function renderCommercialInvoice(content: CommercialInvoiceContent): Promise<Pdf> {
  throw new Error(content.invoiceNumber);
}
