import type { Currency } from '../codes.js';
import { groupThousands } from './decimal.js';
import { divideRounded, multiplyExact } from './exact.js';

/** An amount in integer minor units: 26584 USD is $265.84. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** A percentage of an amount in basis points (7800 is 78%), rounded half away from zero; throws `RangeError` outside safe integers. */
export function basisPointsOf(amount: number, basisPoints: number): number {
  return divideRounded(multiplyExact(amount, basisPoints), 10_000);
}

const SIGNS: Record<Currency, string> = { USD: '$', CAD: 'CA$' };

/** Plain text such as "$1,234.50" or "-CA$12.00". */
export function formatMoney({ amount, currency }: Money): string {
  const cents = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${SIGNS[currency]}${groupThousands(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
