import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** The server counts no further. */
const COUNTED_MAX = 10_000;

/** A count, or "10,000+" beyond what is counted. */
export const countOf = (count: number): string =>
  count > COUNTED_MAX ? `${formatNumber(COUNTED_MAX)}+` : formatNumber(count);

/** "94.2%"; a dash without anything to measure. */
export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : t`${formatNumber(Math.round((part / whole) * 1_000) / 10)}%`;
