import { Injectable } from '@nestjs/common';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import type { HomePeriods } from '../home-periods.js';

const NUMBERS = [
  'thisMonth',
  'quotedThisMonth',
  'lastMonth',
  'pickups',
  'pickupsOnTime',
  'deliveries',
  'deliveriesOnTime',
  'tenders',
  'tendersAccepted',
] as const;

/** Figures of a carrier in one currency. Money of this and the last month is what was booked, in minor units; the others are of the last 30 days. */
export type CarrierFigures = Record<(typeof NUMBERS)[number], number> & {
  scac: string;
  carrierName: string;
  currency: string;
};

/** Lists of invoices to decide and in dispute, for `ShipmentOverviewQueries`. */
export const countedInvoices = (companyId: string) =>
  (['review', 'disputed'] as const).map((status) => ({
    name: status,
    sql: 'carrier_invoice FORCE INDEX (ix_carrier_invoice_status) WHERE company_id = ? AND status = ?',
    params: [companyId, status],
  }));

/** Figures of the home page. */
@Injectable()
export class HomeSpendQueries {
  constructor(private readonly database: Database) {}

  async byCarrier(companyId: string, periods: HomePeriods): Promise<CarrierFigures[]> {
    const { today, monthStart, lastMonthStart, lastMonthEnd, recentStart } = periods;
    const recent = (column: string): string => `SUM(IF(ship_on >= ?, ${column}, 0))`;
    const rows = await this.database.query<CarrierFigures>(
      `SELECT scac, MAX(carrier_name) AS carrierName, currency,
          SUM(IF(ship_on >= ?, booked, 0)) AS thisMonth, SUM(IF(ship_on >= ?, quoted, 0)) AS quotedThisMonth,
          SUM(IF(ship_on BETWEEN ? AND ?, booked, 0)) AS lastMonth,
          ${recent('pickups')} AS pickups, ${recent('pickups_on_time')} AS pickupsOnTime,
          ${recent('deliveries')} AS deliveries, ${recent('deliveries_on_time')} AS deliveriesOnTime,
          ${recent('tenders')} AS tenders, ${recent('tenders_accepted')} AS tendersAccepted
         FROM report_day FORCE INDEX (PRIMARY) WHERE company_id = ? AND part = 'total' AND ship_on BETWEEN LEAST(?, ?) AND ?
        GROUP BY scac, currency`,
      [
        monthStart,
        monthStart,
        lastMonthStart,
        lastMonthEnd,
        ...Array<string>(6).fill(recentStart),
        companyId,
        lastMonthStart,
        recentStart,
        today,
      ],
    );
    return rows.map((row) => ({
      ...row,
      ...(Object.fromEntries(NUMBERS.map((name) => [name, toSafeInteger(row[name])])) as Record<
        (typeof NUMBERS)[number],
        number
      >),
    }));
  }
}
