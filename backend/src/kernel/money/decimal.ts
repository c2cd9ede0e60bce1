/** Decimal text such as "22.5" or "3.768" as exact integers of a chosen scale. */

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/**
 * Parses a not negative decimal into an integer of `scale` decimals: ("22.5", 4) is 225000.
 * Returns null for anything else: signs, exponents, more decimals than `scale`, or a value that is not a safe integer.
 */
export function parseDecimal(text: string, scale: number): number | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > scale) return null;
  const value = Number(match[1]! + fraction.padEnd(scale, '0'));
  return Number.isSafeInteger(value) ? value : null;
}

/** Like `parseDecimal`, but cuts decimals beyond `scale` instead of refusing them: ("3.795", 2) is 379. */
export function parseDecimalCut(text: string, scale: number): number | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const value = Number(match[1]! + (match[2] ?? '').slice(0, scale).padEnd(scale, '0'));
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * A not negative number as an integer of `scale` decimals, decimals beyond `scale` rounded up.
 * A number of at most `scale` decimals comes out exactly, although it is stored in binary: dividing the nearest integer
 * gives the same double back only if both stand for the same decimal.
 */
export function scaledUp(value: number, scale: number): number {
  const factor = 10 ** scale;
  const nearest = Math.round(value * factor);
  return nearest / factor === value ? nearest : Math.ceil(value * factor);
}

const ZERO = 48;

/** Writes an integer of `scale` decimals with at least `minimum` decimals: (982300, 4, 2) is "98.23". */
export function formatDecimal(value: number, scale: number, minimum = 0): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const point = digits.length - scale;
  let end = digits.length;
  while (end > point + minimum && digits.charCodeAt(end - 1) === ZERO) end--;
  const fraction = end > point ? `.${digits.slice(point, end)}` : '';
  return `${value < 0 ? '-' : ''}${digits.slice(0, point)}${fraction}`;
}

/** A whole number with thousands separated: 12500 is "12,500". */
export function groupThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
