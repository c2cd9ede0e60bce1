import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../kernel/codes.js';
import type { Money } from '../../../kernel/money/money.js';
import { Database } from '../../../platform/database/database.js';
import type { SummaryWeek } from '../domain/summary-week.js';

const EXPIRING_MS = 7 * 86_400_000;

/** Figures of a company's week, and its open work now. */
export interface WeeklyFigures {
  /** Shipments booked in the week and not cancelled. */
  booked: number;
  /** Their prices, one amount per currency. */
  spend: Money[];
  /** Shipments delivered in the week. */
  delivered: number;
  /** Shipments detected as late in the week. */
  late: number;
  /** Exceptions open now. */
  openExceptions: number;
  /** Quotes whose last offer ends within seven days from now. */
  expiringQuotes: number;
}

/** Read model of the weekly summary. It counts rows of quotes and shipments, one index range per statement. */
@Injectable()
export class WeeklyFiguresRepository {
  constructor(private readonly database: Database) {}

  async read(companyId: string, { from, to }: SummaryWeek, now: Date): Promise<WeeklyFigures> {
    const booked = await this.database.query<{ currency: Currency; shipments: number; total: string }>(
      `SELECT currency, COUNT(*) AS shipments, SUM(total) AS total FROM shipment
        WHERE company_id = ? AND created_at >= ? AND created_at < ? AND status <> 'cancelled' GROUP BY currency ORDER BY currency`,
      [companyId, from, to],
    );
    const [delivered, late, openExceptions, expiringQuotes] = await Promise.all([
      this.count('shipment WHERE company_id = ? AND delivered_at >= ? AND delivered_at < ?', [companyId, from, to]),
      this.count("shipment_exception WHERE company_id = ? AND kind = 'late' AND opened_at >= ? AND opened_at < ?", [
        companyId,
        from,
        to,
      ]),
      this.count('shipment_exception WHERE company_id = ? AND is_open = true', [companyId]),
      this.count("quote WHERE company_id = ? AND status = 'quoted' AND valid_order > ? AND valid_order <= ?", [
        companyId,
        now,
        new Date(now.getTime() + EXPIRING_MS),
      ]),
    ]);
    return {
      booked: booked.reduce((sum, { shipments }) => sum + Number(shipments), 0),
      spend: booked.map(({ currency, total }) => ({ amount: Number(total), currency })),
      delivered,
      late,
      openExceptions,
      expiringQuotes,
    };
  }

  private async count(from: string, params: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ rows: number }>(`SELECT COUNT(*) AS \`rows\` FROM ${from}`, params);
    return Number(row?.rows ?? 0);
  }
}
