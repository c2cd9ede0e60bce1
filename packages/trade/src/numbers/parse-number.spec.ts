import { parseDegrees, parseMoney, parseNumber, parseWhole } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['1,500.5', 1500.5],
    ['1,234,567', 1_234_567],
    [' 48 ', 48],
    ['48.', 48],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %j', (text, value) => expect(parseNumber(text)).toEqual({ value }));

  it.each([
    ['1,5', /Check the comma/],
    ['1,50', /Check the comma/],
    ['15,00.5', /Check the comma/],
    ['1500,000', /Check the comma/],
    [',5', /Check the comma/],
    ['1.2.3', /one decimal point/],
    ['12O', /Remove "O"/],
    ['48x40', /Remove "x"/],
    ['-3', /Remove "-"/],
    ['$5', /Remove "\$"/],
    ['1e3', /Remove "e"/],
    ['٤٨', /Remove "٤"/],
    ['1 500', /Remove the space/],
    ['', /Enter a number/],
    ['.', /Enter a number/],
  ])('refuses %j', (text, message) => expect(parseNumber(text)).toEqual({ message: expect.stringMatching(message) }));
});

describe('parseWhole', () => {
  it('reads a count', () => expect(parseWhole('1,200')).toEqual({ value: 1200 }));
  it('refuses a fraction', () => expect(parseWhole('1.5')).toEqual({ message: expect.stringMatching(/whole number/) }));
});

describe('parseMoney', () => {
  it.each([
    ['2,500.5', 250_050],
    ['0.07', 7],
    ['.5', 50],
    ['8.20', 820],
    ['19.99', 1999],
    ['1.', 100],
  ])('reads %j as cents', (text, value) => expect(parseMoney(text)).toEqual({ value }));

  it.each(['1.005', '1,5', '', '-1', '1e3'])('refuses %j', (text) =>
    expect(parseMoney(text)).toEqual({ message: expect.any(String) }),
  );
});

describe('parseDegrees', () => {
  it.each([
    ['-20', -20],
    ['−4.5', -4.5],
    ['35', 35],
  ])('reads %j', (text, value) => expect(parseDegrees(text)).toEqual({ value }));

  it.each(['', '1.55', 'cold'])('refuses %j', (text) =>
    expect(parseDegrees(text)).toEqual({ message: expect.any(String) }),
  );
});
