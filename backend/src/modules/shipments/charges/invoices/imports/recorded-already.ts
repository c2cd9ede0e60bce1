import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { importMessage, type ImportMessage } from '../../../../../platform/imports/import-messages.js';
import type { EnteredInvoice } from '../enter-invoice.js';
import type { RecordedInvoice } from './persistence/invoice-imports.sql.js';

/** Whether one of the invoices is the same: number, total and currency, of the same carrier as far as it is known. */
export function isRecorded(
  { number, scac = null, total, currency }: EnteredInvoice,
  recorded: readonly RecordedInvoice[],
): boolean {
  return recorded.some(
    (one) =>
      one.number.toLowerCase() === number.toLowerCase() &&
      one.total === total &&
      one.currency === currency &&
      (scac === null || one.scac === null || one.scac === scac),
  );
}

/** The invoice was recorded before. */
export function recordedAlready(row: number, number: string): ImportMessage {
  return importMessage(
    row,
    'invoice_number',
    number,
    'INVOICE_EXISTS',
    english(msg`This invoice was recorded before with the same total. It was not recorded again.`),
  );
}
