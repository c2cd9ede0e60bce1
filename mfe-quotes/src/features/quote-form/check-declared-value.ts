import { t } from '@lingui/core/macro';
import { parseNumber } from '../../shared/freight/numbers';
import type { FieldIssue } from './field-issue';
import type { QuoteFormValues } from './quote-form-values';

const MOST = 10_000_000;

/** What is wrong with the declared value; insurance needs one. */
export function checkDeclaredValue({
  declaredValue: { amount },
  insurance,
}: Pick<QuoteFormValues, 'declaredValue' | 'insurance'>): FieldIssue[] {
  const path = 'declaredValue.amount';
  const typed = amount.trim();
  if (typed === '') return insurance ? [{ path, message: t`Enter the value that is to be insured.` }] : [];
  const value = parseNumber(typed);
  if (value === null || !(value > 0) || !/^[^.]*(\.\d{0,2})?$/.test(typed))
    return [{ path, message: t`Use an amount above zero, like 2500 or 2500.50.` }];
  return value > MOST ? [{ path, message: t`At most ${MOST.toLocaleString()}.` }] : [];
}
