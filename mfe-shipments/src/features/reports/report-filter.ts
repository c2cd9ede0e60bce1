import { paths } from '@lading/mfe-contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withQuery } from '../../shared/report-paths';
import type { ReportDefinition } from './report-columns';
import type { ReportGroup, ReportRow } from './report-figures';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SCAC = /^[A-Z]{2,4}$/;
const LANE = /^[A-Z]{2}>[A-Z]{2}$/;
const LOCATION = /^[^\n]{1,90}$/;
export const MODES = ['LTL', 'VLTL', 'FTL'] as const;
const DAY_MS = 24 * 3_600_000;

/** Groups that can be narrowed to a lane or a location. */
export const OF_SHIPMENTS: readonly ReportGroup[] = ['day', 'month', 'carrier', 'mode'];

/** What the API filters by. */
export interface ReportFilter {
  by: ReportGroup;
  from: string;
  to: string;
  carrier?: string;
  mode?: (typeof MODES)[number];
  lane?: string;
  location?: string;
}

/** Periods to choose from, the default first. */
export const PERIODS = {
  '90-days': msg`Last 90 days`,
  '30-days': msg`Last 30 days`,
  'this-month': msg`This month`,
  'last-month': msg`Last month`,
  'this-year': msg`This year`,
  '12-months': msg`Last 12 months`,
} satisfies Record<string, MessageDescriptor>;
export type Period = keyof typeof PERIODS;

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** First day of the month that is `months` after that of the date. */
function monthStart(date: string, months = 0): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** First and last day of a period that ends `today` at the latest. */
export function datesOf(period: Period, today: string): { from: string; to: string } {
  if (period === '30-days') return { from: plusDays(today, -29), to: today };
  if (period === 'this-month') return { from: monthStart(today), to: today };
  if (period === 'last-month') return { from: monthStart(today, -1), to: plusDays(monthStart(today), -1) };
  if (period === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === '12-months') return { from: monthStart(today, -11), to: today };
  return { from: plusDays(today, -89), to: today };
}

/** The chosen period in the URL; null with own dates. */
export function periodOf(search: URLSearchParams): Period | null {
  if (search.has('from') || search.has('to')) return null;
  return (Object.keys(PERIODS) as Period[]).find((period) => period === search.get('period')) ?? '90-days';
}

/** Filters in the URL; invalid values are ignored. */
export function filterOf(search: URLSearchParams, { groups }: ReportDefinition, today: string): ReportFilter {
  const matching = (name: string, pattern: RegExp) => pattern.exec(search.get(name) ?? '')?.[0];
  const dates = datesOf(periodOf(search) ?? '90-days', today);
  const by = groups.find((group) => group === search.get('by')) ?? groups[0];
  const lane = OF_SHIPMENTS.includes(by) ? matching('lane', LANE) : undefined;
  return {
    by,
    from: matching('from', DATE) ?? dates.from,
    to: matching('to', DATE) ?? dates.to,
    carrier: matching('carrier', SCAC),
    mode: MODES.find((mode) => mode === search.get('mode')),
    lane,
    location: OF_SHIPMENTS.includes(by) && lane === undefined ? matching('location', LOCATION) : undefined,
  };
}

/** Groups whose shipments are listed under their code. */
const COUNTED_BY: Partial<Record<ReportGroup, ReportDefinition['counted']>> = {
  accessorial: 'accessorial',
  cost_center: 'cost_center',
  exception: 'exception',
  transit: 'transit',
};

/** The list of exactly the shipments of a row; null if the list cannot filter by it. `currency` if only those of one count. */
export function listOf(
  { code }: ReportRow,
  filter: ReportFilter,
  { counted: ofReport }: Pick<ReportDefinition, 'counted'>,
  currency?: string,
): string | null {
  const { by, from, to, carrier, mode, lane, location } = filter;
  const own = ownFilter(code, by, { from, to });
  const counted = isUncoded({ code }, by) ? 'uncoded' : (COUNTED_BY[by] ?? ofReport);
  const ofLane = location === undefined ? { lane } : ownFilter(location, 'location', { from, to });
  if (counted === undefined || own === null || ofLane === null) return null;
  return withQuery(paths.shipments(), {
    counted,
    pickupFrom: from,
    pickupTo: to,
    carrier,
    mode,
    currency,
    ...ofLane,
    ...own,
  });
}

/** The row of shipments that no coding rule applies to. */
const isUncoded = ({ code }: Pick<ReportRow, 'code'>, by: ReportGroup): boolean => by === 'cost_center' && code === '';

function ownFilter(
  code: string,
  by: ReportGroup,
  { from, to }: { from: string; to: string },
): Record<string, string> | null {
  if (by === 'day') return { pickupFrom: code, pickupTo: code };
  if (by === 'month') {
    const last = plusDays(monthStart(`${code}-01`, 1), -1);
    return { pickupFrom: from > `${code}-01` ? from : `${code}-01`, pickupTo: to < last ? to : last };
  }
  if (by === 'location') {
    const postalCode = /(\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.exec(code)?.[0].replace(' ', '');
    return postalCode === undefined ? null : { lane: `${postalCode}>` };
  }
  if (by === 'member') return code.startsWith('usr_') ? { owner: code } : null;
  if (isUncoded({ code }, by)) return {};
  if (COUNTED_BY[by] !== undefined) return { countedCode: code };
  return by === 'carrier' || by === 'mode' || by === 'lane' ? { [by]: code } : null;
}
