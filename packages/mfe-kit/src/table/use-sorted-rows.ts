import { useMemo, useState } from 'react';
import type { Column, RowData, Sort, TableSort } from './column';

type Value = string | number | null;

/** Empty values come last in both directions. */
function compare(a: Value, b: Value, direction: Sort['direction']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), undefined, { numeric: true });
  return direction === 'asc' ? order : -order;
}

/** Sorts in the browser by the columns with a `sortValue`; only for lists that are loaded as a whole. */
export function useSortedRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): { rows: readonly Row[]; sort: TableSort } {
  const [sort, setSort] = useState<Sort | null>(null);
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
  const sorted = useMemo(
    () => (sort && valueOf ? rows.toSorted((a, b) => compare(valueOf(a), valueOf(b), sort.direction)) : rows),
    [rows, sort, valueOf],
  );
  const options = columns
    .filter(({ sortValue }) => sortValue)
    .flatMap(({ id }): Sort[] => [
      { column: id, direction: 'asc' },
      { column: id, direction: 'desc' },
    ]);
  return { rows: sorted, sort: { value: sort, options, onChange: setSort } };
}
