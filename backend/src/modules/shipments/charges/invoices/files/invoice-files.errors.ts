import { Conflict } from '../../../../../platform/http/problems/domain-error.js';
import { fieldError } from '../invoices.errors.js';
import { msg } from '../../../../../messages/message.js';

/** The file was uploaded before, and its invoice is recorded. */
export class InvoiceFileExists extends Conflict {
  constructor(invoiceId: string) {
    super('INVOICE_FILE_EXISTS', msg`This file was uploaded before, and its invoice is recorded. Open that invoice.`, {
      invoiceId,
    });
  }
}

/** An invoice of the carrier with this number is recorded. */
export const numberExists = () =>
  fieldError(
    '/number',
    'INVOICE_EXISTS',
    msg`An invoice of this carrier with this number is recorded. Check the number, or open that invoice.`,
  );

export const fileUnknown = () =>
  fieldError('/fileId', 'INVOICE_FILE_UNKNOWN', msg`The file is not there any more. Upload it again.`);
