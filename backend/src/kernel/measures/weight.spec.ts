import { kilograms, wholePounds } from './weight.js';

describe('wholePounds', () => {
  it.each([
    [620, 'imperial', 620],
    [619.01, 'imperial', 620],
    [0.1, 'imperial', 1],
    [0, 'imperial', 0],
    [453.59237, 'metric', 1_000],
    [453.59238, 'metric', 1_001],
    [453.6, 'metric', 1_001], // 1,000.017 lb
    [0.45359237, 'metric', 2], // rounded up to 0.45360 kg, just above one pound
    [0.45359, 'metric', 1],
    [281, 'metric', 620], // 619.499 lb
    [100_000, 'metric', 220_463], // 220,462.262 lb
  ] as const)('%d %s is %d lb', (weight, units, expected) => expect(wholePounds(weight, units)).toBe(expected));

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (weight) => {
    expect(() => wholePounds(weight, 'imperial')).toThrow(RangeError);
    expect(() => wholePounds(weight, 'metric')).toThrow(RangeError);
  });
});

describe('kilograms', () => {
  it('converts by definition', () => expect(kilograms(1_000)).toBeCloseTo(453.59237, 8));
});
