import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { FIGURES, type Figure, type Figures, type ReportPart } from '../domain/report-figures.js';
import type { ReportFilter, ReportGroup } from '../domain/report-groups.js';
import { figuresOf } from './report-days.sql.js';

/** Figures of a group in one currency. */
export interface ReportGroupRow extends Figures {
  /** Day, month, SCAC, mode or the code of the part. */
  code: string;
  /** Name of the carrier or of the member, if grouped by them. */
  carrierName: string;
  currency: string;
}

/** Rows of a report; those with the most shipments come first. */
const ROWS_MAX = 500;

const OF_TOTAL: Partial<Record<ReportGroup, string>> = {
  day: 'CAST(ship_on AS CHAR)',
  month: 'LEFT(ship_on, 7)',
  carrier: 'scac',
  mode: 'mode',
};

const COLUMNS: Record<Figure, string> = {
  shipments: 'shipments',
  booked: 'booked',
  quoted: 'quoted',
  compared: 'compared',
  comparedBooked: 'compared_booked',
  highestOffers: 'highest_offers',
  medianOffers: 'median_offers',
  invoices: 'invoices',
  accurateInvoices: 'accurate_invoices',
  invoicedBooked: 'invoiced_booked',
  invoiced: 'invoiced',
  pickups: 'pickups',
  pickupsOnTime: 'pickups_on_time',
  deliveries: 'deliveries',
  deliveriesOnTime: 'deliveries_on_time',
  tenders: 'tenders',
  tendersAccepted: 'tenders_accepted',
  answers: 'answers',
  answerSeconds: 'answer_seconds',
  co2eGrams: 'co2e_grams',
  claims: 'claims',
  claimed: 'claimed',
  recovered: 'recovered',
  reclassed: 'reclassed',
  reweighed: 'reweighed',
  exceptions: 'exceptions',
};
const SUMS = FIGURES.map((name) => `SUM(${COLUMNS[name]}) AS ${name}`).join(', ');

/** Rows of lanes and locations are split like those of all shipments, so a single one is grouped in the same ways. */
function partOf({ by, lane, location }: ReportFilter): ReportPart {
  if (OF_TOTAL[by] === undefined) return by as ReportPart;
  if (lane !== undefined) return 'lane';
  return location === undefined ? 'total' : 'location';
}

/** Reads the figures that `KeepReportDay` computes. */
@Injectable()
export class ReportFiguresQueries {
  constructor(private readonly database: Database) {}

  async read(companyId: string, filter: ReportFilter): Promise<ReportGroupRow[]> {
    const { by, from, to, carrier, mode, lane, location } = filter;
    const ofTotal = OF_TOTAL[by];
    const part = partOf(filter);
    const conditions = ['company_id = ?', 'part = ?', 'ship_on BETWEEN ? AND ?'];
    const params: string[] = [companyId, part, from, to];
    for (const [column, value] of Object.entries({ scac: carrier, mode, code: lane ?? location }))
      if (value !== undefined) {
        conditions.push(`${column} = ?`);
        params.push(value);
      }
    const rows = await this.database.read<ReportGroupRow>(
      `SELECT ${ofTotal ?? 'code'} AS code, MAX(carrier_name) AS carrierName, currency, ${SUMS}
         FROM report_day FORCE INDEX (PRIMARY) WHERE ${conditions.join(' AND ')}
        GROUP BY ${ofTotal ?? 'code'}, currency ORDER BY shipments DESC, code, currency LIMIT ${ROWS_MAX}`,
      params,
    );
    const names = by === 'member' ? await this.memberNames(rows.map(({ code }) => code)) : null;
    return rows.map((row) => ({
      ...row,
      ...figuresOf(row),
      ...(names && { carrierName: names.get(row.code) ?? row.code }),
    }));
  }

  /** Names by user id; API keys and deleted users have none. */
  private async memberNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const users = await this.database.read<{ id: string; name: string }>(
      'SELECT id, full_name AS name FROM user_account WHERE id IN (?)',
      [ids],
    );
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
