import { compareMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { Money } from '../../../kernel/money/money.js';

/** Whether a member decides about an amount alone. Amounts that cannot be compared without an exchange rate are above the limit. */
export function isWithinLimit(total: Money, limit: Money | null, rate: ExchangeRate | null): boolean {
  return limit === null || (compareMoney(total, limit, rate) ?? 1) <= 0;
}
