import type { Money } from '../../../kernel/money/money.js';

/** Largest decrease that needs no new consent, in percent of the accepted total (freight.md 3.1). */
const TOLERANCE_PERCENT = 2;

/**
 * Whether the user must accept the current total before booking. No, if the accepted total equals the current total, or if it equals
 * the offer's total and the current total is at most 2 % lower.
 */
export function needsNewConsent(accepted: Money, offered: Money, current: Money): boolean {
  if (equal(accepted, current)) return false;
  if (!equal(accepted, offered) || current.currency !== accepted.currency || current.amount > accepted.amount)
    return true;
  return (accepted.amount - current.amount) * 100 > accepted.amount * TOLERANCE_PERCENT;
}

function equal(left: Money, right: Money): boolean {
  return left.amount === right.amount && left.currency === right.currency;
}
