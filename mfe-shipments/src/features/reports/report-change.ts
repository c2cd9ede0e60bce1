import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ReportColumn } from './report-columns';
import type { Unit } from './report-figures';

/** Points for rates, otherwise percent of the period before, as shown to one decimal; undefined without anything to compare. */
function changeOf(now: number | null, before: number | null, unit: Unit): number | undefined {
  if (now === null || before === null) return undefined;
  if (unit !== 'rate' && before <= 0) return undefined;
  const change = unit === 'rate' ? now - before : (now - before) / before;
  return Math.round(change * 1_000) / 10 || 0; // -0 is 0
}

/** "+12%" against the period before, "+1.5 points" for rates; undefined without anything to compare. */
export function changeText(now: number | null, before: number | null, unit: Unit): string | undefined {
  const change = changeOf(now, before, unit);
  if (change === undefined) return undefined;
  const points = signed(change);
  return unit === 'rate' ? t`${points} points` : t`${signed(change)}%`;
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value, 1)}`;

/** Whether a change is for the better; undefined if it is neither. */
export function isBetter(
  now: number | null,
  before: number | null,
  { better, unit }: Pick<ReportColumn, 'better' | 'unit'>,
): boolean | undefined {
  const change = changeOf(now, before, unit);
  return better === undefined || !change ? undefined : change > 0 === (better === 'more');
}
