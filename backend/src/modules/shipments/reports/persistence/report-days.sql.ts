import { Injectable } from '@nestjs/common';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { FIGURES, type Figures, type ReportRow } from '../domain/report-figures.js';
import { ReportDayEntity } from './report-day.entity.js';

const KEYS = ['part', 'scac', 'mode', 'currency', 'code', 'carrierName', ...FIGURES] as const;
/** Rows per INSERT. */
const BATCH = 500;

/** The figures of days. */
@Injectable()
export class ReportDaysRepository {
  /** The stored rows of a day, locked until the transaction ends. */
  async lock(tx: Transaction, companyId: string, shipOn: string): Promise<ReportRow[]> {
    const rows = await tx.query<ReportRow[]>(
      `SELECT ${columnsOf(ReportDayEntity, 'd', KEYS)} FROM report_day d WHERE d.company_id = ? AND d.ship_on = ? FOR UPDATE`,
      [companyId, shipOn],
    );
    return rows.map((row) => ({ ...row, ...figuresOf(row) }));
  }

  async replace(tx: Transaction, companyId: string, shipOn: string, rows: readonly ReportRow[]): Promise<void> {
    await tx.query('DELETE FROM report_day WHERE company_id = ? AND ship_on = ?', [companyId, shipOn]);
    for (let first = 0; first < rows.length; first += BATCH)
      await tx.insert(
        ReportDayEntity,
        rows.slice(first, first + BATCH).map((row) => ({ ...row, companyId, shipOn })),
      );
  }
}

/** Sums as the driver returns them, as numbers. */
export const figuresOf = (row: Record<keyof Figures, unknown>): Figures =>
  Object.fromEntries(FIGURES.map((name) => [name, toSafeInteger(row[name])])) as Figures;
