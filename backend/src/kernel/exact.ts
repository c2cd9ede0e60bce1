/** Integer arithmetic that refuses to leave the safe range, so that no cent is ever guessed. */

/** Returns `value` when it is a safe integer; throws `RangeError` otherwise. */
export function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return value;
}

/** Product of two integers; throws `RangeError` when it is not a safe integer. */
export function multiplyExact(left: number, right: number): number {
  return requireSafe(left * right);
}

/** `numerator / divisor` rounded to an integer, half away from zero; both are safe integers, `divisor` positive. */
export function divideRounded(numerator: number, divisor: number): number {
  const magnitude = Math.abs(requireSafe(numerator));
  const remainder = magnitude % divisor;
  const whole = (magnitude - remainder) / divisor;
  const rounded = remainder * 2 >= divisor ? whole + 1 : whole;
  return numerator < 0 ? 0 - rounded : rounded;
}

/** `numerator / divisor` rounded up; both are safe integers, `numerator` not negative, `divisor` positive. */
export function divideUp(numerator: number, divisor: number): number {
  const remainder = requireSafe(numerator) % divisor;
  return (numerator - remainder) / divisor + (remainder > 0 ? 1 : 0);
}

/** `numerator / divisor` rounded up, for not negative numerators of any size. */
export function divideUpBig(numerator: bigint, divisor: bigint): bigint {
  return (numerator + divisor - 1n) / divisor;
}
