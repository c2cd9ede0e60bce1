import { divideRounded, multiplyExact } from '../../../../kernel/money/exact.js';
import { BREAK_MINIMUMS, BREAKS, breakOf } from '../tariff/rates/rate-row.js';
import { NO_RATE, type PackedRates } from '../tariff/rates/packed-rates.js';

/** Pounds rated with one tariff row. */
export interface RatedWeight {
  readonly pounds: number;
  readonly row: number;
}

/** The cheapest gross charge for a weight. */
export interface Gross {
  /** Cents: sum of the lines and the deficit. */
  readonly amount: number;
  readonly breakIndex: number;
  readonly lines: readonly GrossLine[];
  readonly deficit: Deficit | null;
  /** Cents at the weight's own break; null if the tariff has no rate there. */
  readonly ownBreakAmount: number | null;
}

/** Charge for one rated weight: amount in cents, rate in ten-thousandths of a dollar per 100 lb. */
export interface GrossLine {
  readonly amount: number;
  readonly rate: number;
}

/** Deficit weight: pounds short of a higher break's minimum, charged at the lowest rate of that break among the lines (freight.md Annex H step 3). */
export interface Deficit extends GrossLine {
  readonly pounds: number;
}

/** Charge in cents for a rate in ten-thousandths of a dollar per 100 lb, rounded half away from zero. */
export function chargeFor(rate: number, pounds: number): number {
  return divideRounded(multiplyExact(rate, pounds), 10_000);
}

/**
 * The cheapest of the weight's own break and every higher break that all lines have; on a tie, the lower break.
 * Null if there is no such break.
 */
export function cheapestGross(rates: PackedRates, lines: readonly RatedWeight[], pounds: number): Gross | null {
  const own = breakOf(pounds);
  let [cheapest, breakIndex] = [Number.POSITIVE_INFINITY, -1];
  let ownBreakAmount: number | null = null;
  for (let candidate = own; candidate < BREAKS.length; candidate++) {
    const amount = amountAt(rates, lines, pounds, candidate);
    if (amount === null) continue;
    if (candidate === own) ownBreakAmount = amount;
    if (amount < cheapest) [cheapest, breakIndex] = [amount, candidate];
  }
  return breakIndex < 0
    ? null
    : { ...grossAt(rates, lines, pounds, breakIndex), amount: cheapest, breakIndex, ownBreakAmount };
}

function amountAt(
  rates: PackedRates,
  lines: readonly RatedWeight[],
  pounds: number,
  breakIndex: number,
): number | null {
  let sum = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const rate = rates.rateAt(line.row, breakIndex);
    if (rate === NO_RATE) return null;
    sum += chargeFor(rate, line.pounds);
    if (rate < lowest) lowest = rate;
  }
  const missing = BREAK_MINIMUMS[breakIndex]! - pounds;
  return missing > 0 ? sum + chargeFor(lowest, missing) : sum;
}

function grossAt(
  rates: PackedRates,
  weights: readonly RatedWeight[],
  pounds: number,
  breakIndex: number,
): Pick<Gross, 'lines' | 'deficit'> {
  const lines = weights.map((weight) => {
    const rate = rates.rateAt(weight.row, breakIndex);
    return { rate, amount: chargeFor(rate, weight.pounds) };
  });
  const missing = BREAK_MINIMUMS[breakIndex]! - pounds;
  if (missing <= 0) return { lines, deficit: null };
  const rate = Math.min(...lines.map((line) => line.rate));
  return { lines, deficit: { pounds: missing, rate, amount: chargeFor(rate, missing) } };
}
