import { t } from '@lingui/core/macro';
import Papa from 'papaparse';
import { CSV_FORMAT } from './read-head';

/** An error of the API's check of a file. */
export interface RowMessage {
  /** As in a spreadsheet; the header is row 1. */
  row: number;
  column: string;
  /** What the rows of one item have in common. */
  ref: string;
  message: string;
}

/**
 * The rows of the file that have errors, as CSV with the file's own columns and one with the errors. `refColumn` is the position of the column whose
 * value rows of one item share: then all rows of an item are included. Text that looks like a formula is marked, as in exports.
 */
export async function faultyRows(file: Blob, messages: readonly RowMessage[], refColumn: number = -1): Promise<Blob> {
  const { data, meta } = Papa.parse<string[]>(await file.text(), CSV_FORMAT);
  const first = data.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const header = data[first] ?? [];
  const byRow = Map.groupBy(messages, ({ row }) => row);
  const refs = new Set(messages.map(({ ref }) => ref).filter(Boolean));
  const faulty = data.flatMap((cells, index) => {
    const own = byRow.get(index + 1);
    const isOfItem = refColumn >= 0 && refs.has(cells[refColumn]?.trim() ?? '');
    if (index <= first || !(own || isOfItem)) return [];
    const errors = own?.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' ') ?? '';
    return [[...header.map((_, position) => cells[position] ?? ''), errors]];
  });
  const csv = Papa.unparse([[...header, t`Errors`], ...faulty], {
    delimiter: meta.delimiter,
    escapeFormulae: true,
    newline: '\r\n',
  });
  return new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
}
