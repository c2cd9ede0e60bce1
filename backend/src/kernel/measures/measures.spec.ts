import {
  comparePcf,
  CUBIC_FOOT,
  cubicFeet,
  inches,
  micrometres,
  poundsPerCubicFoot,
  volume,
  kilograms,
  wholePounds,
} from './measures.js';

const pallet = volume(inches(48), inches(40), inches(48));

describe('micrometres', () => {
  it.each([
    [48, 'imperial', 1_219_200],
    [48.5, 'imperial', 1_231_900],
    [0.01, 'imperial', 254],
    [121.92, 'metric', 1_219_200],
    [120, 'metric', 1_200_000],
    [48.001, 'imperial', 1_219_454], // rounded up to 48.01
  ] as const)('%d %s is %d um', (length, units, expected) => expect(micrometres(length, units)).toBe(expected));

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (length) =>
    expect(() => micrometres(length, 'imperial')).toThrow(RangeError),
  );
});

describe('volume', () => {
  it('is exact', () => expect(pallet * 1_728n).toBe(CUBIC_FOOT * 92_160n));
  it('converts to cubic feet', () => expect(cubicFeet(pallet)).toBe(53.33));
});

describe('density', () => {
  it.each([
    [500, 9.38],
    [1_000, 18.75],
    [240, 4.5],
  ])('%d lb on a 48 x 40 x 48 in pallet is %d pcf', (pounds, pcf) =>
    expect(poundsPerCubicFoot(pounds, pallet)).toBe(pcf),
  );

  it('compares exactly at a threshold', () => {
    // 48 x 40 x 48 in is 160/3 cubic feet, so 320 lb is exactly 6 pcf and 1,200 lb exactly 22.5.
    expect(comparePcf(320, pallet, 6, 0)).toBe(0);
    expect(comparePcf(319, pallet, 6, 0)).toBe(-1);
    expect(comparePcf(321, pallet, 60_000, 4)).toBe(1);
    expect(comparePcf(1_200, pallet, 225, 1)).toBe(0);
  });
});

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
