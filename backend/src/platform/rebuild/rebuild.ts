import type { Database } from '../database/database.js';
import { companyIds } from './persistence/company-ids.sql.js';

/** Rows per batch: a batch locks its rows for some milliseconds. */
const BATCH = 100;

/** A batch of recomputed rows. */
export interface RebuiltBatch {
  /** Id of the last row; null when no row follows `after`. */
  last: string | null;
  /** Rows that were compared. */
  rows: number;
  /** Rows that were wrong and are corrected. */
  changed: number;
}

/** Recomputes derived data from the rows it is derived from. Running a step again, or while the product runs, changes only what is wrong. */
export interface RebuildStep {
  /** Names the data in the progress: "search terms of contacts". */
  readonly name: string;
  /** The next rows of a company after an id, in the order of their ids. */
  rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch>;
}

/** What a step has done for a company so far. */
export interface RebuildProgress {
  companyId: string;
  step: string;
  rows: number;
  changed: number;
  /** Whether the step has reached the company's last row. */
  done: boolean;
}

/** Runs the steps for each company from `from` on, in bounded batches. Returns how many rows were corrected. */
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
