import { english } from '../../../messages/translate.js';
import { type Message, msg } from '../../../messages/message.js';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { BREAKS, parseSheetRow, rateColumns, type SheetKind, type SheetRow } from '../../rating/index.js';
import { rateMessage, type UploadMessage } from './upload-messages.js';

const SHEET_NAMES: Readonly<Record<SheetKind, Message>> = {
  lane: msg`a tariff of basis lane`,
  mileage: msg`a tariff of basis mileage`,
  truckload: msg`a truckload tariff`,
};

/** One line of a rate sheet: a row, or its error. */
export type SheetLine =
  | { readonly line: number; readonly row: SheetRow; readonly errors?: undefined }
  | { readonly line: number; readonly row?: undefined; readonly errors: readonly UploadMessage[] };

/** Longer than any valid line; limits the damage of an unclosed quotation mark. */
const LINE_BYTES_MAX = 4_096;
const OPTIONAL_COLUMNS = new Set<string>([...BREAKS, 'service', 'minimum', 'transit_days']);

/**
 * Parses a rate sheet (freight.md Annex H) line by line in constant memory: comma-separated UTF-8, byte order mark allowed, blank lines skipped.
 * Columns may be in any order and case; columns without a name are ignored. An unusable header or malformed CSV ends parsing with that error.
 */
export async function* readRateSheet(source: Readable, kind: SheetKind): AsyncGenerator<SheetLine> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: LINE_BYTES_MAX,
  });
  source.on('error', (error) => parser.destroy(error));
  const text = source.pipe(utf8Only()).on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let columns: string[] | null = null;
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line++;
      if (cells.length === 1 && cells[0] === '') continue;
      if (columns === null) {
        columns = cells.map((cell) => canonicalColumn(cell.trim(), kind));
        const errors = headerErrors(columns, line, kind);
        if (errors.length > 0) return yield { line, errors };
      } else {
        yield readLine(cells, columns, line, kind);
      }
    }
  } catch (error) {
    if (error instanceof NotUtf8) {
      return yield {
        line: line + 1,
        errors: [
          rateMessage(line + 1, '', 'ENCODING', english(msg`The file is not UTF-8 text. Save it as "CSV UTF-8".`)),
        ],
      };
    }
    if (!isCsvError(error)) throw error;
    yield {
      line: line + 1,
      errors: [
        rateMessage(
          line + 1,
          '',
          'CSV_MALFORMED',
          english(msg`A quotation mark is not closed, or the line is longer than 4 KB.`),
        ),
      ],
    };
  } finally {
    source.destroy();
  }
}

function readLine(cells: readonly string[], columns: readonly string[], line: number, kind: SheetKind): SheetLine {
  if (cells.length !== columns.length) {
    return {
      line,
      errors: [
        rateMessage(
          line,
          '',
          'COLUMN_COUNT',
          english(msg`The line has ${{ cells: cells.length }} cells, the header has ${{ columns: columns.length }}.`),
        ),
      ],
    };
  }
  const record: Record<string, string> = {};
  columns.forEach((column, index) => (record[column] = cells[index] ?? ''));
  const { row, errors } = parseSheetRow(record, kind);
  return row
    ? { line, row }
    : { line, errors: errors.map((error) => rateMessage(line, error.column, error.code, error.message)) };
}

function canonicalColumn(cell: string, kind: SheetKind): string {
  return rateColumns(kind).find((column) => column.toLowerCase() === cell.toLowerCase()) ?? cell;
}

function headerErrors(columns: readonly string[], line: number, kind: SheetKind): UploadMessage[] {
  const known = rateColumns(kind);
  const error = (column: string, code: string, message: string) => rateMessage(line, column, code, message);
  const missing = known.filter((column) => !columns.includes(column) && !OPTIONAL_COLUMNS.has(column));
  const errors = missing.map((column) =>
    error(
      column,
      'COLUMN_MISSING',
      english(msg`The column ${{ column }} is missing; ${{ sheet: SHEET_NAMES[kind] }} needs it.`),
    ),
  );
  columns.forEach((column, index) => {
    if (column === '') return;
    if (!known.includes(column))
      errors.push(
        error(
          column,
          'COLUMN_UNKNOWN',
          english(
            msg`"${{ column }}" is not a column of ${{ sheet: SHEET_NAMES[kind] }}. Known are ${{ known: known.join(', ') }}.`,
          ),
        ),
      );
    else if (columns.indexOf(column) < index)
      errors.push(error(column, 'COLUMN_DUPLICATE', english(msg`The column ${{ column }} appears twice.`)));
  });
  if (kind !== 'truckload' && !BREAKS.some((column) => columns.includes(column))) {
    errors.push(
      error(
        BREAKS[0],
        'COLUMN_MISSING',
        english(msg`At least one weight break is needed: ${{ breaks: BREAKS.join(', ') }}.`),
      ),
    );
  }
  return errors;
}

class NotUtf8 extends Error {}

/** Passes through valid UTF-8 and fails on invalid bytes, which the CSV parser would silently replace. */
function utf8Only(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = (chunk: Buffer | undefined, done: TransformCallback): void => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
      done(null, chunk);
    } catch {
      done(new NotUtf8());
    }
  };
  return new Transform({
    transform: (chunk: Buffer, _, done) => check(chunk, done),
    flush: (done) => check(undefined, done),
  });
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
