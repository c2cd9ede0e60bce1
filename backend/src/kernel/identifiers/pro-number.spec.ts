import {
  checkCharacter,
  type CheckRule,
  hasCheckCharacter,
  isProNumber,
  normalisePro,
  xpoCheckDigit,
} from './pro-number.js';

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

describe('check characters', () => {
  it.each<[CheckRule, string, string]>([
    ['none', '12345678', ''],
    // XPO label guide (freight.md 4.3).
    ['mod7', '12345678', '2'],
    ['mod7', '99999999', '1'],
    // ISO/IEC 7812-1, the usual example 7992739871 3.
    ['mod10', '7992739871', '3'],
    ['mod10', '00000000', '0'],
    // YRC (freight.md 4.3).
    ['mod11', '340397', '9'],
    ['mod11', '561881', 'X'],
    ['mod11', '003542', '0'],
  ])('%s of %s is %s', (rule, digits, expected) => expect(checkCharacter(rule, digits)).toBe(expected));

  it.each<[CheckRule, string, boolean]>([
    ['none', 'ANYTHING1', true],
    ['mod7', '123456782', true],
    ['mod7', '123456783', false],
    ['mod7', 'I123456782', true],
    ['mod11', '561881X', true],
    ['mod11', '5618819', false],
    ['mod10', 'ABCDEFGH', false],
  ])('%s checks %s: %s', (rule, number, expected) => expect(hasCheckCharacter(rule, number)).toBe(expected));
});
