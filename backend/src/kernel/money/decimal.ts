/** Exact conversion of decimal strings such as "22.5" or "3.768" to scaled integers. */

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/**
 * Parses a nonnegative decimal into an integer scaled by 10^`scale`: ("22.5", 4) is 225000.
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

/** Like `parseDecimal`, but truncates decimals beyond `scale` instead of rejecting them: ("3.795", 2) is 379. */
export function parseDecimalCut(text: string, scale: number): number | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const value = Number(match[1]! + (match[2] ?? '').slice(0, scale).padEnd(scale, '0'));
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * Scales a nonnegative number by 10^`scale` to an integer, rounding up further decimals.
 * A number with at most `scale` decimals converts exactly despite binary floating point: dividing the nearest integer
 * returns the same double only if both represent the same decimal.
 */
export function scaledUp(value: number, scale: number): number {
  const factor = 10 ** scale;
  const nearest = Math.round(value * factor);
  return nearest / factor === value ? nearest : Math.ceil(value * factor);
}

const ZERO = 48;

/** Formats a scaled integer with at least `minimum` decimals: (982300, 4, 2) is "98.23". */
export function formatDecimal(value: number, scale: number, minimum = 0): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const point = digits.length - scale;
  let end = digits.length;
  while (end > point + minimum && digits.charCodeAt(end - 1) === ZERO) end--;
  const fraction = end > point ? `.${digits.slice(point, end)}` : '';
  return `${value < 0 ? '-' : ''}${digits.slice(0, point)}${fraction}`;
}

/** Formats an integer with thousands separators: 12500 is "12,500". */
export function groupThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
