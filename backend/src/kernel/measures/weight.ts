import { scaledUp } from '../money/decimal.js';
import { divideUp, multiplyExact } from '../money/exact.js';

/** `imperial`: pounds and inches. `metric`: kilograms and centimetres. */
export type UnitSystem = 'imperial' | 'metric';

/** One pound is 0.45359237 kg by definition (international yard and pound agreement, 1959): this many ten-milligrams, times 1,000. */
const POUND = 45_359_237;
const TEN_MILLIGRAMS = 1_000;
const KILOGRAM_DECIMALS = 5;

/**
 * Whole pounds of an entered weight, rounded up (freight.md Annex H step 1). Kilograms are read to five decimals and converted exactly.
 * Throws `RangeError` for a weight that is not a finite number >= 0.
 */
export function wholePounds(weight: number, units: UnitSystem): number {
  if (!Number.isFinite(weight) || weight < 0) throw new RangeError(`${weight} is not a weight`);
  if (units === 'imperial') return Math.ceil(weight);
  return divideUp(multiplyExact(scaledUp(weight, KILOGRAM_DECIMALS), TEN_MILLIGRAMS), POUND);
}

/** Kilograms of whole pounds; for display and emissions, not for money. */
export function kilograms(pounds: number): number {
  return pounds * 0.45359237;
}
