import { t } from '@lingui/core/macro';
import { parseDegrees } from '../../shared/freight/numbers';
import type { FieldIssue } from './field-issue';
import { isRefrigerated, type QuoteFormValues } from './quote-form-values';

/** What refrigerated trailers keep, in whole degrees (freight.md §5.2). */
const RANGE = { F: { least: -20, most: 70 }, C: { least: -28, most: 21 } } as const;

/** What is wrong with the temperatures of a refrigerated truckload. */
export function checkTemperature(values: QuoteFormValues): FieldIssue[] {
  if (!isRefrigerated(values)) return [];
  const { unit } = values.temperature;
  const { least, most } = RANGE[unit];
  const [minimum, maximum] = [parseDegrees(values.temperature.minimum), parseDegrees(values.temperature.maximum)];
  const message = t`Enter degrees from ${least} to ${most} °${unit}.`;
  const isKept = (degrees: number | null) => degrees !== null && degrees >= least && degrees <= most;
  const issues = [
    ...(isKept(minimum) ? [] : [{ path: 'temperature.minimum', message }]),
    ...(isKept(maximum) ? [] : [{ path: 'temperature.maximum', message }]),
  ];
  if (issues.length === 0 && minimum! > maximum!)
    issues.push({ path: 'temperature.maximum', message: t`The highest is below the lowest.` });
  return issues;
}
