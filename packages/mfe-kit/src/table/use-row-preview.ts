import { useState } from 'react';
import type { RowData } from './column';

/** Which row of a table is previewed. */
export interface RowPreview {
  id: string | undefined;
  /** Previews a row; undefined closes the preview. */
  show(id: string | undefined): void;
}

/** The previewed row; a row that is no longer listed is not previewed. */
export function useRowPreview<Row extends RowData>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
): RowPreview & { row: Row | undefined } {
  const [id, show] = useState<string>();
  const row = id === undefined ? undefined : rows.find((one) => rowId(one) === id);
  return { id: row && id, show, row };
}
