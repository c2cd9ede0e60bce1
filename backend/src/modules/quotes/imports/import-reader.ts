import { setImmediate as turn } from 'node:timers/promises';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';
import type { ColumnMapping, ImportFile } from '../../../platform/imports/read-import-file.js';
import type { NewQuoteItem } from '../persistence/quote-imports.sql.js';
import { withCell } from './cell-words.js';
import { groupRows, type ImportGroup, type RowGrouping } from './group-rows.js';
import type { ImportColumn } from './read-file.js';

/** Duration of row checks before other requests run, in ms. */
const TURN_MS = 1;

/** An uploaded file. */
export interface QuoteUpload {
  name: string;
  bytes: Buffer;
  mapping: ColumnMapping;
}

/** A parsed file with its items and errors. */
export interface CheckedFile {
  rows: number;
  items: NewQuoteItem[];
  errors: ImportMessage[];
}

/** Reads the quotes of one kind of file. */
export interface ImportReader {
  /** Options that affect what the file becomes, for the idempotency key. */
  settings(upload: QuoteUpload): object;
  read(companyId: string, upload: QuoteUpload): Promise<CheckedFile>;
}

/** Items and errors of a file. Other requests run in between; messages name the columns as the file does. */
export async function readItems(
  file: ImportFile<ImportColumn>,
  grouping: RowGrouping | undefined,
  itemOf: (group: ImportGroup, position: number) => Promise<NewQuoteItem>,
): Promise<CheckedFile> {
  const named = (message: ImportMessage) => ({
    ...message,
    column: file.headers.get(message.column) ?? message.column,
  });
  const items: NewQuoteItem[] = [];
  let until = performance.now() + TURN_MS;
  for (const [position, group] of groupRows(file.rows, grouping).entries()) {
    const item = await itemOf(group, position);
    items.push({ ...item, messages: item.messages.map(named) });
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + TURN_MS;
  }
  const errors = [...file.errors, ...items.flatMap(({ messages }) => messages)].sort(
    (left, right) => left.row - right.row,
  );
  return { rows: file.rows.length, items, errors };
}

/** Messages about the cells of a group, one for each cell: several fields of the request can map to one cell. Those about cells that cannot be read say what they contain. */
export function cellMessages({ rows }: ImportGroup, messages: readonly ImportMessage[]): ImportMessage[] {
  const once = messages.filter(
    ({ row, column }, index) => messages.findIndex((other) => other.row === row && other.column === column) === index,
  );
  return once.map((message) => {
    const cells = rows.find(({ row }) => row === message.row)?.cells;
    return withCell(message, cells?.[message.column as keyof typeof cells]);
  });
}
