import { workbook } from '../../../platform/http/files/workbook.js';
import { IMPORT_ROWS_MAX } from '../../../platform/imports/read-import-file.js';
import { readQuoteFile } from './read-file.js';

const HEADER = 'ref,pickup_date,o_zip,d_zip,hu_count,hu_type,length_in,width_in,height_in,weight_lb';
const ROW = 'A-1,2026-11-24,60601,75201,2,PAT,48,40,48,1000';
const read = (text: string | Buffer) => readQuoteFile(Buffer.from(text as string));
const codes = async (text: string | Buffer) =>
  (await read(text)).errors.map(({ row, column, code }) => [row, column, code]);

describe('reading an import file', () => {
  it.each([
    ['commas', `${HEADER}\n${ROW}`],
    ['semicolons', `${HEADER}\n${ROW}`.replaceAll(',', ';')],
    ['tabs', `${HEADER}\n${ROW}`.replaceAll(',', '\t')],
    ['a byte order mark and CRLF', `\uFEFF${HEADER}\r\n${ROW}\r\n`],
    ['uppercase letters and spaces in the header', `${HEADER.toUpperCase().replaceAll(',', ' , ')}\n${ROW}`],
    ['unnamed columns, as spreadsheets write them', `${HEADER},,\n${ROW},note,`],
  ])('takes %s', async (_name, text) => {
    const { rows, errors } = await read(text);
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      { row: 2, cells: expect.objectContaining({ ref: 'A-1', o_zip: '60601', weight_lb: '1000' }), surplus: 0 },
    ]);
    expect(Object.keys(rows[0]!.cells)).toHaveLength(10);
  });

  it('takes the first sheet of a workbook', async () => {
    const rows = [HEADER, ROW, '', ROW].map((line) => (line === '' ? [] : [...line.split(','), null]));
    const file = await read(await workbook('Quotes', rows));
    expect(file.errors).toEqual([]);
    expect(file.rows).toEqual([
      { row: 2, cells: expect.objectContaining({ ref: 'A-1', o_zip: '60601', weight_lb: '1000' }), surplus: 0 },
      expect.objectContaining({ row: 4 }),
    ]);
  });

  it('numbers rows like a spreadsheet: blank rows count, line breaks inside a cell do not', async () => {
    const { rows } = await read(`${HEADER},notes\n${ROW},"two\nlines"\n\n${ROW},\n`);
    expect(rows.map(({ row }) => row)).toEqual([2, 4]);
  });

  it('removes apostrophes that prevent formulas, and no others', async () => {
    const { rows } = await read(`${HEADER},o_name,notes\n${ROW},'=1+1,"'s Gravenweg;'-2"`);
    expect(rows).toMatchObject([{ cells: { o_name: '=1+1', notes: "'s Gravenweg;-2" } }]);
  });

  it('reports missing, unknown and duplicate columns and returns no rows', async () => {
    const header = `${HEADER.replace('o_zip,', '')},colour,ref`;
    expect(await codes(`${header}\n${ROW}`)).toEqual([
      [1, 'o_zip', 'COLUMN_MISSING'],
      [1, 'colour', 'COLUMN_UNKNOWN'],
      [1, 'ref', 'COLUMN_DUPLICATE'],
    ]);
    expect((await read(`${header}\n${ROW}`)).rows).toEqual([]);
  });

  it('counts the cells beyond the last column', async () => {
    expect((await read(`${HEADER}\n${ROW},a,b\nA-2`)).rows.map(({ surplus }) => surplus)).toEqual([2, 0]);
  });

  it.each([
    ['an empty file', '', 'EMPTY'],
    ['a header without rows', HEADER, 'EMPTY'],
    ['Windows-1252', Buffer.from(`${HEADER},notes\n${ROW},caf\u00e9`, 'latin1'), 'ENCODING'],
    ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n${ROW}`, 'utf16le'), 'ENCODING'],
    ['a damaged workbook', Buffer.from('504b0304140000000800', 'hex'), 'WORKBOOK_MALFORMED'],
    ['an unclosed quotation mark', `${HEADER}\n"${ROW}\n${ROW}`, 'CSV_MALFORMED'],
    ['a row that is too long', `${HEADER}\n${'x'.repeat(20_000)}`, 'CSV_MALFORMED'],
  ])('rejects %s', async (_name, text, code) => {
    expect((await codes(text)).map(([, , found]) => found)).toEqual([code]);
  });

  it('accepts at most 10,000 rows', async () => {
    const rows = (count: number): string => `${HEADER}\n${`${ROW}\n`.repeat(count)}`;
    expect((await read(rows(IMPORT_ROWS_MAX))).rows).toHaveLength(10_000);
    expect(await read(rows(IMPORT_ROWS_MAX + 1))).toMatchObject({
      rows: [],
      errors: [{ code: 'TOO_MANY_ROWS', message: 'A file can have 10,000 rows. Split it.' }],
    });
  });
});
