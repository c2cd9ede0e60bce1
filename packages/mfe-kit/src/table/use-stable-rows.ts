import { useState } from 'react';

export interface StableRows<Row> {
  rows: readonly Row[];
  /** Rows were added, removed or moved, which is not shown yet. */
  hasChanged: boolean;
  showChanges(): void;
}

interface Options<Row> {
  rowId(row: Row): string;
  /** Another key, such as other filters or another page, shows the fresh rows at once. */
  listKey: string;
  isPaused: boolean;
}

/** While paused, rows are updated in place, but none is added, removed or moved. */
export function useStableRows<Row>(fresh: readonly Row[], { rowId, listKey, isPaused }: Options<Row>): StableRows<Row> {
  const [stored, setStored] = useState({ listKey, rows: fresh });
  const isSame = stored.rows.map(rowId).join() === fresh.map(rowId).join();
  const mayChange = !isPaused || stored.listKey !== listKey || stored.rows.length === 0;
  const showChanges = () => setStored({ listKey, rows: fresh });
  if (mayChange && !(stored.listKey === listKey && isSame)) showChanges();
  if (mayChange || isSame) return { rows: fresh, hasChanged: false, showChanges };
  const byId = new Map(fresh.map((row) => [rowId(row), row]));
  return { rows: stored.rows.map((row) => byId.get(rowId(row)) ?? row), hasChanged: true, showChanges };
}
