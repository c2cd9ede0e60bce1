import type { UploadMessage } from '../../../shared/types';

/** Also behind white space and what cannot be seen, and in full-width characters. */
const FORMULA = /^[\s\p{C}\p{Z}]*[=+\-@]|^\p{Cc}/u;

/** Messages of an upload as CSV, one line each, for whoever corrects the file. */
export function messagesCsv(messages: readonly UploadMessage[]): string {
  const lines = messages.map(({ row, column, code, message }) =>
    [row === 0 ? 'terms' : String(row), column, code, message].map(cell).join(','),
  );
  return ['line,column,code,message', ...lines].map((line) => `${line}\r\n`).join('');
}

/** Messages repeat what stood in the file: a cell that a spreadsheet would take for a formula becomes text. */
function cell(text: string): string {
  const harmless = FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
