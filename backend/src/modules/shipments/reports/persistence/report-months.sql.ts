import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type LocalDate } from '../../../../kernel/time/local-date.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { noFigures, REPORT_PARTS } from '../domain/report-figures.js';
import { FIGURE_COLUMNS, sumsOf } from './report-columns.js';
import { ReportMonthEntity } from './report-month.entity.js';

/** Each day twice: in the sums of its mode, and in those of all modes. */
const BY_MODE = `report_day d FORCE INDEX (PRIMARY) CROSS JOIN (SELECT 0 AS of_mode UNION ALL SELECT 1) g`;
const INSERT = `INSERT INTO report_month (company_id, month_on, part, mode, scac, currency, code, carrier_name, ${FIGURE_COLUMNS})`;

/** Sums of whole months. */
@Injectable()
export class ReportMonthsRepository {
  constructor(private readonly database: Database) {}

  /** First days of the months whose sums are those of their days. */
  async computed(companyId: string, from: LocalDate, to: LocalDate): Promise<Set<LocalDate>> {
    const rows = await this.database.read<{ monthOn: string }>(
      `SELECT month_on AS monthOn FROM report_month FORCE INDEX (PRIMARY) WHERE company_id = ? AND part = 'computed' AND mode = '' AND month_on BETWEEN ? AND ?`,
      [companyId, from, to],
    );
    return new Set(rows.map(({ monthOn }) => monthOn));
  }

  async isComputed(companyId: string, monthOn: LocalDate): Promise<boolean> {
    const rows = await this.database.query(
      "SELECT 1 FROM report_month WHERE company_id = ? AND part = 'computed' AND mode = '' AND month_on = ?",
      [companyId, monthOn],
    );
    return rows.length > 0;
  }

  /** The month is read from its days until it is computed again. */
  async drop(tx: Transaction, companyId: string, monthOn: LocalDate): Promise<void> {
    await tx.query(
      "DELETE FROM report_month WHERE company_id = ? AND part = 'computed' AND mode = '' AND month_on = ?",
      [companyId, monthOn],
    );
  }

  /** Computes a month from its days. A transaction that changes one of them waits for the row `computed`, which is written first. */
  async replace(companyId: string, monthOn: LocalDate): Promise<void> {
    const days = [companyId, [...REPORT_PARTS], monthOn, addDays(addMonths(monthOn, 1), -1)];
    await this.database.transaction(async (tx) => {
      await tx.query('DELETE FROM report_month WHERE company_id = ? AND month_on = ?', [companyId, monthOn]);
      await tx.insert(ReportMonthEntity, [
        {
          companyId,
          monthOn,
          part: 'computed',
          mode: '',
          scac: '',
          currency: '',
          code: '',
          carrierName: '',
          ...noFigures(),
        },
      ]);
      await tx.query(
        `${INSERT} SELECT d.company_id, ?, d.part, IF(of_mode, d.mode, '') AS mode_, IF(d.part = 'total', d.scac, '') AS scac_, d.currency, d.code, MAX(d.carrier_name), ${sums}
          FROM ${BY_MODE} WHERE d.company_id = ? AND d.part IN (?) AND d.ship_on BETWEEN ? AND ? GROUP BY d.part, mode_, scac_, d.currency, d.code`,
        [monthOn, ...days],
      );
      await tx.query(
        `${INSERT} SELECT d.company_id, ?, 'day', IF(of_mode, d.mode, '') AS mode_, '', d.currency, CAST(d.ship_on AS CHAR) AS day_, MAX(d.carrier_name), ${sums}
          FROM ${BY_MODE} WHERE d.company_id = ? AND d.part IN (?) AND d.ship_on BETWEEN ? AND ? GROUP BY mode_, d.currency, day_`,
        [monthOn, companyId, ['total'], days[2], days[3]],
      );
    });
  }
}

const sums = sumsOf();
