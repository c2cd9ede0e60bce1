import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { FIGURES, type Figures, type ReportPart } from '../domain/report-figures.js';
import type { ReportFilter, ReportGroup } from '../domain/report-groups.js';
import { type Days, monthOf, type ReportSpans, spansOf, type StoredSums } from '../domain/report-spans.js';
import { SHIPMENT_MODES } from '../../domain/shipment-filter.js';
import { sumsOf } from './report-columns.js';
import { figuresOf } from './report-days.sql.js';
import { ReportMonthsRepository } from './report-months.sql.js';

/** Figures of a group in one currency. */
export interface ReportGroupRow extends Figures {
  /** Day, month, SCAC, mode or the code of the part. */
  code: string;
  /** Name of the carrier or of the member, if grouped by them. */
  carrierName: string;
  currency: string;
}

/** How rows of `report_day` are grouped, if not by their code. */
const OF_DAYS: Partial<Record<ReportGroup, string>> = {
  day: 'CAST(ship_on AS CHAR)',
  month: 'LEFT(ship_on, 7)',
  carrier: 'scac',
  mode: 'mode',
};
/** How rows of `report_month` are grouped, if not by their code. */
const OF_MONTHS: Partial<Record<ReportGroup, string>> = { month: 'LEFT(month_on, 7)', carrier: 'scac', mode: 'mode' };
const NOTHING_STORED: StoredSums = { months: new Set(), quarters: new Set() };

/** Rows of lanes and locations are split like those of all shipments, so a single one is grouped in the same ways. */
function partOf({ by, lane, location }: ReportFilter): ReportPart {
  if (OF_DAYS[by] === undefined) return by as ReportPart;
  if (lane !== undefined) return 'lane';
  return location === undefined ? 'total' : 'location';
}

/** A part of the statement. */
interface Source {
  sql: string;
  params: unknown[];
}

/** Reads the figures that `KeepReportDay` computes: of whole months where they have the groups and filters, and of days. */
@Injectable()
export class ReportFiguresQueries {
  constructor(
    private readonly database: Database,
    private readonly months: ReportMonthsRepository,
  ) {}

  /** All rows, those with the most shipments first. */
  async read(companyId: string, filter: ReportFilter): Promise<ReportGroupRow[]> {
    const rows = await this.groups(companyId, filter);
    return filter.by === 'member' ? this.named(rows) : rows;
  }

  private async groups(companyId: string, filter: ReportFilter): Promise<ReportGroupRow[]> {
    const { from, to } = filter;
    const stored = isOfMonths(filter) ? await this.months.computed(companyId, monthOf(from), to) : NOTHING_STORED;
    const spans = spansOf(filter, hasQuarters(filter) ? stored : { ...stored, quarters: new Set() });
    const { months, quarters, added, subtracted } = spans;
    const sources = [
      ...(months.length + quarters.length === 0 ? [] : [monthsSource(companyId, filter, spans)]),
      ...added.map((days) => daysSource(companyId, filter, days)),
      // The rows of days within a month are chosen by their date.
      ...(filter.by === 'day' ? [] : subtracted.map((days) => daysSource(companyId, filter, days, '-'))),
    ];
    const rows = await this.database.read<ReportGroupRow>(
      joinedSql(sources, filter.by),
      sources.flatMap(({ params }) => params),
    );
    return rows
      .map((row) => ({ ...row, ...figuresOf(row) }))
      .filter((row) => FIGURES.some((name) => row[name] !== 0))
      .sort(
        (left, right) =>
          right.shipments - left.shipments || compare(left.code + left.currency, right.code + right.currency),
      );
  }

  private async named(rows: readonly ReportGroupRow[]): Promise<ReportGroupRow[]> {
    const names = await this.memberNames([...new Set(rows.map(({ code }) => code))]);
    return rows.map((row) => ({ ...row, carrierName: names.get(row.code) ?? row.code }));
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

/** Months have carriers only of all shipments, and no lanes or locations of these. */
function isOfMonths({ by, carrier, lane, location }: ReportFilter): boolean {
  if (lane !== undefined || location !== undefined) return false;
  return carrier === undefined || OF_MONTHS[by] !== undefined;
}

/** All carriers together have a row of each day, which is fewer than a row of each carrier. */
const isOfMonthDays = ({ by, carrier }: ReportFilter): boolean =>
  by === 'day' || (carrier === undefined && (by === 'month' || by === 'mode'));

const hasQuarters = (filter: ReportFilter): boolean => filter.by !== 'month' && !isOfMonthDays(filter);

function monthsSource(companyId: string, filter: ReportFilter, { months, quarters }: ReportSpans): Source {
  const { by, from, to, carrier, mode } = filter;
  const code = OF_MONTHS[by] ?? 'code';
  // Rows by mode are those of each mode; all others have the sums of all modes.
  const ofMode =
    mode === undefined && by === 'mode'
      ? { sql: 'mode IN (?)', params: [SHIPMENT_MODES] }
      : { sql: 'mode = ?', params: [mode ?? ''] };
  const ofLengths = Object.entries({ 1: months, 3: quarters }).filter(([, starts]) => starts.length > 0);
  const conditions = [
    { sql: 'company_id = ?', params: [companyId] },
    { sql: 'part = ?', params: [isOfMonthDays(filter) ? 'day' : partOf(filter)] },
    ofMode,
    {
      sql: `(${ofLengths.map(([length]) => `months = ${length} AND month_on IN (?)`).join(' OR ')})`,
      params: ofLengths.map(([, starts]) => starts),
    },
    ...(by === 'day' ? [{ sql: 'code BETWEEN ? AND ?', params: [from, to] }] : []),
    ...(carrier === undefined ? [] : [{ sql: 'scac = ?', params: [carrier] }]),
  ];
  return sourceOf('report_month FORCE INDEX (PRIMARY)', code, conditions, by, '');
}

function daysSource(companyId: string, filter: ReportFilter, { from, to }: Days, sign: '' | '-' = ''): Source {
  const { by, carrier, mode, lane, location } = filter;
  const ofCode = lane ?? location;
  const index =
    ofCode !== undefined ? 'ix_report_day_code' : carrier === undefined ? 'PRIMARY' : 'ix_report_day_carrier';
  const conditions = [
    { sql: 'company_id = ?', params: [companyId] },
    { sql: 'part = ?', params: [partOf(filter)] },
    { sql: 'ship_on BETWEEN ? AND ?', params: [from, to] },
    ...Object.entries({ scac: carrier, mode, code: ofCode })
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => ({ sql: `${column} = ?`, params: [value] })),
  ];
  return sourceOf(`report_day FORCE INDEX (${index})`, OF_DAYS[by] ?? 'code', conditions, by, sign);
}

function sourceOf(table: string, code: string, conditions: readonly Source[], by: ReportGroup, sign: '' | '-'): Source {
  return {
    sql: `SELECT ${code} AS code, ${by === 'carrier' ? 'MAX(carrier_name)' : "''"} AS carrierName, currency, ${sumsOf(sign)} FROM ${table}
      WHERE ${conditions.map(({ sql }) => sql).join(' AND ')} GROUP BY ${code}, currency`,
    params: conditions.flatMap(({ params }) => params),
  };
}

/** Each source is grouped before, so a single one is the whole statement. */
function joinedSql(sources: readonly Source[], by: ReportGroup): string {
  if (sources.length === 1) return sources[0]!.sql;
  const name = by === 'carrier' ? 'MAX(carrierName)' : "''";
  const sums = FIGURES.map((name) => `SUM(${name}) AS ${name}`).join(', ');
  return `SELECT code, ${name} AS carrierName, currency, ${sums} FROM (${sources.map(({ sql }) => sql).join(' UNION ALL ')}) AS part_ GROUP BY code, currency`;
}

const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
