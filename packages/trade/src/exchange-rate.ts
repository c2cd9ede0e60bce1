/** An amount in cents. */
interface Amount {
  amount: number;
  currency: 'USD' | 'CAD';
}

/** Canadian dollars for one US dollar on a day. */
export interface ExchangeRate {
  /** Up to six decimals. */
  cadPerUsd: string;
  effectiveOn: string;
  source: string;
}

const DECIMALS = 6;
const SCALE = 1_000_000n;

function scaled({ cadPerUsd }: ExchangeRate): bigint {
  const [whole = '', fraction = ''] = cadPerUsd.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/** The exact amount in millionths of a Canadian cent, for comparison. */
const comparable = ({ amount, currency }: Amount, rate: ExchangeRate): bigint =>
  BigInt(amount) * (currency === 'USD' ? scaled(rate) : SCALE);

/** Compares amounts without rounding; null if their currencies differ and there is no rate. */
export function compareMoney(left: Amount, right: Amount, rate: ExchangeRate | null): number | null {
  if (left.currency === right.currency) return left.amount - right.amount;
  if (rate === null) return null;
  const difference = comparable(left, rate) - comparable(right, rate);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The amount in the other currency, rounded to the cent, half away from zero. */
export function convertMoney({ amount, currency }: Amount, rate: ExchangeRate): Amount {
  const [numerator, divisor] =
    currency === 'USD' ? [BigInt(amount) * scaled(rate), SCALE] : [BigInt(amount) * SCALE, scaled(rate)];
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor));
  return { amount: numerator < 0n ? -rounded : rounded, currency: currency === 'USD' ? 'CAD' : 'USD' };
}
