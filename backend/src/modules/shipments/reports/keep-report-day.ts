import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { reportDay } from './domain/report-day.js';
import type { ReportRow } from './domain/report-figures.js';
import { ReportDaysRepository } from './persistence/report-days.sql.js';
import type { ReportedDay } from './persistence/report-due.sql.js';
import { ReportedShipmentsQueries } from './persistence/reported-shipments.sql.js';

/** Computes the figures of a day from its shipments. */
@Injectable()
export class KeepReportDay {
  constructor(
    private readonly shipments: ReportedShipmentsQueries,
    private readonly days: ReportDaysRepository,
    private readonly database: Database,
  ) {}

  /** Stores the figures if they differ from the stored ones, and returns whether they did. */
  keep({ companyId, shipOn }: ReportedDay): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const stored = await this.days.lock(tx, companyId, shipOn);
      const computed = reportDay(await this.shipments.ofDay(tx, companyId, shipOn));
      if (isEqual(stored, computed)) return false;
      await this.days.replace(tx, companyId, shipOn, computed);
      return true;
    });
  }
}

function isEqual(left: readonly ReportRow[], right: readonly ReportRow[]): boolean {
  const lines = (rows: readonly ReportRow[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  return lines(left).join() === lines(right).join();
}
