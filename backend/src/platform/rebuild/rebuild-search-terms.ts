import type { WordTable } from '../search/persistence/word-table.sql.js';
import type { RebuiltBatch } from './rebuild.js';

/** How search terms of one kind of row are computed and stored. */
export interface IndexedRows<Row extends { id: string }> {
  table: WordTable;
  /** The next rows after an id, in id order. */
  read(after: string, limit: number): Promise<Row[]>;
  termsOf(row: Row): readonly string[];
  /** Recomputes the terms of a row under its lock and stores them. */
  replace(id: string): Promise<void>;
}

/** Compares stored search terms with computed ones without locks, and replaces those that differ, one row per transaction. */
export async function rebuildSearchTerms<Row extends { id: string }>(
  { table, read, termsOf, replace }: IndexedRows<Row>,
  companyId: string,
  after: string,
  limit: number,
): Promise<RebuiltBatch> {
  const rows = await read(after, limit);
  const stored = await table.wordsOf(
    companyId,
    rows.map(({ id }) => id),
  );
  const wrong = rows.filter((row) => !sameTerms(termsOf(row), stored.get(row.id) ?? []));
  for (const { id } of wrong) await replace(id);
  return { last: rows.at(-1)?.id ?? null, rows: rows.length, changed: wrong.length };
}

function sameTerms(computed: readonly string[], stored: readonly string[]): boolean {
  const known = new Set(stored);
  return computed.length === stored.length && computed.every((term) => known.has(term));
}
