import { bolNumber, gs1CheckDigit, isGs1Number, serialShippingContainerCode } from './gs1.js';

describe('gs1CheckDigit', () => {
  it.each([
    ['10614141123456789', 7],
    ['00614141123456789', 0],
    ['00614141000000001', 2],
    ['35012345678901234', 9],
    ['30614141999999999', 5],
    ['0614141123456789', 0],
    ['0614141000000001', 2],
    ['0012345000000042', 3],
  ])('of %s is %d', (digits, expected) => {
    expect(gs1CheckDigit(digits)).toBe(expected);
    expect(isGs1Number(digits + String(expected))).toBe(true);
    expect(isGs1Number(digits + String((expected + 1) % 10))).toBe(false);
  });

  it.each(['', '12a', '-1'])('rejects "%s"', (digits) => {
    expect(() => gs1CheckDigit(digits)).toThrow(RangeError);
    expect(isGs1Number(digits)).toBe(false);
  });
});

describe('bolNumber', () => {
  it.each([
    ['0614141', 1, '06141410000000012'],
    ['0614141', 123_456_789, '06141411234567890'],
    ['0012345', 42, '00123450000000423'],
  ])('of prefix %s and serial %d is %s', (prefix, serial, expected) =>
    expect(bolNumber(prefix, serial)).toBe(expected),
  );

  it('rejects a serial that does not fit', () => expect(() => bolNumber('0614141', 1_000_000_000)).toThrow(RangeError));
});

describe('serialShippingContainerCode', () => {
  it('has 18 digits', () => expect(serialShippingContainerCode(1, '0614141', 123_456_789)).toBe('106141411234567897'));
  it('rejects a negative serial', () =>
    expect(() => serialShippingContainerCode(1, '0614141', -1)).toThrow(RangeError));
});
