import type { Money } from '../../../kernel/money/money.js';

/** Largest difference that needs no new approval, in percent of the approved total and in minor units (freight.md 6.4). */
const TOLERANCE_PERCENT = 2;
const TOLERANCE_AMOUNT = 2_500;

/** Whether the current total differs so much from the requested one that approvers must decide again. */
export function needsNewApproval(requested: Money, current: Money): boolean {
  if (requested.currency !== current.currency) return true;
  const difference = Math.abs(current.amount - requested.amount);
  return difference > TOLERANCE_AMOUNT || difference * 100 > requested.amount * TOLERANCE_PERCENT;
}
