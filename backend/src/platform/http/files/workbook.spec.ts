import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import { isWorkbook, readSheet, workbook, WorkbookRefused, workbookStream } from './workbook.js';

async function rowsOf(bytes: Buffer) {
  const rows = [];
  for await (const row of readSheet(bytes)) rows.push(row);
  return rows;
}

describe('workbook', () => {
  it('is read as it was written: text, numbers, empty cells, in rows as numbered by a spreadsheet', async () => {
    const file = await workbook('Invoices', [
      ['invoice', 'amount', 'note'],
      ['I-1', -12.5, '=1+1'],
      [null, 0, '00123'],
    ]);
    expect(isWorkbook(file)).toBe(true);
    expect(await rowsOf(file)).toEqual([
      { row: 1, cells: ['invoice', 'amount', 'note'] },
      { row: 2, cells: ['I-1', '-12.5', '=1+1'] },
      { row: 3, cells: ['', '0', '00123'] },
    ]);
  });

  it('has no formulas, whatever the text is', async () => {
    const file = await workbook('Invoices', [["=cmd|' /C calc'!A0", '+1', '@SUM(A1)', '-1']]);
    expect(file.includes('<f>')).toBe(false);
    expect((await rowsOf(file))[0]!.cells).toEqual(["=cmd|' /C calc'!A0", '+1', '@SUM(A1)', '-1']);
  });

  it('is refused if it is damaged, cut off or no workbook', async () => {
    const file = await workbook('Invoices', [['a']]);
    const other = Buffer.from(zipSync({ 'readme.txt': Buffer.from('no workbook') }));
    for (const bytes of [file.subarray(0, 500), Buffer.from('PK\u0003\u0004'), other])
      await expect(rowsOf(bytes)).rejects.toThrow(WorkbookRefused);
  });

  it('is refused before it is unpacked if it declares too much content', async () => {
    const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(97 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(200_000);
    await expect(rowsOf(bomb)).rejects.toThrow('too large');
  });
});

describe('workbook of a table', () => {
  const cells = async (header: string[], ...rows: (string | number | null)[][]) => {
    const kinds = { pickupOn: 'date', createdAt: 'instant', total: 'money' } as const;
    const bytes = await buffer(workbookStream('Shipments', header, rows, kinds));
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    return { bytes, sheet: sheets[0]! };
  };

  it('has money and dates as numbers with a format', async () => {
    const { sheet } = await cells(
      ['number', 'pickupOn', 'createdAt', 'total'],
      ['S-1', '2026-11-30', '2026-11-27T15:04:00.000Z', 1_234.5],
      ['S-2', null, 'unknown', null],
    );
    expect(sheet.rows).toEqual([
      ['number', 'pickupOn', 'createdAt', 'total'],
      ['S-1', new Date('2026-11-30T00:00:00Z'), new Date('2026-11-27T15:04:00Z'), 1_234.5],
      ['S-2', null, 'unknown', null],
    ]);
    expect(sheet.cells?.get('1,3')?.style?.numFmt).toBe('#,##0.00');
  });

  it('has no formulas, and no characters that XML does not have', async () => {
    const { sheet, bytes } = await cells(
      ['=1+1'],
      ["=cmd|' /C calc'!A0"],
      ['a\u0000b\u0007c\ud800d\ne'],
      ['x'.repeat(40_000)],
    );
    expect(sheet.rows.slice(0, 3)).toEqual([['=1+1'], ["=cmd|' /C calc'!A0"], ['abc\ufffdd\ne']]);
    expect(String(sheet.rows[3]![0])).toHaveLength(32_767);
    expect(bytes.includes('<f>')).toBe(false);
  });
});
