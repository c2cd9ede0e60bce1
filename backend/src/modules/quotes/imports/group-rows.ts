import { importMessage, type ImportMessage } from '../../../platform/imports/import-messages.js';
import { surplusErrors } from '../../../platform/imports/read-import-file.js';
import type { FileRow, ImportCells, ImportColumn } from './read-file.js';

/** Rows with the same `ref`, in file order. A row without `ref` is a group of its own. */
export interface ImportGroup {
  ref: string;
  rows: FileRow[];
}

/** Columns of a handling unit. All other columns belong to the quote: their values must agree in all rows of the group, or be empty. */
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

/** Groups rows by `ref`, in order of first occurrence. */
export function groupRows(rows: readonly FileRow[]): ImportGroup[] {
  const groups = Map.groupBy(rows, ({ row, cells }) => cells.ref || row);
  return [...groups].map(([key, members]) => ({ ref: typeof key === 'string' ? key : '', rows: members }));
}

/** Errors of the rows as such: missing ref, too many cells, conflicting quote columns. */
export function rowErrors({ ref, rows }: ImportGroup): ImportMessage[] {
  const missingRefs =
    ref === ''
      ? rows.map(({ row }) =>
          importMessage(row, 'ref', '', 'REQUIRED', 'Give the row a ref; rows with the same one make one quote.'),
        )
      : [];
  return [...missingRefs, ...surplusErrors(rows, ref), ...conflicts({ ref, rows })];
}

function conflicts({ ref, rows }: ImportGroup): ImportMessage[] {
  const shared = sharedCells(rows);
  return rows.flatMap(({ row, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      cell === '' || UNIT_COLUMNS.includes(column) || cell === shared[column as ImportColumn]
        ? []
        : [
            importMessage(
              row,
              column,
              ref,
              'REF_CONFLICT',
              `Another row of ${ref} says "${shared[column as ImportColumn] ?? ''}" here. Rows of one quote have to agree.`,
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
