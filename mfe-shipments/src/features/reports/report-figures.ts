import type { components, paths } from '@lading/api-client';
import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { amountText } from '../../shared/amount';

export type ReportRow = components['schemas']['ReportRowDto'];
export type ReportGroup = NonNullable<paths['/api/v1/reports']['get']['parameters']['query']>['by'];

/** A unit of figures. Money is in minor units of the row's currency, a rate is a share of 1. */
export type Unit = 'money' | 'count' | 'rate' | 'hours' | 'kilograms';

const DIGITS = { count: 0, hours: 1, kilograms: 1 } as const;

/** "$1,250.00", "94.2%"; a dash if there is nothing to measure. */
export function figureText(value: number | null, unit: Unit, currency: string): string {
  if (value === null) return '–';
  if (unit === 'money') return amountText(value, currency);
  if (unit === 'rate') return t`${formatNumber(value * 100, 1)}%`;
  return formatNumber(value, DIGITS[unit]);
}

/** A share of 1; null if there is nothing to measure. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const NAMES: readonly string[] = ['code', 'name', 'currency'];

/** One row with the sums of all, named after the first; null without rows. */
export function sumOf(rows: readonly ReportRow[]): ReportRow | null {
  const [first, ...rest] = rows;
  if (first === undefined) return null;
  return rest.reduce((total, row) => added(total, row), first);
}

function added(left: ReportRow, right: ReportRow): ReportRow {
  const sums = Object.entries(left).map(([name, value]) => {
    if (NAMES.includes(name)) return [name, value];
    return [name, value === null ? null : Number(value) + Number(right[name as keyof ReportRow])];
  });
  return Object.fromEntries(sums) as ReportRow;
}

/** One row per group, over all currencies; only for figures that are not money. */
export const mergedRows = (rows: readonly ReportRow[]): ReportRow[] =>
  [...Map.groupBy(rows, ({ code }) => code).values()].map((same) => sumOf(same)!);

/** Currencies of the rows, the one with the most shipments first. */
export function currenciesOf(rows: readonly ReportRow[]): string[] {
  const totals = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, same]) => ({
    currency,
    shipments: sumOf(same)!.shipments,
  }));
  return totals.sort((a, b) => b.shipments - a.shipments).map(({ currency }) => currency);
}
