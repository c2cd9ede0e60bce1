import { groupInvoices, type InvoiceCells, invoiceRowErrors } from './invoice-file.js';
import { locateInvoiceError, readAmount, toInvoice } from './to-invoice.js';
import { verbatim } from '../../../../../messages/message.js';

const ROW: InvoiceCells = { invoice_number: 'I-1', invoice_date: '11/25/2026', charge_code: 'LINEHAUL', amount: '100' };
const group = (...rows: InvoiceCells[]) =>
  groupInvoices(rows.map((cells, index) => ({ row: index + 2, cells: { ...ROW, ...cells }, surplus: 0 })));

describe('a file of invoices', () => {
  it.each([
    ['12.3', 1_230],
    ['$1,234.50', 123_450],
    ['-12', -1_200],
    ['-$12.00', -1_200],
    ['(12.00)', -1_200],
    ['0.30000000000000004', 30],
    ['-0', 0],
  ])('reads the amount %s', (cell, cents) => {
    expect(readAmount(cell)).toBe(cents);
  });

  it.each(['', '1.234,50', '12,5', '1e3', '12.345', 'n/a', '(12', '12 USD', '1,23'])(
    'keeps %j, which is no amount',
    (cell) => {
      expect(readAmount(cell)).toBe(cell);
    },
  );

  it('groups rows by carrier and number, also apart from each other', () => {
    const invoices = group({}, { invoice_number: 'I-2' }, { charge_code: 'FUEL', amount: '20.5' }, { scac: 'ZZMW' });
    expect(invoices.map(({ number, rows }) => [number, rows.map(({ row }) => row)])).toEqual([
      ['I-1', [2, 4]],
      ['I-2', [3]],
      ['I-1', [5]],
    ]);
    expect(toInvoice(invoices[0]!)).toEqual({
      number: 'I-1',
      billedOn: '2026-11-25',
      currency: 'USD',
      total: 12_050,
      lines: [
        { code: 'LINEHAUL', amount: 10_000 },
        { code: 'FUEL', amount: 2_050 },
      ],
    });
  });

  it('keeps the total of the invoice, which need not be the sum', () => {
    const [invoice] = group({ total: '150.00', due_date: '2026-12-25 00:30', weight_lb: '1200.4' }, { amount: '20' });
    expect(toInvoice(invoice!)).toMatchObject({ total: 15_000, dueOn: '2026-12-25', weight: 1_200 });
  });

  it('names rows that disagree', () => {
    const [invoice] = group({ pro_number: '1' }, { pro_number: '' }, { pro_number: '2' });
    expect(invoiceRowErrors(invoice!)).toMatchObject([{ row: 4, column: 'pro_number', code: 'INVOICE_CONFLICT' }]);
  });

  it('says what a cell contains, in its row', () => {
    const [invoice] = group({}, { amount: 'ten' });
    const error = locateInvoiceError(invoice!, {
      pointer: '/lines/1/amount',
      code: 'TYPE',
      message: verbatim('Enter an integer.'),
    });
    expect(error).toMatchObject({
      row: 3,
      column: 'amount',
      ref: 'I-1',
      message: expect.stringContaining('"ten" is not an amount'),
    });
    expect(
      locateInvoiceError(invoice!, { pointer: '/billedOn', code: 'FORMAT', message: verbatim('x') }),
    ).toMatchObject({
      row: 2,
      column: 'invoice_date',
    });
  });
});
