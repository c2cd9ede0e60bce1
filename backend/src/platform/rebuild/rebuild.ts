import type { Database } from '../database/database.js';
import { companyIds } from './persistence/company-ids.sql.js';
import type { WordTable } from '../search/persistence/word-table.sql.js';

/** Rows per batch; a batch locks its rows for a few milliseconds. */
const BATCH = 100;

/** A batch of recomputed rows. */
export interface RebuiltBatch {
  /** Id of the last row; null if there are no rows after `after`. */
  last: string | null;
  /** Number of rows compared. */
  rows: number;
  /** Number of rows corrected. */
  changed: number;
}

/** Recomputes derived data from its source rows. Steps are idempotent and may run while the product runs; they change only wrong rows. */
export interface RebuildStep {
  /** Shown in the progress: "search terms of contacts". */
  readonly name: string;
  /** Processes the company's next rows after an id, in id order. */
  rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch>;
}

/** Progress of a step for a company. */
export interface RebuildProgress {
  companyId: string;
  step: string;
  rows: number;
  changed: number;
  /** Whether the step has reached the company's last row. */
  done: boolean;
}

/** Runs the steps for each company from `from` on, in bounded batches. Returns the number of corrected rows. */
export async function rebuild(
  database: Database,
  steps: readonly RebuildStep[],
  from: string,
  report: (progress: RebuildProgress) => void,
): Promise<number> {
  let corrected = 0;
  for (const companyId of await companyIds(database, from))
    for (const step of steps) corrected += await rebuildCompany(step, companyId, report);
  return corrected;
}

async function rebuildCompany(
  step: RebuildStep,
  companyId: string,
  report: (progress: RebuildProgress) => void,
): Promise<number> {
  let [rows, changed] = [0, 0];
  for (let after: string | null = ''; after !== null;) {
    const batch: RebuiltBatch = await step.rebuild(companyId, after, BATCH);
    rows += batch.rows;
    changed += batch.changed;
    after = batch.last;
    report({ companyId, step: step.name, rows, changed, done: after === null });
  }
  return changed;
}

/** How search terms of one kind of row are computed and stored. */
interface IndexedRows<Row extends { id: string }> {
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
