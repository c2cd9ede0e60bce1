/** Integer arithmetic that throws outside the safe integer range, so that amounts are always exact. */

/** Returns `value` if it is a safe integer; throws `RangeError` otherwise. */
export function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return value;
}

/** Product of two integers; throws `RangeError` if it is not a safe integer. */
export function multiplyExact(left: number, right: number): number {
  return requireSafe(left * right);
}

/** `numerator / divisor` rounded to an integer, half away from zero; both are safe integers, `divisor` positive. */
export function divideRounded(numerator: number, divisor: number): number {
  const magnitude = Math.abs(requireSafe(numerator));
  const whole = wholePart(magnitude, divisor);
  const rounded = (magnitude - whole * divisor) * 2 >= divisor ? whole + 1 : whole;
  return numerator < 0 ? 0 - rounded : rounded;
}

/** `numerator / divisor` rounded up; both are safe integers, `numerator` nonnegative, `divisor` positive. */
export function divideUp(numerator: number, divisor: number): number {
  const whole = wholePart(requireSafe(numerator), divisor);
  return whole * divisor < numerator ? whole + 1 : whole;
}

/** Floor of the quotient. A floating-point quotient may round up to the next integer; multiplying back detects this. */
function wholePart(numerator: number, divisor: number): number {
  const whole = Math.floor(numerator / divisor);
  return whole * divisor > numerator ? whole - 1 : whole;
}

/** `numerator / divisor` rounded up, for nonnegative numerators of any size. */
export function divideUpBig(numerator: bigint, divisor: bigint): bigint {
  return (numerator + divisor - 1n) / divisor;
}
