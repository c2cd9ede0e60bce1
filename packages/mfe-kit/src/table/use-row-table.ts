import { type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, RowData } from './column';
import type { Selection } from './use-selection';

/** Features of TanStack Table that are bundled; each further one costs 0.8 to 1.5 KB (brotli) of every list's first load. */
const features = tableFeatures({ rowSelectionFeature });

interface Options<Row extends RowData> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  selection?: Selection;
}

/** TanStack's model of the rows. The selection is controlled: it also has ids of rows on other pages. */
export function useRowTable<Row extends RowData>({ columns, rows, rowId, selection }: Options<Row>) {
  const columnDefs = useMemo(() => columns.map(({ id }) => ({ id })), [columns]);
  const ids = selection?.ids;
  const rowSelection = useMemo(() => stateOf(ids ?? []), [ids]);
  return useTable<typeof features, Row>({
    features,
    columns: columnDefs,
    data: rows as Row[],
    getRowId: rowId,
    state: { rowSelection },
    onRowSelectionChange: (update) =>
      selection?.set(Object.keys(typeof update === 'function' ? update(rowSelection) : update)),
  });
}

const stateOf = (ids: Iterable<string>): RowSelectionState =>
  Object.fromEntries(Array.from(ids, (id) => [id, true as const]));

export type RowTable<Row extends RowData> = ReturnType<typeof useRowTable<Row>>;
