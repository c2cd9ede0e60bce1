import { divideRounded, divideUp, divideUpBig, multiplyExact, requireSafe } from './exact.js';

describe('divideRounded', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [-5, 10, -1],
    [-4, 10, 0],
    [-15, 10, -2],
    [0, 7, 0],
    [10, 3, 3],
    [11, 3, 4],
    [1, 2, 1],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
    [9_007_199_254_740_990, 4_503_599_627_370_496, 2], // the floating-point quotient is exactly 2
    [6_755_399_441_055_743, 4_503_599_627_370_496, 1], // one less than half
  ])('%d / %d is %d, half away from zero', (numerator, divisor, expected) => {
    expect(divideRounded(numerator, divisor)).toBe(expected);
  });

  it('throws for numbers that are not exact', () => {
    expect(() => divideRounded(2 ** 53, 2)).toThrow(RangeError);
    expect(() => divideRounded(0.5, 2)).toThrow(RangeError);
  });
});

describe('divideUp', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 1],
    [3, 3, 1],
    [4, 3, 2],
  ])('%d / %d is %d', (numerator, divisor, expected) => {
    expect(divideUp(numerator, divisor)).toBe(expected);
    expect(divideUpBig(BigInt(numerator), BigInt(divisor))).toBe(BigInt(expected));
  });
});

describe('multiplyExact', () => {
  it('multiplies integers', () => expect(multiplyExact(982_300, 620)).toBe(609_026_000));

  it('throws for products beyond the safe integers', () => {
    expect(() => multiplyExact(2 ** 40, 2 ** 13)).toThrow(RangeError);
    expect(() => multiplyExact(0.1, 3)).toThrow(RangeError);
    expect(() => requireSafe(Number.NaN)).toThrow(RangeError);
  });
});
