import { english } from '../../../messages/translate.js';
import { type Message, msg } from '../../../messages/message.js';
import { importMessage, type ImportMessage } from '../../../platform/imports/import-messages.js';
import { surplusErrors } from '../../../platform/imports/read-import-file.js';
import type { FileRow, ImportCells, ImportColumn } from './read-file.js';

/** Rows with the same key, in file order. A row without one is a group of its own. */
export interface ImportGroup {
  ref: string;
  rows: FileRow[];
}

/** How the rows of a file form quotes. */
export interface RowGrouping {
  /** Column whose value the rows of one quote share. */
  key: string;
  /** Columns that can differ between the rows of a quote. All others must agree, or be empty. */
  lineColumns: readonly string[];
  /** What a row needs that has no key. */
  missingKey: string;
  /** What the rows with the same key are. */
  item: Message;
}

/** Columns of a handling unit. */
const UNIT_COLUMNS: readonly string[] = [
  'hu_count',
  'hu_type',
  'length_in',
  'width_in',
  'height_in',
  'weight_lb',
  'stackable',
  'pieces',
  'pkg_type',
  'description',
  'nmfc',
  'nmfc_sub',
  'class',
  'hazmat',
  'un',
  'hm_name',
  'hm_class',
  'pg',
  'hm_phone',
];

/** A row of each kind of handling unit; rows with the same `ref` form one quote. */
const QUOTE_ROWS: RowGrouping = {
  key: 'ref',
  lineColumns: UNIT_COLUMNS,
  missingKey: english(msg`Give the row a ref; rows with the same one make one quote.`),
  item: msg`quote`,
};

/** Groups rows by their key, in order of first occurrence. */
export function groupRows(rows: readonly FileRow[], { key: column } = QUOTE_ROWS): ImportGroup[] {
  const groups = Map.groupBy(rows, ({ row, cells }) => cells[column] || row);
  return [...groups].map(([key, members]) => ({ ref: typeof key === 'string' ? key : '', rows: members }));
}

/** Errors of the rows as such: missing key, too many cells, conflicting columns. */
export function rowErrors({ ref, rows }: ImportGroup, grouping = QUOTE_ROWS): ImportMessage[] {
  const { key, missingKey } = grouping;
  const missingKeys = ref === '' ? rows.map(({ row }) => importMessage(row, key, '', 'REQUIRED', missingKey)) : [];
  return [...missingKeys, ...surplusErrors(rows, ref), ...conflicts({ ref, rows }, grouping)];
}

function conflicts({ ref, rows }: ImportGroup, { lineColumns, item }: RowGrouping): ImportMessage[] {
  const shared = sharedCells(rows);
  return rows.flatMap(({ row, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      cell === '' || lineColumns.includes(column) || cell === shared[column as ImportColumn]
        ? []
        : [
            importMessage(
              row,
              column,
              ref,
              'REF_CONFLICT',
              english(
                msg`Another row of ${{ ref }} says "${{ value: shared[column as ImportColumn] ?? '' }}" here. Rows of one ${{ item }} have to agree.`,
              ),
            ),
          ],
    ),
  );
}

/** The first non-empty value of each column. */
export function sharedCells(rows: readonly FileRow[]): ImportCells {
  const shared: ImportCells = {};
  for (const { cells } of rows)
    for (const [column, cell] of Object.entries(cells) as [ImportColumn, string][])
      if (cell !== '') shared[column] ??= cell;
  return shared;
}
