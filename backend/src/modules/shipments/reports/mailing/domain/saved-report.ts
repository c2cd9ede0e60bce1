import { addDays, addMonths, isLocalDate, type LocalDate } from '../../../../../kernel/time/local-date.js';
import { SHIPMENT_MODES } from '../../../domain/shipment-filter.js';
import { isOfTotal, type ReportFilter, type ReportGroup } from '../../domain/report-groups.js';
import { CATALOG, REPORT_NAMES, type ReportName } from './report-catalog.js';

const SCAC = /^[A-Z]{2,4}$/;
const LANE = /^[A-Z]{2}>[A-Z]{2}$/;
const LOCATION = /^[^\n]{1,90}$/;
const DAYS_MAX = 1_100;

/** The report that a saved view is of; null for a view of a report that no longer exists. */
export function reportNameOf(query: string): ReportName | null {
  const name = new URLSearchParams(query).get('report');
  return REPORT_NAMES.find((known) => known === name) ?? null;
}

/** The filters of a saved report on a day, as its page reads them: invalid ones are ignored. */
export function savedFilter(query: string, name: ReportName, today: LocalDate): ReportFilter {
  const search = new URLSearchParams(query);
  const { groups } = CATALOG[name];
  const matching = (parameter: string, pattern: RegExp) => pattern.exec(search.get(parameter) ?? '')?.[0];
  const by: ReportGroup = groups.find((group) => group === search.get('by')) ?? groups[0];
  const lane = isOfTotal(by) ? matching('lane', LANE) : undefined;
  return {
    by,
    ...datesOf(search, today),
    carrier: matching('carrier', SCAC),
    mode: SHIPMENT_MODES.find((mode) => mode === search.get('mode')),
    lane,
    location: isOfTotal(by) && lane === undefined ? matching('location', LOCATION) : undefined,
  };
}

/** Dates of their own, or the period until today. */
function datesOf(search: URLSearchParams, today: LocalDate): Pick<ReportFilter, 'from' | 'to'> {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isLocalDate(from) && isLocalDate(to) && from <= to && to < addDays(from, DAYS_MAX)) return { from, to };
  return periodDates(search.get('period') ?? '', today);
}

/** First and last day of a period that ends today at the latest; the last 90 days without a known one. */
export function periodDates(period: string, today: LocalDate): Pick<ReportFilter, 'from' | 'to'> {
  const month = `${today.slice(0, 8)}01`;
  if (period === '30-days') return { from: addDays(today, -29), to: today };
  if (period === 'this-month') return { from: month, to: today };
  if (period === 'last-month') return { from: addMonths(month, -1), to: addDays(month, -1) };
  if (period === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === '12-months') return { from: addMonths(month, -11), to: today };
  return { from: addDays(today, -89), to: today };
}
