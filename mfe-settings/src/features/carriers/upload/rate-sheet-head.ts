import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import Papa from 'papaparse';

/** Header and first rows are in this part of the file; the rest is not read here. */
const HEAD_BYTES = 65_536;
const SAMPLE_ROWS = 3;

/** The beginning of a rate sheet. */
export interface SheetHead {
  columns: string[];
  /** Bytes from `start` to `end` are the header, without its line end. */
  start: number;
  end: number;
  samples: string[][];
}

/** Reads the header of a CSV file. @throws UserFacingError unless the file is comma-separated UTF-8 text */
export async function readSheetHead(file: Blob): Promise<SheetHead> {
  const text = decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const skipped = /^\uFEFF?[\r\n]*/.exec(text)?.[0] ?? '';
  const body = text.slice(skipped.length);
  // Papa's fast mode reports a wrong cursor for previews.
  const header = Papa.parse<string[]>(body, { delimiter: ',', preview: 1, fastMode: false });
  const columns = (header.data[0] ?? []).map((name) => name.trim());
  // The parser stops behind the line end of the header.
  const headerText = body.slice(0, header.meta.cursor).replace(/\r?\n$|\r$/, '');
  if (header.meta.cursor >= body.length && file.size > HEAD_BYTES)
    throw new UserFacingError(t`The first line is longer than 64 KiB. It must contain the column names.`);
  if (columns.every((name) => name === ''))
    throw new UserFacingError(t`The file is empty. Choose a CSV file whose first line names its columns.`);
  if (columns.length === 1)
    throw new UserFacingError(t`Only one column was found. Save the file as CSV with commas, not semicolons or tabs.`);
  const start = byteLength(skipped);
  return { columns, start, end: start + byteLength(headerText), samples: samplesOf(body) };
}

/** The file with other column names. The rows are copied without being read. An empty name is an unused column. */
export function withHeader(file: File, { start, end }: SheetHead, names: readonly string[]): File {
  return new File([file.slice(0, start), names.join(','), file.slice(end)], file.name, { type: 'text/csv' });
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

const samplesOf = (body: string): string[][] =>
  Papa.parse<string[]>(body, { delimiter: ',', preview: SAMPLE_ROWS + 1, skipEmptyLines: true })
    .data.slice(1)
    .map((cells) => cells.map((cell) => cell.trim()));

/** The part can end inside a character, so decoding is not flushed. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    throw new UserFacingError(t`The file is not UTF-8. In your spreadsheet program, save it as “CSV UTF-8”.`);
  }
}
