import { isProNumber, normalisePro, xpoCheckDigit } from './pro-number.js';

describe('xpoCheckDigit', () => {
  it.each([
    ['12345678', 2],
    ['10000000', 3],
    ['35612345', 6],
    ['99999999', 1],
  ])('of %s is %d', (digits, expected) => expect(xpoCheckDigit(digits)).toBe(expected));

  it('rejects anything but eight digits', () => expect(() => xpoCheckDigit('1234567')).toThrow(RangeError));
});

describe('PRO numbers', () => {
  it('are compared without hyphens and spaces', () => expect(normalisePro('i12-345 6789')).toBe('I123456789'));
  it.each([
    ['1234567', true],
    ['I123456789', true],
    ['123456', false],
    ['1234567890123456', false],
    ['12345.78', false],
  ])('%s: %s', (text, expected) => expect(isProNumber(text)).toBe(expected));
});
