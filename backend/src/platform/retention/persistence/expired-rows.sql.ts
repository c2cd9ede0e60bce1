import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { RetentionRule } from '../retention-rules.js';

/** Rows per delete statement, so that locks are held only briefly. */
export const PURGE_BATCH = 1_000;
/** Smaller batches for rows with children. */
const PARENT_BATCH = 50;

interface Key {
  companyId: string;
  id: string;
}

/** Finds and deletes rows that have exceeded their retention. */
@Injectable()
export class ExpiredRows {
  constructor(private readonly database: Database) {}

  /** Deletes a batch. Returns the number of deleted rows, without children, and whether there may be more. */
  async deleteBatch(rule: RetentionRule, now: Date): Promise<{ deleted: number; more: boolean }> {
    if (rule.children !== undefined) return this.deleteFamilies(rule, now, rule.children);
    const { affectedRows } = await this.database.execute(
      `DELETE FROM ${rule.table} WHERE ${expired(rule)} ORDER BY ${rule.column} LIMIT ${PURGE_BATCH}`,
      [end(rule, now)],
    );
    return { deleted: affectedRows, more: affectedRows === PURGE_BATCH };
  }

  /** How many seconds ago the oldest row's retention ended; 0 if no row has expired. */
  async overdueSeconds(rule: RetentionRule, now: Date): Promise<number> {
    const [row] = await this.database.query<{ oldest: Date | number | null }>(
      `SELECT MIN(${rule.column}) AS oldest FROM ${rule.table} FORCE INDEX (${rule.index}) WHERE ${expired(rule)}`,
      [end(rule, now)],
    );
    if (row?.oldest == null) return 0;
    return (now.getTime() - rule.keptMs - Number(row.oldest)) / 1_000;
  }

  private async deleteFamilies(
    rule: RetentionRule,
    now: Date,
    children: NonNullable<RetentionRule['children']>,
  ): Promise<{ deleted: number; more: boolean }> {
    const parents = await this.database.query<Key>(
      `SELECT company_id AS companyId, id FROM ${rule.table} FORCE INDEX (${rule.index}) WHERE ${expired(rule)} ORDER BY ${rule.column} LIMIT ${PARENT_BATCH}`,
      [end(rule, now)],
    );
    for (const { companyId, id } of parents) {
      for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH;)
        ({ affectedRows: deleted } = await this.database.execute(
          `DELETE FROM ${children.table} WHERE company_id = ? AND ${children.key} = ? LIMIT ${PURGE_BATCH}`,
          [companyId, id],
        ));
      await this.database.execute(`DELETE FROM ${rule.table} WHERE company_id = ? AND id = ?`, [companyId, id]);
    }
    return { deleted: parents.length, more: parents.length === PARENT_BATCH };
  }
}

function expired({ column, where }: RetentionRule): string {
  return `${where === undefined ? '' : `${where} AND `}${column} < ?`;
}

function end({ keptMs, epoch }: RetentionRule, now: Date): Date | number {
  const at = now.getTime() - keptMs;
  return epoch === true ? at : new Date(at);
}
