import { workbook } from '../../../../../platform/http/files/workbook.js';
import { INVOICE_FILE_COLUMNS, type InvoiceCells } from './invoice-file.js';

const INVOICE: InvoiceCells = {
  invoice_number: 'EXAMPLE-1',
  invoice_date: '2026-11-30',
  due_date: '2026-12-30',
  scac: 'ABCD',
  pro_number: '123456782',
  currency: 'USD',
  total: '412.30',
};
const CHARGES: readonly InvoiceCells[] = [
  { charge_code: 'LINEHAUL', charge_description: 'Freight charge', amount: '1000.00' },
  { charge_code: 'DISCOUNT', charge_description: 'Discount 67%', amount: '-670.00' },
  { charge_code: 'FUEL', charge_description: 'Fuel surcharge', amount: '82.30' },
];

/** An XLSX file with all columns and one invoice of three charges as an example. */
export function invoiceTemplate(): Promise<Buffer> {
  const rows = CHARGES.map((charge) => {
    const cells: InvoiceCells = { ...INVOICE, ...charge };
    return INVOICE_FILE_COLUMNS.map((column) => cells[column] ?? null);
  });
  return workbook('Invoices', [INVOICE_FILE_COLUMNS, ...rows]);
}
