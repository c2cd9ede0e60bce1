import type { UploadMessage } from '../../../shared/types';

/** Messages of an upload as CSV, one line each, for whoever corrects the file. */
export function messagesCsv(messages: readonly UploadMessage[]): string {
  const lines = messages.map(({ row, column, code, message }) => [row === 0 ? 'terms' : String(row), column, code, message].map(cell).join(','));
  return ['line,column,code,message', ...lines].map((line) => `${line}\r\n`).join('');
}

/** Messages repeat what stood in the file: a cell that a spreadsheet would take for a formula becomes text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
