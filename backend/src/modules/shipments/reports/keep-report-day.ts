import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { reportDay } from './domain/report-day.js';
import type { ReportRow } from './domain/report-figures.js';
import { countedShipments } from './domain/counted-shipments.js';
import { ReportDaysRepository } from './persistence/report-days.sql.js';
import { ReportShipmentsRepository } from './persistence/report-shipments.sql.js';
import type { ReportedDay } from './persistence/report-due.sql.js';
import { ReportedShipmentsQueries } from './persistence/reported-shipments.sql.js';

/** Computes the figures of a day, and the shipments behind them, from its shipments. */
@Injectable()
export class KeepReportDay {
  constructor(
    private readonly shipments: ReportedShipmentsQueries,
    private readonly days: ReportDaysRepository,
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
      await this.days.replace(tx, companyId, shipOn, computed);
      return true;
    });
  }
}

function isEqual(left: readonly ReportRow[], right: readonly ReportRow[]): boolean {
  const lines = (rows: readonly ReportRow[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  return lines(left).join() === lines(right).join();
}
