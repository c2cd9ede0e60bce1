import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { unmarked } from '../http/files/csv.js';
import { isWorkbook, readSheet, type SheetRow, WorkbookRefused } from '../http/files/workbook.js';
import { importMessage, type ImportMessage } from './import-messages.js';

/** Maximum rows and bytes of one file (freight.md Annex C). */
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;

/** Longer than any valid row; limits how much an unclosed quotation mark can swallow. */
const ROW_BYTES_MAX = 16_384;
const PIECE = 16_384;

/** Columns of a file format. */
export interface ImportColumns<Column extends string> {
  known: readonly Column[];
  required: readonly Column[];
}

/** Column names by header in the file; an empty name skips the column. Headers that are not listed are used as they are. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** Trimmed cells by column; columns missing in the file are absent. */
export type ImportCells<Column extends string> = Partial<Record<Column, string>>;

/** A row with its number as in a spreadsheet; the header is 1. */
export interface FileRow<Column extends string> {
  row: number;
  cells: ImportCells<Column>;
  /** Number of cells beyond the last column, caused by a separator in an unquoted cell. */
  surplus: number;
}

/** Contents of a file. Without rows if the header is invalid. */
export interface ImportFile<Column extends string> {
  rows: FileRow<Column>[];
  errors: ImportMessage[];
  /** Names of the columns in the file. */
  headers: ReadonlyMap<string, string>;
}

/**
 * Reads the first sheet of an XLSX file, or UTF-8 text with or without byte order mark, separated by comma, semicolon or tab. Columns may be in any
 * order and case; columns without a name are skipped.
 */
export async function readImportFile<Column extends string>(
  bytes: Buffer,
  expected: ImportColumns<Column>,
  mapping: ColumnMapping = {},
): Promise<ImportFile<Column>> {
  const source = sourceOf(bytes);
  if (source === null) return failed('ENCODING', 'The file is not UTF-8 text. Save it as "CSV UTF-8".');
  const progress = { row: 0 };
  try {
    const file = await collect(source, expected, mapping, progress);
    return file.rows.length === 0 && file.errors.length === 0 ? failed('EMPTY', 'The file has no rows.') : file;
  } catch (error) {
    const row = progress.row + 1;
    if (error instanceof WorkbookRefused) return failed('WORKBOOK_MALFORMED', error.message, row);
    if (!isCsvError(error)) throw error;
    return failed(
      'CSV_MALFORMED',
      'The rest of the file cannot be read: a quotation mark is not closed, or the row is longer than 16 KB.',
      row,
    );
  }
}

const SAMPLES = 3;

/** Names of the columns and the first rows, as in the file. Empty if it cannot be read, which `readImportFile` explains. */
export async function readFileHead(bytes: Buffer): Promise<{ header: string[]; samples: string[][] }> {
  const filled: string[][] = [];
  const source = sourceOf(bytes);
  try {
    for await (const { cells } of source ?? []) {
      if (cells.some((cell) => cell.trim() !== '')) filled.push(cells.map((cell) => cell.trim()));
      if (filled.length > SAMPLES) break;
    }
  } catch (error) {
    if (!(error instanceof WorkbookRefused) && !isCsvError(error)) throw error;
  }
  const [header = [], ...samples] = filled;
  return { header, samples };
}

/** Header and rows; `progress` has the last row that was read. */
async function collect<Column extends string>(
  source: AsyncIterable<SheetRow>,
  expected: ImportColumns<Column>,
  mapping: ColumnMapping,
  progress: { row: number },
): Promise<ImportFile<Column>> {
  const headers = new Map<string, string>();
  const file: ImportFile<Column> = { rows: [], errors: [], headers };
  let columns: string[] | null = null;
  for await (const { row, cells } of source) {
    progress.row = row;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns === null) {
      columns = cells.map((cell) => nameOf(cell, mapping));
      for (const [index, column] of columns.entries()) headers.set(column, cells[index]?.trim() ?? column);
      file.errors.push(...headerErrors(columns, expected));
      if (file.errors.length > 0) return file;
    } else if (file.rows.length === IMPORT_ROWS_MAX)
      return failed('TOO_MANY_ROWS', `A file can have ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Split it.`);
    else file.rows.push({ row, cells: cellsOf(columns, cells), surplus: Math.max(0, cells.length - columns.length) });
  }
  return file;
}

/** Rows of the file; null if it is neither a workbook nor UTF-8 text. */
function sourceOf(bytes: Buffer): AsyncIterable<SheetRow> | null {
  if (isWorkbook(bytes)) return inTurns(readSheet(bytes));
  const text = decode(bytes);
  return text === null ? null : textRows(text);
}

async function* textRows(text: string): AsyncGenerator<SheetRow> {
  const parser = Readable.from(pieces(Buffer.from(text))).pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: ROW_BYTES_MAX,
    }),
  );
  let row = 0;
  for await (const cells of parser as AsyncIterable<string[]>) yield { row: (row += 1), cells };
}

/** Lets other requests run after every hundred rows. */
async function* inTurns(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const row of rows) {
    yield row;
    if ((count += 1) % 100 === 0) await turn();
  }
}

/** Errors for rows with more cells than the header. */
export function surplusErrors(rows: readonly FileRow<string>[], ref: string): ImportMessage[] {
  return rows
    .filter((row) => row.surplus > 0)
    .map((row) =>
      importMessage(
        row.row,
        '',
        ref,
        'COLUMN_COUNT',
        `The row has ${row.surplus} more cells than the header. Put cells that contain the separator in double quotation marks.`,
      ),
    );
}

function failed<Column extends string>(code: string, message: string, row = 1): ImportFile<Column> {
  return { rows: [], errors: [importMessage(row, '', '', code, message)], headers: new Map() };
}

function nameOf(cell: string, mapping: ColumnMapping): string {
  const name = cell.trim();
  return Object.hasOwn(mapping, name) ? (mapping[name] ?? '') : name.toLowerCase();
}

function cellsOf<Column extends string>(columns: readonly string[], cells: readonly string[]): ImportCells<Column> {
  return Object.fromEntries(
    columns.map((column, index) => [column, textOf(cells[index])]).filter(([column]) => column !== ''),
  ) as ImportCells<Column>;
}

/** Removes the formula marking of an export. */
function textOf(cell = ''): string {
  return unmarked(cell.trim()).trim();
}

/** Chunks small enough that parsing one does not block other requests, which run in between. */
async function* pieces(text: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < text.length; start += PIECE) {
    yield text.subarray(start, start + PIECE);
    await turn();
  }
}

function decode(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The most frequent separator in the header. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

function headerErrors(columns: readonly string[], { known, required }: ImportColumns<string>): ImportMessage[] {
  const error = (column: string, code: string, message: string) => importMessage(1, column, '', code, message);
  return [
    ...required
      .filter((column) => !columns.includes(column))
      .map((column) => error(column, 'COLUMN_MISSING', `The column ${column} is missing.`)),
    ...columns
      .filter((column) => column !== '' && !known.includes(column))
      .map((column) =>
        error(column, 'COLUMN_UNKNOWN', `"${column}" is not a column of this file. Known are ${known.join(', ')}.`),
      ),
    ...columns
      .filter((column, index) => column !== '' && columns.indexOf(column) < index)
      .map((column) => error(column, 'COLUMN_DUPLICATE', `The column ${column} appears twice.`)),
  ];
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
