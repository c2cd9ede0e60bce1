import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type LocalDate } from '../../../../kernel/time/local-date.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { noFigures, REPORT_PARTS } from '../domain/report-figures.js';
import { quarterOf, type StoredSums } from '../domain/report-spans.js';
import { FIGURE_COLUMNS, sumsOf } from './report-columns.js';
import { type MonthPart, ReportMonthEntity } from './report-month.entity.js';

const INSERT = `INSERT INTO report_month (company_id, months, month_on, part, mode, scac, currency, code, carrier_name, ${FIGURE_COLUMNS})`;
const IS_COMPUTED = "company_id = ? AND part = 'computed' AND mode = ''";
const COMPUTED = `SELECT months, month_on AS monthOn FROM report_month FORCE INDEX (PRIMARY) WHERE ${IS_COMPUTED} AND months IN (1, 3) AND month_on BETWEEN ? AND ?`;

type ComputedRow = Pick<ReportMonthEntity, 'months' | 'monthOn'>;

/** Sums of whole months and quarters. */
@Injectable()
export class ReportMonthsRepository {
  constructor(private readonly database: Database) {}

  /** Those whose sums are those of their days, for reports. */
  async computed(companyId: string, from: LocalDate, to: LocalDate): Promise<StoredSums> {
    return toStored(await this.database.read<ComputedRow>(COMPUTED, [companyId, from, to]));
  }

  /** A month and its quarter, each if it is computed, from the writer. */
  async computedOf(companyId: string, monthOn: LocalDate): Promise<StoredSums> {
    return toStored(await this.database.query<ComputedRow>(COMPUTED, [companyId, quarterOf(monthOn), monthOn]));
  }

  /** The month is read from its days, and its quarter from its months, until they are computed again. */
  async drop(tx: Transaction, companyId: string, monthOn: LocalDate): Promise<void> {
    await tx.query(
      `DELETE FROM report_month WHERE ${IS_COMPUTED} AND (months = 1 AND month_on = ? OR months = 3 AND month_on = ?)`,
      [companyId, monthOn, quarterOf(monthOn)],
    );
  }

  /** Computes a month from its days. A transaction that changes one of them waits for the row `computed`, which is written first. */
  async replace(companyId: string, monthOn: LocalDate): Promise<void> {
    const days = [monthOn, addDays(addMonths(monthOn, 1), -1)];
    const ofDays = (part: string, scac: string, code: string) =>
      `${INSERT} SELECT company_id, 1, ?, ${part} AS part_, mode, ${scac} AS scac_, currency, ${code} AS code_, MAX(carrier_name), ${sumsOf()}
        FROM report_day FORCE INDEX (PRIMARY) WHERE company_id = ? AND part IN (?) AND ship_on BETWEEN ? AND ? GROUP BY part_, mode, scac_, currency, code_`;
    await this.database.transaction(async (tx) => {
      await this.start(tx, companyId, 1, monthOn);
      const ofParts = ofDays('part', "IF(part = 'total', scac, '')", 'code');
      await tx.query(ofParts, [monthOn, companyId, [...REPORT_PARTS], ...days]);
      await tx.query(ofDays("'day'", "''", 'CAST(ship_on AS CHAR)'), [monthOn, companyId, ['total'], ...days]);
      // Then all modes together.
      await tx.query(
        `${INSERT} SELECT company_id, 1, month_on, part, '', scac, currency, code, MAX(carrier_name), ${sumsOf()}
          FROM report_month FORCE INDEX (ix_report_month_month) WHERE company_id = ? AND month_on = ? AND months = 1 AND mode <> '' GROUP BY part, scac, currency, code`,
        [companyId, monthOn],
      );
    });
  }

  /** Computes a quarter from its months, if all three are computed. */
  async replaceQuarter(companyId: string, quarterOn: LocalDate): Promise<void> {
    const months = [0, 1, 2].map((offset) => addMonths(quarterOn, offset));
    await this.database.transaction(async (tx) => {
      // In the order in which `drop` locks them.
      const computed = await tx.query<unknown[]>(
        `SELECT month_on FROM report_month FORCE INDEX (PRIMARY) WHERE ${IS_COMPUTED} AND months = 1 AND month_on IN (?) FOR UPDATE`,
        [companyId, months],
      );
      if (computed.length < months.length) return;
      await this.start(tx, companyId, 3, quarterOn);
      await tx.query(
        `${INSERT} SELECT company_id, 3, ?, part, mode, scac, currency, code, MAX(carrier_name), ${sumsOf()}
          FROM report_month FORCE INDEX (ix_report_month_month) WHERE company_id = ? AND month_on IN (?) AND months = 1 AND part IN (?) GROUP BY part, mode, scac, currency, code`,
        [quarterOn, companyId, months, [...REPORT_PARTS]],
      );
    });
  }

  private async start(tx: Transaction, companyId: string, months: 1 | 3, monthOn: LocalDate): Promise<void> {
    await tx.query('DELETE FROM report_month WHERE company_id = ? AND month_on = ? AND months = ?', [
      companyId,
      monthOn,
      months,
    ]);
    const part: MonthPart = 'computed';
    const key = { companyId, months, monthOn, part, mode: '', scac: '', currency: '', code: '' };
    await tx.insert(ReportMonthEntity, [{ ...key, carrierName: '', ...noFigures() }]);
  }
}

function toStored(rows: readonly ComputedRow[]): StoredSums {
  const starts = (length: number) =>
    new Set(rows.filter(({ months }) => months === length).map(({ monthOn }) => monthOn));
  return { months: starts(1), quarters: starts(3) };
}
