import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ReportColumn } from './report-columns';
import type { Unit } from './report-figures';

/** "+12%" against the period before, "+1.5 points" for rates; undefined without anything to compare. */
export function changeText(now: number | null, before: number | null, unit: Unit): string | undefined {
  if (now === null || before === null) return undefined;
  if (unit === 'rate') {
    const points = signed((now - before) * 100);
    return t`${points} points`;
  }
  if (before <= 0) return undefined;
  return t`${signed(((now - before) / before) * 100)}%`;
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value, 1)}`;

/** Whether a change is for the better; undefined if it is neither. */
export function isBetter(
  now: number | null,
  before: number | null,
  better: ReportColumn['better'],
): boolean | undefined {
  if (better === undefined || now === null || before === null || now === before) return undefined;
  return now > before === (better === 'more');
}
