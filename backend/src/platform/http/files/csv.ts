/** A cell: numbers stay numbers, null is empty. */
export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** = + - @, and every character that programs read as one of them (Unicode NFKC). */
const SIGNS = '=+\\-@\u207A\u207C\u208A\u208C\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20';
/** What spreadsheets take for the start of a formula, also behind white space, what cannot be seen, and quotation marks. Source: OWASP, "CSV Injection". */
const FORMULA = `['"\\s\\p{C}\\p{Z}]*[${SIGNS}]`;
/** Where a cell begins; also for programs that separate by semicolon or tab, and then take the quotation marks of a later cell for text. */
const START = '(?<=^|[;\\t\\r\\n])';
const TO_MARK = new RegExp(`${START}(?=${FORMULA})|^(?='*\\p{Cc})`, 'gu');
const MARKED = new RegExp(`${START}'(?=${FORMULA})|^'(?='*\\p{Cc})`, 'gu');

/** One line of RFC 4180 that no spreadsheet runs: text that looks like a formula, in full-width characters too, is marked as text by an apostrophe. */
export function csvLine(cells: CsvRow): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** All text is quoted, so that it stays one cell whatever separates cells in the reader's country. Some programs end a text at NUL. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${cell.replace(TO_MARK, "'").replaceAll('\0', '').replaceAll('"', '""')}"`;
}

/** The text that `csvLine` has marked, as it was, apostrophes of its own included; any other text as it is. For files that come back. */
export function unmarked(cell: string): string {
  return cell.includes("'") ? cell.replace(MARKED, '') : cell;
}

/** The lines of a file in UTF-8 whose first row has been read. */
export async function* csvLines(
  first: IteratorResult<CsvRow, unknown>,
  rows: AsyncGenerator<CsvRow>,
): AsyncGenerator<string> {
  if (first.done === true) return;
  yield BYTE_ORDER_MARK + csvLine(first.value);
  for await (const row of rows) yield csvLine(row);
}
