import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import { Database } from '../../../platform/database/database.js';
import { reportDay } from './domain/report-day.js';
import type { ReportRow } from './domain/report-figures.js';
import { countedShipments } from './domain/counted-shipments.js';
import { monthOf, quarterOf } from './domain/report-spans.js';
import { ReportDaysRepository } from './persistence/report-days.sql.js';
import { ReportMonthsRepository } from './persistence/report-months.sql.js';
import { ReportShipmentsRepository } from './persistence/report-shipments.sql.js';
import type { ReportedDay } from './persistence/report-due.sql.js';
import { ReportedShipmentsQueries } from './persistence/reported-shipments.sql.js';

/** Computes the figures of a day, and the shipments behind them, from its shipments, and those of a month from its days. */
@Injectable()
export class KeepReportDay {
  constructor(
    private readonly shipments: ReportedShipmentsQueries,
    private readonly days: ReportDaysRepository,
    private readonly months: ReportMonthsRepository,
    private readonly counted: ReportShipmentsRepository,
    private readonly database: Database,
  ) {}

  /** Stores the figures if they differ from the stored ones, and returns whether they did. */
  keep({ companyId, shipOn }: ReportedDay): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const stored = await this.days.lock(tx, companyId, shipOn);
      const shipments = await this.shipments.ofDay(tx, companyId, shipOn);
      const computed = reportDay(shipments);
      const isListChanged = await this.counted.keep(tx, companyId, shipOn, countedShipments(shipments));
      if (isEqual(stored, computed)) return isListChanged;
      await this.months.drop(tx, companyId, monthOf(shipOn));
      await this.days.replace(tx, companyId, shipOn, computed);
      return true;
    });
  }

  /** Stores the sums of a month and its quarter if one of its days changed, or if they are missing. */
  async keepMonth(companyId: string, monthOn: LocalDate, hasChanged: boolean): Promise<void> {
    const quarterOn = quarterOf(monthOn);
    const { months, quarters } = await this.months.computedOf(companyId, monthOn);
    const isDue = hasChanged || !months.has(monthOn);
    if (isDue) await this.months.replace(companyId, monthOn);
    if (isDue || !quarters.has(quarterOn)) await this.months.replaceQuarter(companyId, quarterOn);
  }
}

function isEqual(left: readonly ReportRow[], right: readonly ReportRow[]): boolean {
  const lines = (rows: readonly ReportRow[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  return lines(left).join() === lines(right).join();
}
