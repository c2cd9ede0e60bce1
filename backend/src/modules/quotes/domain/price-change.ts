import type { Money } from '../../../kernel/money/money.js';

/** Decrease that needs no new consent, in percent of the accepted total (freight.md 3.1). */
const TOLERANCE_PERCENT = 2;

/**
 * Whether the person has to be asked again before `current` is booked. Somebody who accepts the current total to the cent agrees to it;
 * somebody who accepts the total of the offer also agrees to a slightly lower one; any other accepted total was never offered.
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
