import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { importMessage, type ImportMessage } from './import-messages.js';

/** Rows and bytes of one file at most (freight.md Annex C). */
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;

const COLUMNS = [
  'ref', 'mode', 'pickup_date', 'ready', 'close',
  ...['o', 'd'].flatMap((side) => ['name', 'addr1', 'city', 'state', 'zip', 'country', 'place_type'].map((name) => `${side}_${name}`)),
  'hu_count', 'hu_type', 'length_in', 'width_in', 'height_in', 'weight_lb', 'stackable', 'pieces', 'pkg_type', 'description', 'nmfc', 'nmfc_sub', 'class',
  'hazmat', 'un', 'hm_name', 'hm_class', 'pg', 'hm_phone', 'accessorials', 'declared_value', 'currency', 'po', 'notes', 'units',
] as const;
const REQUIRED: readonly string[] = ['ref', 'pickup_date', 'o_zip', 'd_zip', 'hu_count', 'hu_type', 'length_in', 'width_in', 'height_in', 'weight_lb'];
/** Longer than any row of a sensible file; stops a quotation mark without an end from swallowing it. */
const ROW_BYTES_MAX = 16_384;

export type ImportColumn = (typeof COLUMNS)[number];
/** Trimmed cells by column; columns that the file does not have are missing. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

/** A row with its line as spreadsheets count them; the header is 1. */
export interface FileRow {
  row: number;
  cells: ImportCells;
  /** Cells beyond the last column, where a separator stands in a cell without quotation marks. */
  surplus: number;
}

/** What stands in a file. With a header that cannot be used there are no rows. */
export interface ImportFile {
  rows: FileRow[];
  errors: ImportMessage[];
}

/** Reads UTF-8, with or without byte order mark, separated by comma, semicolon or tab. Columns stand in any order and case; those without a name are not read. */
export async function readImportFile(bytes: Buffer): Promise<ImportFile> {
  const file: ImportFile = { rows: [], errors: [] };
  const text = decode(bytes);
  if (text === null) return failed('ENCODING', 'The file is not UTF-8 text. Save it as "CSV UTF-8".');
  let columns: string[] | null = null;
  let row = 0;
  const parser = Readable.from([text]).pipe(parse({ delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false, max_record_size: ROW_BYTES_MAX }));
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (columns === null) {
        columns = cells.map((cell) => cell.trim().toLowerCase());
        file.errors.push(...headerErrors(columns));
        if (file.errors.length > 0) return file;
      } else if (file.rows.length === IMPORT_ROWS_MAX) return failed('TOO_MANY_ROWS', `A file can have ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Split it.`);
      else file.rows.push({ row, cells: cellsOf(columns, cells), surplus: Math.max(0, cells.length - columns.length) });
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    return failed('CSV_MALFORMED', 'The file cannot be read from here on: a quotation mark is not closed, or the row is longer than 16 KB.', row + 1);
  }
  return file.rows.length === 0 && file.errors.length === 0 ? failed('EMPTY', 'The file has no rows.') : file;
}

function failed(code: string, message: string, row = 1): ImportFile {
  return { rows: [], errors: [importMessage(row, '', '', code, message)] };
}

function cellsOf(columns: readonly string[], cells: readonly string[]): ImportCells {
  return Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').trim()]).filter(([column]) => column !== ''));
}

function decode(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The separator that the header has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

function headerErrors(columns: readonly string[]): ImportMessage[] {
  const error = (column: string, code: string, message: string) => importMessage(1, column, '', code, message);
  const known: readonly string[] = COLUMNS;
  return [
    ...REQUIRED.filter((column) => !columns.includes(column)).map((column) => error(column, 'COLUMN_MISSING', `The column ${column} is missing.`)),
    ...columns.filter((column) => column !== '' && !known.includes(column)).map((column) => error(column, 'COLUMN_UNKNOWN', `"${column}" is not a column of this file. Known are ${known.join(', ')}.`)),
    ...columns.filter((column, index) => column !== '' && columns.indexOf(column) < index).map((column) => error(column, 'COLUMN_DUPLICATE', `The column ${column} stands there twice.`)),
  ];
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
