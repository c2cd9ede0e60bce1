import { formatDecimal, groupThousands, parseDecimal, parseDecimalCut, scaledUp } from './decimal.js';

describe('parseDecimal', () => {
  it.each([
    ['22.5', 4, 225_000],
    ['6', 4, 60_000],
    ['3.75', 2, 375],
    ['0', 2, 0],
    ['007.10', 2, 710],
    ['98.2345', 4, 982_345],
  ])('reads %s with %d decimals', (text, scale, expected) => expect(parseDecimal(text, scale)).toBe(expected));

  it.each(['', '-1', '+1', '1.', '.5', '1e3', '1,000', ' 1', '1.234', 'NaN', '99999999999999999'])(
    'refuses "%s"',
    (text) => {
      expect(parseDecimal(text, 2)).toBeNull();
    },
  );
});

describe('parseDecimalCut', () => {
  it.each([
    ['3.795', 379],
    ['3.799999', 379],
    ['3.8', 380],
    ['4', 400],
  ])('truncates %s to cents', (text, expected) => expect(parseDecimalCut(text, 2)).toBe(expected));

  it('rejects text that is not a decimal', () => expect(parseDecimalCut('3,79', 2)).toBeNull());
});

describe('scaledUp', () => {
  it.each([
    [1.005, 3, 1_005],
    [0.1, 2, 10],
    [48, 2, 4_800],
    [121.92, 2, 12_192],
    [0.07, 2, 7],
    [1.1, 2, 110],
    [10.001, 2, 1_001],
    [10.0000001, 2, 1_001],
  ])('%d with %d decimals is %d', (value, scale, expected) => expect(scaledUp(value, scale)).toBe(expected));
});

describe('formatDecimal', () => {
  it.each([
    [982_300, 4, 2, '98.23'],
    [982_345, 4, 2, '98.2345'],
    [3_000, 2, 2, '30.00'],
    [30_050, 4, 2, '3.005'],
    [2_750, 2, 0, '27.5'],
    [7_800, 2, 0, '78'],
    [-4_750, 2, 2, '-47.50'],
    [5, 2, 2, '0.05'],
    [0, 2, 2, '0.00'],
    [0, 2, 0, '0'],
    [1_000_000, 4, 2, '100.00'],
  ])('formats %d with %d decimals, at least %d, as %s', (value, scale, minimum, expected) =>
    expect(formatDecimal(value, scale, minimum)).toBe(expected),
  );
});

describe('groupThousands', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('%d is %s', (value, expected) => expect(groupThousands(value)).toBe(expected));
});
