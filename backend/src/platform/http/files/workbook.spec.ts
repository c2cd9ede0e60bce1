import { zipSync } from 'fflate';
import { isWorkbook, readSheet, workbook, WorkbookRefused } from './workbook.js';

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
