import Papa from 'papaparse';
import type { UploadMessage } from '../../../shared/types';
import { termName } from './term-name';

/** Cells that spreadsheets run as a formula, also behind invisible characters and in full-width form. */
const FORMULA = /^[\s\p{C}\p{Z}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^\p{Cc}/u;

/** Messages of an upload as CSV. They repeat cells of the file, so formulas are escaped. */
export const messagesCsv = (messages: readonly UploadMessage[]): string =>
  Papa.unparse(
    {
      fields: ['line', 'column', 'code', 'message'],
      data: messages.map(({ row, column, code, message }) => [
        row === 0 ? 'terms' : row,
        row === 0 ? termName(column) : column,
        code,
        message,
      ]),
    },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
