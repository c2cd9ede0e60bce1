import { scaledUp } from '../money/decimal.js';
import { divideUp, multiplyExact } from '../money/exact.js';

/** Lengths are integer micrometers, because inches (25,400) and centimeters (10,000) both convert exactly. */
export const MICROMETRES_PER_INCH = 25_400;
export const MICROMETRES_PER_FOOT = 304_800;
const MICROMETRES_PER_CENTIMETRE = 10_000;

/** One cubic foot in cubic micrometers. */
export const CUBIC_FOOT = BigInt(MICROMETRES_PER_FOOT) ** 3n;

/**
 * Converts an entered length in inches or centimeters to micrometers; more than two decimals are rounded up.
 * Throws `RangeError` for a length that is not a finite number > 0.
 */
export function micrometres(length: number, units: UnitSystem): number {
  if (!Number.isFinite(length) || length <= 0) throw new RangeError(`${length} is not a length`);
  const hundredths = scaledUp(length, 2);
  return (hundredths * (units === 'imperial' ? MICROMETRES_PER_INCH : MICROMETRES_PER_CENTIMETRE)) / 100;
}

/** Converts whole inches to micrometers. */
export function inches(value: number): number {
  return value * MICROMETRES_PER_INCH;
}

/** Exact volume of a box in cubic micrometers. */
export function volume(length: number, width: number, height: number): bigint {
  return BigInt(length) * BigInt(width) * BigInt(height);
}

/** Cubic feet rounded to `decimals`; for display only. */
export function cubicFeet(cubicMicrometres: bigint, decimals = 2): number {
  return roundedRatio(cubicMicrometres, CUBIC_FOOT, decimals);
}

/** Pounds per cubic foot rounded to `decimals`; for display only, comparisons use `comparePcf`. */
export function poundsPerCubicFoot(pounds: number, cubicMicrometres: bigint, decimals = 2): number {
  return roundedRatio(BigInt(pounds) * CUBIC_FOOT, cubicMicrometres, decimals);
}

/**
 * Compares a density to a threshold by cross multiplication: negative if `pounds / volume` is below it, 0 if equal, positive if above.
 * The threshold is in pounds per cubic foot times 10 to the power of `scale`.
 */
export function comparePcf(pounds: number, cubicMicrometres: bigint, threshold: number, scale: number): number {
  const density = BigInt(pounds) * CUBIC_FOOT * 10n ** BigInt(scale);
  const limit = BigInt(threshold) * cubicMicrometres;
  if (density === limit) return 0;
  return density < limit ? -1 : 1;
}

function roundedRatio(numerator: bigint, divisor: bigint, decimals: number): number {
  const factor = 10n ** BigInt(decimals);
  return Number((numerator * factor * 2n + divisor) / (divisor * 2n)) / Number(factor);
}

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
