import { csvLine, type CsvRow } from '../../../platform/http/files/csv.js';
import type { ExportContent, ExportedInvoice, ExportFormat, ExportPart } from './domain/export-formats.js';

/** A file of an export. */
export interface WrittenFile {
  part: ExportPart;
  name: string;
  text: string;
}

/** The files of an export. The same export gives the same bytes. Importers of bills take no credits, so these are a file of their own. */
export function writeExport(format: ExportFormat, { number, invoices }: ExportContent): WrittenFile[] {
  const name = `lading-export-${String(number).padStart(4, '0')}`;
  if (format === 'csv') return [{ part: 'all', name: `${name}.csv`, text: csv(CSV_HEADER, invoices, csvRows(number)) }];
  if (format === 'iif') return [{ part: 'all', name: `${name}.iif`, text: iif(number, invoices) }];
  const [header, rowsOf] =
    format === 'quickbooks' ? [QUICKBOOKS_HEADER, quickbooksRows(number)] : [NETSUITE_HEADER, netsuiteRows(number)];
  const bills = invoices.filter(({ amount }) => amount > 0);
  const credits = invoices.filter(({ amount }) => amount < 0);
  const file = (part: ExportPart, some: readonly ExportedInvoice[]) =>
    some.length === 0 ? [] : [{ part, name: `${name}-${format}-${part}.csv`, text: csv(header, some, rowsOf) }];
  return [...file('bills', bills), ...file('credits', credits)];
}

type RowsOf = (invoice: ExportedInvoice) => CsvRow[];

const BYTE_ORDER_MARK = '\uFEFF';
const csv = (header: CsvRow, invoices: readonly ExportedInvoice[], rowsOf: RowsOf): string =>
  BYTE_ORDER_MARK + [header, ...invoices.flatMap(rowsOf)].map(csvLine).join('');

const CENTS = 100;
const dollars = (cents: number): number => cents / CENTS;
/** Importers expect credits as positive amounts. */
const unsigned = ({ amount }: ExportedInvoice, cents: number): number => dollars(amount < 0 ? -cents : cents);

/** MM/DD/YYYY. */
function usDate(on: string): string {
  const [year, month, day] = on.split('-');
  return `${month}/${day}/${year}`;
}

const dateOf = ({ billedOn, approvedOn }: ExportedInvoice): string => usDate(billedOn ?? approvedOn);
const dueOf = ({ dueOn, amount }: ExportedInvoice): string => (dueOn === null || amount < 0 ? '' : usDate(dueOn));
const memoOf = ({ shipmentNumber, proNumber }: ExportedInvoice): string =>
  [shipmentNumber && `Shipment ${shipmentNumber}`, proNumber && `PRO ${proNumber}`].filter(Boolean).join(', ');
/** Of one invoice, the bill has its number; each credit has one of its own. */
const documentNumber = (exportNumber: number, { number, amount }: ExportedInvoice): string =>
  amount < 0 ? `${number}-C${exportNumber}` : number;

/** Longest document numbers of QuickBooks, which refuses longer ones. */
const ONLINE_NUMBER_MAX = 21;
const DESKTOP_NUMBER_MAX = 20;

/** Document number and memo: of a longer number the end, and all of it in the memo. */
function numbered(exportNumber: number, invoice: ExportedInvoice, max: number): { number: string; memo: string } {
  const number = documentNumber(exportNumber, invoice);
  if (number.length <= max) return { number, memo: memoOf(invoice) };
  return {
    number: number.slice(-max),
    memo: [`Invoice ${invoice.number}`, memoOf(invoice)].filter(Boolean).join(', '),
  };
}

const CSV_HEADER = [
  'export',
  'type',
  'approvedOn',
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'carrierScac',
  'carrier',
  'shipment',
  'bolNumber',
  'proNumber',
  'glAccount',
  'costCenter',
  'amount',
  'currency',
  'invoiceId',
];
const csvRows =
  (exportNumber: number): RowsOf =>
  (invoice) =>
    invoice.lines.map(({ glAccount, costCenter, amount }) => [
      exportNumber,
      invoice.amount < 0 ? 'credit' : 'bill',
      invoice.approvedOn,
      invoice.number,
      invoice.billedOn,
      invoice.dueOn,
      invoice.scac,
      invoice.carrierName,
      invoice.shipmentNumber,
      invoice.bolNumber,
      invoice.proNumber,
      glAccount,
      costCenter,
      dollars(amount),
      invoice.currency,
      invoice.invoiceId,
    ]);

const QUICKBOOKS_HEADER = [
  'Bill No',
  'Vendor',
  'Bill Date',
  'Due Date',
  'Memo',
  'Account',
  'Line Description',
  'Line Amount',
  'Class',
  'Currency',
];
const quickbooksRows =
  (exportNumber: number): RowsOf =>
  (invoice) => {
    const { number, memo } = numbered(exportNumber, invoice, ONLINE_NUMBER_MAX);
    return invoice.lines.map(({ glAccount, costCenter, amount }) => [
      number,
      invoice.carrierName,
      dateOf(invoice),
      dueOf(invoice),
      memo,
      glAccount,
      memo,
      unsigned(invoice, amount),
      costCenter,
      invoice.currency,
    ]);
  };

const NETSUITE_HEADER = [
  'External ID',
  'Vendor',
  'Reference No.',
  'Date',
  'Due Date',
  'Memo',
  'Currency',
  'Expenses : Account',
  'Expenses : Amount',
  'Expenses : Department',
  'Expenses : Memo',
];
const netsuiteRows =
  (exportNumber: number): RowsOf =>
  (invoice) =>
    invoice.lines.map(({ glAccount, costCenter, amount }) => [
      `${invoice.invoiceId}-${exportNumber}`,
      invoice.carrierName,
      documentNumber(exportNumber, invoice),
      dateOf(invoice),
      dueOf(invoice),
      memoOf(invoice),
      invoice.currency,
      glAccount,
      unsigned(invoice, amount),
      costCenter,
      memoOf(invoice),
    ]);

/** The account of QuickBooks Desktop to which bills are posted. */
const PAYABLE = 'Accounts Payable';
/** Distribution lines have no due date. */
const IIF_HEADER = [
  '!TRNS\tTRNSTYPE\tDATE\tACCNT\tNAME\tCLASS\tAMOUNT\tDOCNUM\tMEMO\tDUEDATE',
  '!SPL\tTRNSTYPE\tDATE\tACCNT\tNAME\tCLASS\tAMOUNT\tDOCNUM\tMEMO',
  '!ENDTRNS',
];

/** Intuit Interchange Format: tabs between fields, the sum of each transaction is zero. */
function iif(exportNumber: number, invoices: readonly ExportedInvoice[]): string {
  const lines = invoices.flatMap((invoice) => {
    const type = invoice.amount < 0 ? 'BILL REFUND' : 'BILL';
    const { number, memo } = numbered(exportNumber, invoice, DESKTOP_NUMBER_MAX);
    const row = (kind: 'TRNS' | 'SPL', account: string, costCenter: string, cents: number) => [
      kind,
      type,
      dateOf(invoice),
      account,
      invoice.carrierName,
      costCenter,
      dollars(cents).toFixed(2),
      number,
      memo,
    ];
    return [
      [...row('TRNS', PAYABLE, '', -invoice.amount), dueOf(invoice)],
      ...invoice.lines.map(({ glAccount, costCenter, amount }) => row('SPL', glAccount, costCenter, amount)),
      ['ENDTRNS'],
    ].map((fields) => fields.map(iifField).join('\t'));
  });
  return [...IIF_HEADER, ...lines].map((line) => `${line}\r\n`).join('');
}

/** The format has no way to write tabs, line breaks and quotation marks. */
const iifField = (text: string): string => text.replaceAll(/[\t\r\n"\p{Cc}]+/gu, ' ').trim();
