import { parseJson, safeInteger } from './columns.js';

describe('safeInteger', () => {
  it('passes money amounts through on write and read', () => {
    expect(safeInteger.to(26584)).toBe(26584);
    expect(safeInteger.from('26584')).toBe(26584);
    expect(safeInteger.from(null)).toBeNull();
  });

  it.each([1.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])('refuses to store %p', (value) => {
    expect(() => safeInteger.to(value)).toThrow(RangeError);
  });

  it('refuses a stored value outside the safe integers', () => {
    expect(() => safeInteger.from('9007199254740993')).toThrow(RangeError);
  });
});

describe('parseJson', () => {
  it('parses text from MariaDB, and returns values from MySQL', () => {
    expect(parseJson('{"a":1}')).toEqual({ a: 1 });
    expect(parseJson({ a: 1 })).toEqual({ a: 1 });
  });
});
