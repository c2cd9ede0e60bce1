import type { ApiAnswer, ApiClient } from './api-client.js';

/** Cells of a valid row: two pallets of class 70 from Chicago to Dallas. */
const ROW = {
  ref: 'A-1',
  pickup_date: '2026-11-24',
  ready: '10:00',
  close: '16:00',
  o_zip: '60601',
  d_zip: '75201',
  hu_count: '2',
  hu_type: 'PAT',
  length_in: '48',
  width_in: '40',
  height_in: '48',
  weight_lb: '1000',
  description: 'Fittings',
  class: '70',
};

/** A row of an import with some cells changed or added. */
export function importRow(changes: Record<string, string> = {}): Record<string, string> {
  return { ...ROW, ...changes };
}

/** Rows as a CSV file with the union of their columns. */
export function importSheet(...rows: readonly Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(line).join('\r\n');
}

/** Uploads a file of rows. */
export function importQuotes(
  client: ApiClient,
  file: string | Buffer,
  query = '',
  name = 'quotes.csv',
  headers?: Record<string, string>,
): Promise<ApiAnswer> {
  const form = new FormData();
  form.set('file', new Blob([file as Uint8Array<ArrayBuffer> | string], { type: 'text/csv' }), name);
  return client.request('POST', `/api/v1/quotes/imports${query}`, { body: form, headers });
}
