import { type Message, msg } from '../../../../../messages/message.js';
import { type ImportMessage, importMessage } from '../../../../../platform/imports/import-messages.js';
import type { FieldError } from '../../../../../platform/http/problems/domain-error.js';
import { type InvoiceCells, type InvoiceColumn, invoiceCells, type InvoiceRows } from './invoice-file.js';
import { english } from '../../../../../messages/translate.js';

/** `11/25/2026`, as spreadsheets in the United States write dates; the time of a spreadsheet's date is dropped. */
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_TIME = /^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}$/;
/** 1234.5, $1,234.50, -12.00 or (12.00). */
const AMOUNT = /^(-?)(\()?\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(\))?$/;
/** Spreadsheets store 0.1 + 0.2 as 0.30000000000000004. */
const BINARY_FRACTION = /^-?\d+\.\d{10,}$/;

/** The rows of an invoice as the body of `POST /invoices`. Cells that cannot be read stay text, which validation refuses. */
export function toInvoice(invoice: InvoiceRows): Record<string, unknown> {
  const cells = invoiceCells(invoice);
  const lines = invoice.rows.map(
    ({ cells: { charge_code: code = '', charge_description: description, amount = '' } }) => {
      return { code, ...(description && { description }), amount: readAmount(amount) };
    },
  );
  const total = cells.total === undefined ? sumOf(lines) : readAmount(cells.total);
  return {
    number: cells.invoice_number ?? '',
    billedOn: readDay(cells.invoice_date ?? ''),
    ...(cells.due_date && { dueOn: readDay(cells.due_date) }),
    ...(cells.scac && { scac: cells.scac.toUpperCase() }),
    ...(cells.pro_number && { proNumber: cells.pro_number }),
    ...(cells.bol_number && { bolNumber: cells.bol_number }),
    ...(cells.shipment_number && { shipmentNumber: cells.shipment_number }),
    ...freightOf(cells),
    currency: cells.currency?.toUpperCase() ?? 'USD',
    total,
    lines,
  };
}

/** What describes the freight. */
function freightOf(cells: InvoiceCells): Record<string, unknown> {
  return {
    ...(cells.po_number && { poNumber: cells.po_number }),
    ...(cells.ship_date && { shippedOn: readDay(cells.ship_date) }),
    ...(cells.consignee_zip && { consigneePostalCode: cells.consignee_zip }),
    ...(cells.weight_lb && { weight: readWeight(cells.weight_lb) }),
    ...(cells.freight_class && { freightClass: cells.freight_class }),
  };
}

/** The date as 2026-11-25; other text stays. */
function readDay(cell: string): string {
  const [, month = '', day = '', year = ''] = US_DATE.exec(cell) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return ISO_TIME.exec(cell)?.[1] ?? cell;
}

/** Cents; other text stays. */
export function readAmount(cell: string): number | string {
  const text = BINARY_FRACTION.test(cell) ? Number(cell).toFixed(2) : cell.replace(/^-\$|^\$-/, '-');
  const [all, minus, open, whole = '', cents = '', close] = AMOUNT.exec(text) ?? [];
  if (all === undefined || (open === undefined) !== (close === undefined)) return cell;
  const amount = Number(`${whole.replaceAll(',', '')}${cents.padEnd(2, '0')}`);
  return minus === '-' || open !== undefined ? -amount || 0 : amount;
}

const readWeight = (cell: string): number | string =>
  /^\d{1,6}(\.\d+)?$/.test(cell) ? Math.round(Number(cell)) : cell;

/** A missing total is the sum of the charges; unreadable amounts are reported by themselves. */
function sumOf(lines: readonly { amount: number | string }[]): number {
  return lines.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
}

const POINTERS: Readonly<Record<string, InvoiceColumn>> = {
  number: 'invoice_number',
  billedOn: 'invoice_date',
  dueOn: 'due_date',
  scac: 'scac',
  proNumber: 'pro_number',
  bolNumber: 'bol_number',
  shipmentNumber: 'shipment_number',
  poNumber: 'po_number',
  shippedOn: 'ship_date',
  consigneePostalCode: 'consignee_zip',
  weight: 'weight_lb',
  freightClass: 'freight_class',
  currency: 'currency',
  total: 'total',
};
const LINE_POINTERS: Readonly<Record<string, InvoiceColumn>> = {
  code: 'charge_code',
  description: 'charge_description',
  amount: 'amount',
};
const EXPECTED: Readonly<Partial<Record<InvoiceColumn, (cell: string) => Message>>> = {
  invoice_date: (cell) => msg`"${{ cell }}" is not a date. Write it like 2026-11-25 or 11/25/2026.`,
  due_date: (cell) => msg`"${{ cell }}" is not a date. Write it like 2026-11-25 or 11/25/2026.`,
  ship_date: (cell) => msg`"${{ cell }}" is not a date. Write it like 2026-11-25 or 11/25/2026.`,
  amount: (cell) => msg`"${{ cell }}" is not an amount. Write it like 1234.50, and deductions like -12.00.`,
  total: (cell) => msg`"${{ cell }}" is not an amount. Write it like 1234.50.`,
  weight_lb: (cell) => msg`"${{ cell }}" is not a weight. Write whole pounds without a unit.`,
  freight_class: (cell) => msg`"${{ cell }}" is not a freight class. Write one of the 18 classes, such as 70 or 77.5.`,
  currency: (cell) => msg`"${{ cell }}" is not a currency that can be used. Write USD or CAD.`,
  scac: (cell) => msg`"${{ cell }}" is not a SCAC. Write two to four letters.`,
};

/** The row and column of a validation error, with the cell's own text if it cannot be read. */
export function locateInvoiceError(
  { number, rows }: InvoiceRows,
  { pointer, code, message }: FieldError,
): ImportMessage {
  const [, part = '', index = '', field = ''] = pointer.split('/');
  const line = part === 'lines' ? rows[Number(index)] : undefined;
  const column = line === undefined ? POINTERS[part] : LINE_POINTERS[field];
  if (column === undefined) return importMessage((line ?? rows[0]!).row, '', number, code, english(message));
  const { row, cells } = line ?? rows.find((one) => one.cells[column]) ?? rows[0]!;
  return importMessage(row, column, number, code, unreadable(cells[column], column, code) ?? english(message));
}

/** Says what the cell contains and how to write it; null if it can be read and another rule refuses it. */
function unreadable(cell: string | undefined, column: InvoiceColumn, code: string): string | null {
  const expected = EXPECTED[column];
  const isRead = !cell || expected === undefined || ['MIN', 'MAX', 'RANGE'].includes(code);
  return isRead ? null : english(expected(cell));
}
