import { Injectable } from '@nestjs/common';
import { addDays } from '../../../kernel/time/local-date.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import type { ColumnKinds } from '../../../platform/http/files/workbook.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { type Figure, FIGURES, inUnits, MONEY_FIGURES, noFigures, PRICE_FIGURES } from './domain/report-figures.js';
import { isOfTotal, type ReportFilter } from './domain/report-groups.js';
import { ReportFiguresQueries, type ReportGroupRow } from './persistence/report-figures.sql.js';
import type { ReportDto, ReportRowDto } from './reports.dto.js';
import { msg } from '../../../messages/message.js';
import { readerText } from '../../../platform/request-context.js';

const DAY_MS = 24 * 3_600_000;
const DAYS_MAX = 1_100;
/** Rows of a report; files have all. */
const ROWS_MAX = 500;

/** Kinds of the columns in a workbook. */
export const REPORT_COLUMN_KINDS: ColumnKinds = {
  day: 'date',
  ...Object.fromEntries(MONEY_FIGURES.map((name) => [name, 'money' as const])),
};

/** Reports and their files. */
@Injectable()
export class ReportsService {
  constructor(private readonly figures: ReportFiguresQueries) {}

  /** @throws ValidationFailed for dates in the wrong order or too far apart, or filters that the group does not have */
  async report(actor: Actor, filter: ReportFilter): Promise<ReportDto> {
    const days = daysOf(filter);
    const previousFrom = addDays(filter.from, -days);
    const previousTo = addDays(filter.from, -1);
    const [rows, previous] = await Promise.all([
      this.figures.read(actor.companyId, filter),
      this.figures.read(actor.companyId, { ...filter, from: previousFrom, to: previousTo }),
    ]);
    const shown = (some: readonly ReportGroupRow[]) => some.map((row) => present(actor, filter, row));
    return {
      rows: shown(rows.slice(0, ROWS_MAX)),
      totals: shown(totalsOf(rows)),
      rowCount: rows.length,
      previousFrom,
      previousTo,
      previous: shown(comparable(previous, rows.slice(0, ROWS_MAX))),
      previousTotals: shown(totalsOf(previous)),
    };
  }

  /** The rows as a file: money in units of the currency, emissions in kilograms. @throws ValidationFailed */
  async *rows(actor: Actor, filter: ReportFilter): AsyncGenerator<CsvRow> {
    daysOf(filter);
    const rows = await this.figures.read(actor.companyId, filter);
    yield [filter.by, 'name', 'currency', ...FIGURES.map((name) => (name === 'co2eGrams' ? 'co2eKg' : name))];
    for (const row of rows) {
      const shown = present(actor, filter, row);
      yield [row.code, shown.name, row.currency, ...FIGURES.map((name) => unitsOf(name, shown[name]))];
    }
  }
}

/** One row per currency, the one with the most shipments first. */
function totalsOf(rows: readonly ReportGroupRow[]): ReportGroupRow[] {
  const totals = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, same]) => {
    const sums = noFigures();
    for (const row of same) for (const name of FIGURES) sums[name] += row[name];
    return { code: '', carrierName: '', currency, ...sums };
  });
  return totals.sort((left, right) => right.shipments - left.shipments);
}

/** At most `ROWS_MAX` rows, all that have the group of a shown one among them. */
function comparable(previous: readonly ReportGroupRow[], shown: readonly ReportGroupRow[]): readonly ReportGroupRow[] {
  if (previous.length <= ROWS_MAX) return previous;
  const codes = new Set(shown.map(({ code, currency }) => code + currency));
  const [same, others] = [true, false].map((isShown) =>
    previous.filter(({ code, currency }) => codes.has(code + currency) === isShown),
  ) as [ReportGroupRow[], ReportGroupRow[]];
  return [...same, ...others].slice(0, ROWS_MAX);
}

/** Name of the shipments without a cost center. */
export const NOT_CODED = msg`Not coded`;

const unitsOf = (name: Figure, value: number | null): number | null => (value === null ? null : inUnits(name, value));

function daysOf({ by, from, to, lane, location }: ReportFilter): number {
  for (const [name, value] of Object.entries({ lane, location }))
    if (value !== undefined && (!isOfTotal(by) || (name === 'location' && lane !== undefined)))
      throw new ValidationFailed([
        { pointer: `/${name}`, code: 'INVALID', message: msg`Cannot be combined with these.` },
      ]);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1)
    throw new ValidationFailed([{ pointer: '/to', code: 'INVALID', message: msg`Must not be before from.` }]);
  if (days > DAYS_MAX)
    throw new ValidationFailed([
      { pointer: '/to', code: 'INVALID', message: msg`Enter at most ${{ daysMax: DAYS_MAX }} days after from.` },
    ]);
  return days;
}

function present({ permissions }: Actor, { by }: ReportFilter, { carrierName, ...row }: ReportGroupRow): ReportRowDto {
  const hidden = permissions.has('spend.read') ? [] : PRICE_FIGURES.map((name) => [name, null]);
  const name =
    by === 'carrier' || by === 'member'
      ? carrierName
      : by === 'cost_center'
        ? row.code || readerText(NOT_CODED)
        : row.code;
  return { ...row, name, ...Object.fromEntries(hidden) };
}
