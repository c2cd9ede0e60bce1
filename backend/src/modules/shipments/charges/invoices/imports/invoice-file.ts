import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { importMessage, type ImportMessage } from '../../../../../platform/imports/import-messages.js';
import * as files from '../../../../../platform/imports/read-import-file.js';

/** Columns of an invoice; their values agree in all rows of the invoice, or are empty. */
const INVOICE_COLUMNS = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'scac',
  'pro_number',
  'bol_number',
  'shipment_number',
  'po_number',
  'ship_date',
  'consignee_zip',
  'weight_lb',
  'freight_class',
  'currency',
  'total',
] as const;
/** Columns of a charge: one row each. */
const CHARGE_COLUMNS = ['charge_code', 'charge_description', 'amount'] as const;
export const INVOICE_FILE_COLUMNS = [...INVOICE_COLUMNS, ...CHARGE_COLUMNS] as const;
const REQUIRED = ['invoice_number', 'invoice_date', 'charge_code', 'amount'] as const;

export type InvoiceColumn = (typeof INVOICE_FILE_COLUMNS)[number];
export type InvoiceCells = files.ImportCells<InvoiceColumn>;
export type InvoiceFileRow = files.FileRow<InvoiceColumn>;

/** The rows of one invoice, in file order. */
export interface InvoiceRows {
  number: string;
  rows: InvoiceFileRow[];
}

/** Reads a file of invoices: one row for each charge. */
export function readInvoiceFile(bytes: Buffer, mapping: files.ColumnMapping): Promise<files.ImportFile<InvoiceColumn>> {
  return files.readImportFile(bytes, { known: INVOICE_FILE_COLUMNS, required: REQUIRED }, mapping);
}

/** Groups rows by carrier and invoice number, in order of first occurrence. A row without number is a group of its own. */
export function groupInvoices(rows: readonly InvoiceFileRow[]): InvoiceRows[] {
  const groups = Map.groupBy(rows, ({ row, cells: { invoice_number: number, scac = '' } }) =>
    number ? `${scac.toUpperCase()} ${number}` : row,
  );
  return [...groups.values()].map((members) => ({ number: members[0]?.cells.invoice_number ?? '', rows: members }));
}

/** The first non-empty value of each column of the invoice. */
export function invoiceCells({ rows }: InvoiceRows): InvoiceCells {
  const shared: InvoiceCells = {};
  for (const { cells } of rows)
    for (const column of INVOICE_COLUMNS) if (cells[column]) shared[column] ??= cells[column];
  return shared;
}

/** Errors of the rows as such: too many cells, values that disagree with another row of the invoice. */
export function invoiceRowErrors(invoice: InvoiceRows): ImportMessage[] {
  const { number, rows } = invoice;
  const shared = invoiceCells(invoice);
  const conflicts = rows.flatMap(({ row, cells }) =>
    INVOICE_COLUMNS.filter((column) => cells[column] && cells[column] !== shared[column]).map((column) =>
      importMessage(
        row,
        column,
        number,
        'INVOICE_CONFLICT',
        english(
          msg`Another row of invoice ${{ number }} says "${{ value: shared[column] ?? '' }}" here. Rows of one invoice have to agree.`,
        ),
      ),
    ),
  );
  return [...files.surplusErrors(rows, number), ...conflicts];
}
