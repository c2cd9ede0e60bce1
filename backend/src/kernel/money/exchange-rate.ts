import type { Currency } from '../codes.js';
import type { LocalDate } from '../time/local-date.js';
import { formatDecimal, parseDecimal } from './decimal.js';
import { divideRounded } from './exact.js';
import type { Money } from './money.js';

/** A company's exchange rate of one day. */
export interface ExchangeRate {
  /** Canadian dollars for one US dollar, up to six decimals: `1.3712`. */
  readonly cadPerUsd: string;
  readonly effectiveOn: LocalDate;
  /** Such as `Bank of Canada`. */
  readonly source: string;
}

const DECIMALS = 6;
const SCALE = 10 ** DECIMALS;

/** The rate scaled by a million; null if the text is not a rate above 0 and below 10. */
export function scaledRate(cadPerUsd: string): number | null {
  const scaled = parseDecimal(cadPerUsd, DECIMALS);
  return scaled !== null && scaled > 0 && scaled < 10 * SCALE ? scaled : null;
}

/** The rate without trailing zeros, but with at least four decimals. */
export function formatRate(cadPerUsd: string): string {
  return formatDecimal(scaleOf({ cadPerUsd }), DECIMALS, 4);
}

/** The amount in another currency, rounded to the cent, half away from zero. */
export function convertMoney({ amount, currency }: Money, to: Currency, rate: ExchangeRate): Money {
  if (currency === to) return { amount, currency };
  const scaled = scaleOf(rate);
  return {
    amount: to === 'CAD' ? divideRounded(amount * scaled, SCALE) : divideRounded(amount * SCALE, scaled),
    currency: to,
  };
}

/** Compares amounts without rounding; null if their currencies differ and there is no rate. */
export function compareMoney(left: Money, right: Money, rate: ExchangeRate | null): number | null {
  if (left.currency === right.currency) return left.amount - right.amount;
  if (rate === null) return null;
  const inCad = ({ amount, currency }: Money) => BigInt(amount) * BigInt(currency === 'USD' ? scaleOf(rate) : SCALE);
  const difference = inCad(left) - inCad(right);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

function scaleOf({ cadPerUsd }: Pick<ExchangeRate, 'cadPerUsd'>): number {
  const scaled = scaledRate(cadPerUsd);
  if (scaled === null) throw new RangeError(`"${cadPerUsd}" is not an exchange rate`);
  return scaled;
}
