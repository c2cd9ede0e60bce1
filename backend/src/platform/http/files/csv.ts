/** A cell: a number stays a number, null is empty. */
export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';
/** = + - @, and every character that programs normalize to one of them (Unicode NFKC). */
const SIGNS = '=+\\-@\u207A\u207C\u208A\u208C\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20';
/**
 * What spreadsheet programs treat as the start of a formula, also after white space, invisible characters and quotation marks. Source: OWASP,
 * "CSV Injection".
 */
const FORMULA = `['"\\s\\p{C}\\p{Z}]*[${SIGNS}]`;
/** Start of a cell, also for programs that separate by semicolon or tab and therefore treat later quotation marks as text. */
const START = '(?<=^|[;\\t\\r\\n])';
const TO_MARK = new RegExp(`${START}(?=${FORMULA})|^(?='*\\p{Cc})`, 'gu');
const MARKED = new RegExp(`${START}'(?=${FORMULA})|^'(?='*\\p{Cc})`, 'gu');

/** One RFC 4180 line without formulas: an apostrophe marks text that looks like a formula, full-width characters included. */
export function csvLine(cells: CsvRow): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** All text is quoted, so it stays one cell with any list separator. NUL is removed, because some programs end text there. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${cell.replace(TO_MARK, "'").replaceAll('\0', '').replaceAll('"', '""')}"`;
}

/**
 * Reverses the marking of `csvLine` for files that are imported again: restores the original text, its own apostrophes included. Other text is
 * returned unchanged.
 */
export function unmarked(cell: string): string {
  return cell.includes("'") ? cell.replace(MARKED, '') : cell;
}

/** Lines of a UTF-8 file whose first row has already been read. */
export async function* csvLines(
  first: IteratorResult<CsvRow, unknown>,
  rows: AsyncGenerator<CsvRow>,
): AsyncGenerator<string> {
  if (first.done === true) return;
  yield BYTE_ORDER_MARK + csvLine(first.value);
  for await (const row of rows) yield csvLine(row);
}
