import { EXPORT_FORMATS, type ExportedInvoice } from './domain/export-formats.js';
import { writeExport } from './write-export.js';

const BILL: ExportedInvoice = {
  invoiceId: 'civ_1',
  number: 'I-77',
  carrierName: 'Prairie "Demo" Freight',
  scac: 'ZZMW',
  billedOn: '2026-11-30',
  dueOn: '2026-12-30',
  approvedOn: '2026-12-02',
  proNumber: '123456782',
  shipmentNumber: 'S-000317',
  bolNumber: '12345678901234567',
  currency: 'USD',
  amount: 10_001,
  lines: [
    { glAccount: '5100', costCenter: 'East', amount: 5_001 },
    { glAccount: '5100', costCenter: 'West\tCoast', amount: 5_000 },
  ],
};
const CREDIT: ExportedInvoice = {
  ...BILL,
  invoiceId: 'civ_2',
  number: 'I-78',
  amount: -250,
  lines: [{ glAccount: '5100', costCenter: 'East', amount: -250 }],
};
const write = (format: (typeof EXPORT_FORMATS)[number]) =>
  writeExport(format, { number: 12, invoices: [BILL, CREDIT] });

describe('the files of an export', () => {
  it.each(EXPORT_FORMATS)('are the same for the same export: %s', (format) => {
    expect(write(format)).toEqual(write(format));
  });

  it('as CSV have bills and credits in one file', () => {
    const [{ name, text } = { name: '', text: '' }] = write('csv');
    expect(name).toBe('lading-export-0012.csv');
    expect(text.split('\r\n')[1]).toBe(
      '12,"bill","2026-12-02","I-77","2026-11-30","2026-12-30","ZZMW","Prairie ""Demo"" Freight","S-000317","12345678901234567","123456782","5100","East",50.01,"USD","civ_1"',
    );
    expect(text).toContain('"credit"');
    expect(text).toContain('"East",-2.5,"USD","civ_2"');
  });

  it('for QuickBooks Online have credits apart, with positive amounts and numbers of their own', () => {
    const [bills, credits] = write('quickbooks');
    expect(bills?.text.split('\r\n')[1]).toBe(
      '"I-77","Prairie ""Demo"" Freight","11/30/2026","12/30/2026","Shipment S-000317, PRO 123456782","5100","Shipment S-000317, PRO 123456782",50.01,"East","USD"',
    );
    expect(credits?.text.split('\r\n')[1]).toMatch(/^"I-78-C12",.*,2\.5,"East","USD"$/);
  });

  it.each([
    ['quickbooks', 21, '345678901234567890123'],
    ['iif', 20, '45678901234567890123'],
  ] as const)('for %s have numbers of at most %i characters, and the whole one in the memo', (format, _max, cut) => {
    const number = '12345678901234567890123';
    const [{ text } = { text: '' }] = writeExport(format, { number: 12, invoices: [{ ...BILL, number }] });
    const bill = text.split('\r\n').find((line) => line.includes('Prairie'));
    expect(bill?.split(/[\t,]/).map((cell) => cell.replaceAll('"', ''))).toContain(cut);
    expect(bill).toContain(`Invoice ${number}, Shipment S-000317`);
  });

  it('for NetSuite have an external id for each invoice and export', () => {
    const [bills] = write('netsuite');
    const rows = bills!.text.split('\r\n').slice(1, 3);
    expect(rows.every((row) => row.startsWith('"civ_1-12",'))).toBe(true);
  });

  it('for QuickBooks Desktop add up to zero in each transaction, without tabs in fields', () => {
    const [{ text } = { text: '' }] = write('iif');
    const rows = text.split('\r\n').map((line) => line.split('\t'));
    expect(rows.slice(3).map(([kind, type, , account, , , amount]) => [kind, type, account, amount])).toEqual([
      ['TRNS', 'BILL', 'Accounts Payable', '-100.01'],
      ['SPL', 'BILL', '5100', '50.01'],
      ['SPL', 'BILL', '5100', '50.00'],
      ['ENDTRNS', undefined, undefined, undefined],
      ['TRNS', 'BILL REFUND', 'Accounts Payable', '2.50'],
      ['SPL', 'BILL REFUND', '5100', '-2.50'],
      ['ENDTRNS', undefined, undefined, undefined],
      ['', undefined, undefined, undefined],
    ]);
    expect(rows[3]).toEqual(expect.arrayContaining(['12/30/2026']));
    expect([rows[0], rows[3], rows[1], rows[4]].map((row) => row?.length)).toEqual([10, 10, 9, 9]);
    expect(text).toContain('West Coast');
    expect(text).not.toContain('"');
  });
});
