import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type CellValue, streamXlsxRows, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import type { CsvCell, CsvRow } from './csv.js';

/** Media type of an XLSX file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Bytes of all parts of a workbook when unpacked. The library refuses a part that is larger than the archive declares. */
const UNPACKED_MAX = 96 * 1024 * 1024;
const PARTS_MAX = 500;
/** Cells of a row; more are not read. */
const CELLS_MAX = 500;

/** The file is no workbook that can be read. The message says why. */
export class WorkbookRefused extends Error {}

/** A row of the first sheet, with its number as in a spreadsheet. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** Whether the content is a ZIP archive, which every XLSX file is. */
export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
}

/** Rows of the first sheet with their values as text: dates as 2026-11-30, numbers without separators. @throws WorkbookRefused */
export async function* readSheet(bytes: Buffer): AsyncGenerator<SheetRow> {
  checkSize(bytes);
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 }))
      yield { row: index + 1, cells: values.slice(0, filledCells(values)).map(textOf) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new WorkbookRefused(
      'The file cannot be read as an XLSX workbook. Save it again, or save it as "CSV UTF-8".',
      {
        cause: error,
      },
    );
  }
}

/** An XLSX file with one sheet, header first. Text stays text, so nothing in it is a formula. */
export async function workbook(name: string, rows: readonly CsvRow[]): Promise<Buffer> {
  const sheet = { name, rows: rows.map((cells) => [...cells]), freezePane: { rows: 1 } };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

/** Formats of columns that are neither text nor plain numbers: local dates, instants (in UTC), money in units of its currency, shares of 1. */
const FORMATS = { date: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm', money: '#,##0.00', rate: '0.0%' } as const;
const WIDTHS = { date: 12, instant: 17, money: 14, rate: 10 } as const;
/** Width of a column with text or numbers, in characters. */
const WIDTH = 18;
/** The longest name of a sheet. */
const SHEET_NAME_MAX = 31;
/** The longest text that a spreadsheet keeps in a cell. */
const TEXT_MAX = 32_767;

export type ColumnKind = keyof typeof FORMATS;
/** Kinds by the header of the column. */
export type ColumnKinds = Readonly<Record<string, ColumnKind>>;

/** Rows of a sheet as they are read, below a header. Numbers and dates have the type and format of their column, all else is text and never a formula. */
export function workbookStream(
  name: string,
  header: CsvRow,
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  kinds: ColumnKinds = {},
): Readable {
  const ofColumns = header.map((title) => kinds[String(title)]);
  async function* typedRows(): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield row.map((cell, index) => typed(cell, ofColumns[index]));
  }
  const columns = header.map((title, index) => {
    const kind = ofColumns[index];
    const width = kind === undefined ? WIDTH : WIDTHS[kind];
    return { header: textCell(String(title)), width, ...(kind && { numFmt: FORMATS[kind] }) };
  });
  const stream = writeXlsxStream(typedRows(), {
    name: name.slice(0, SHEET_NAME_MAX),
    columns,
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream);
}

function typed(cell: CsvCell, kind: ColumnKind | undefined): CellValue {
  if (typeof cell !== 'string') return cell;
  if (kind !== 'date' && kind !== 'instant') return textCell(cell);
  const at = new Date(cell);
  return Number.isNaN(at.getTime()) ? textCell(cell) : at;
}

/** XML has neither control characters nor half characters. */
const textCell = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .slice(0, TEXT_MAX)
    .toWellFormed();

/** Cells up to the last one with a value. */
const filledCells = (values: readonly CellValue[]): number =>
  Math.min(values.findLastIndex((value) => value !== null && value !== '') + 1, CELLS_MAX);

function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

/** Dates of a sheet have no time zone; the library gives them in UTC. */
function dateText(date: Date): string {
  const [day, time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day! : `${day!} ${time.slice(0, 5)}`;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;

/** Refuses archives that declare too much content. @throws WorkbookRefused */
function checkSize(bytes: Buffer): void {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX);
  let end = bytes.length - END_BYTES;
  while (end >= first && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < first) throw new WorkbookRefused('The file is incomplete. Save it again, or save it as "CSV UTF-8".');
  const parts = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let part = 0; part < parts && parts <= PARTS_MAX; part += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY)
      throw new WorkbookRefused('The file is damaged. Save it again, or save it as "CSV UTF-8".');
    unpacked += bytes.readUInt32LE(at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (parts > PARTS_MAX || unpacked > UNPACKED_MAX)
    throw new WorkbookRefused(
      'The workbook is too large when unpacked. Remove other sheets and pictures, or save it as "CSV UTF-8".',
    );
}
