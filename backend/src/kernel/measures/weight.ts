import { scaledUp } from '../money/decimal.js';
import { divideUp, multiplyExact } from '../money/exact.js';

/** `imperial`: pounds and inches. `metric`: kilograms and centimetres. */
export type UnitSystem = 'imperial' | 'metric';

/** One pound is 0.45359237 kg by definition (international yard and pound agreement, 1959). Unit: 10 mg, times 1,000. */
const POUND = 45_359_237;
const TEN_MILLIGRAMS = 1_000;
const KILOGRAM_DECIMALS = 5;

/**
 * Converts an entered weight to whole pounds, rounded up (freight.md Annex H step 1). Kilograms have up to five decimals and are converted exactly.
 * Throws `RangeError` for a weight that is not a finite number >= 0.
 */
export function wholePounds(weight: number, units: UnitSystem): number {
  if (!Number.isFinite(weight) || weight < 0) throw new RangeError(`${weight} is not a weight`);
  if (units === 'imperial') return Math.ceil(weight);
  return divideUp(multiplyExact(scaledUp(weight, KILOGRAM_DECIMALS), TEN_MILLIGRAMS), POUND);
}

/** Converts whole pounds to kilograms; for display and emissions, not for prices. */
export function kilograms(pounds: number): number {
  return pounds * 0.45359237;
}
