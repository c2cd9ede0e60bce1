import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';

/** Header and first rows stand in this much of the file; the rest is never read here. */
const HEAD_BYTES = 65_536;
const SAMPLE_ROWS = 3;

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** The beginning of a rate sheet: its header, where that stands in the file, and some rows below it. */
export interface SheetHead {
  columns: string[];
  /** Bytes of the file that the header takes, without the end of its line. */
  start: number;
  end: number;
  samples: string[][];
}

/** Reads the header of a CSV file. @throws UserFacingError when the file is no comma-separated UTF-8 text */
export async function readSheetHead(file: Blob): Promise<SheetHead> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let start = marked ? 3 : 0;
  while (bytes[start] === RETURN || bytes[start] === LINE_FEED) start++;
  const end = lineEnd(bytes, start);
  if (end === bytes.length && file.size > bytes.length)
    throw new UserFacingError(
      t`The first line is longer than 64 KiB. The first line of a rate sheet names its columns.`,
    );
  const columns = cellsOf(textOf(bytes.subarray(start, end)));
  if (columns.every((column) => column === ''))
    throw new UserFacingError(t`The file is empty. Choose a CSV file whose first line names its columns.`);
  if (columns.length === 1)
    throw new UserFacingError(
      t`Only one column was found. Save the file as CSV with commas between the columns, not semicolons or tabs.`,
    );
  return { columns, start, end, samples: samplesAfter(bytes, end) };
}

/** The file with other names in its header; everything else stays as it is, and is not read. An empty name is a column that is not used. */
export function withHeader(file: File, { start, end }: SheetHead, names: readonly string[]): File {
  return new File([file.slice(0, start), names.join(','), file.slice(end)], file.name, { type: 'text/csv' });
}

/** Where the line that begins at `start` ends; line ends within quotation marks belong to their cell. */
function lineEnd(bytes: Uint8Array, start: number): number {
  let quoted = false;
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) quoted = !quoted;
    else if (!quoted && (bytes[at] === LINE_FEED || bytes[at] === RETURN)) return at;
  }
  return bytes.length;
}

function samplesAfter(bytes: Uint8Array, headerEnd: number): string[][] {
  const samples: string[][] = [];
  let start = headerEnd;
  while (samples.length < SAMPLE_ROWS) {
    while (bytes[start] === RETURN || bytes[start] === LINE_FEED) start++;
    const end = lineEnd(bytes, start);
    if (start >= bytes.length || (end === bytes.length && bytes.length === HEAD_BYTES)) break;
    samples.push(cellsOf(textOf(bytes.subarray(start, end))));
    start = end;
  }
  return samples;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserFacingError(
      t`The file is not UTF-8 text. In a spreadsheet program, save it as “CSV UTF-8 (comma delimited)”.`,
    );
  }
}

/** Cells of one line of RFC 4180: a quotation mark within a quoted cell is doubled. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
}
