import { inches, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import { footprintGroups, isTooWide, linearLength, truckloadLength } from './trailer-space.js';

const unit = (count: number, length: number, width: number, height: number, stackable = false) => ({
  count,
  length: inches(length),
  width: inches(width),
  height: inches(height),
  stackable,
});
const feet = (...parameters: Parameters<typeof unit>) =>
  linearLength(footprintGroups([unit(...parameters)])) / MICROMETRES_PER_FOOT;
const feetOf = (...rows: ReturnType<typeof unit>[]) => linearLength(footprintGroups(rows)) / MICROMETRES_PER_FOOT;
const truckFeet = (...rows: ReturnType<typeof unit>[]) => truckloadLength(footprintGroups(rows)) / MICROMETRES_PER_FOOT;

describe('linear feet', () => {
  it.each([
    [1, 4],
    [2, 4],
    [3, 8],
    [6, 12],
    [7, 16],
    [8, 16],
  ])('of %d non-stackable pallets of 48 x 40 in are %d', (count, expected) => {
    expect(feet(count, 48, 40, 48)).toBe(expected);
    expect(feet(count, 40, 48, 48)).toBe(expected);
  });

  it.each([
    [7, 48, 8],
    [8, 48, 8],
    [4, 48, 4],
    [7, 48.01, 16],
  ])('of %d stackable pallets %d in high are %d', (count, height, expected) =>
    expect(feet(count, 48, 40, height, true)).toBe(expected),
  );

  it('count two across up to a shorter side of 48 in', () => {
    expect(feet(2, 60, 48, 48)).toBe(5);
    expect(feet(2, 60, 49, 48)).toBe(10);
  });

  it('do not depend on width', () => expect(feet(1, 96, 96, 48)).toBe(8));
});

describe('linear feet of several items', () => {
  const pallet = unit(1, 48, 40, 48);

  it('of six one-pallet items are those of one item of six', () => {
    expect(feetOf(pallet, pallet, pallet, pallet, pallet, pallet)).toBe(12);
    expect(feetOf(unit(6, 48, 40, 48))).toBe(12);
    expect(feetOf(pallet, unit(1, 40, 48, 60))).toBe(4);
  });

  it('stack stackable units of different items', () => {
    expect(feetOf(unit(1, 48, 40, 48, true), unit(1, 48, 40, 30, true))).toBe(4);
    expect(feetOf(unit(3, 48, 40, 48, true), unit(1, 48, 40, 30, true))).toBe(4);
    expect(feetOf(unit(3, 48, 40, 48, true), unit(1, 48, 40, 49, true))).toBe(8);
  });

  it('do not pair units of different footprints', () => {
    expect(feetOf(pallet, unit(1, 48, 42, 48))).toBe(8);
  });
});

describe('truckload feet', () => {
  it.each([
    [26, 43 + 4 / 12],
    [27, 46 + 8 / 12],
    [30, 50],
    [31, 53 + 4 / 12],
  ])('of %d pallets of 48 x 40 in, turned, are %d', (count, expected) => {
    expect(truckFeet(unit(count, 48, 40, 48))).toBeCloseTo(expected, 9);
  });

  it('turn only what fits across', () => {
    expect(truckFeet(unit(2, 120, 40, 48))).toBe(10);
    expect(truckFeet(unit(1, 96, 40, 48))).toBeCloseTo(40 / 12, 9);
  });
});

describe('isTooWide', () => {
  it.each([
    [96, 120, false],
    [96.01, 120, true],
    [120, 96, false],
    [97, 97, true],
  ])('%d x %d in: %s', (length, width, expected) => {
    expect(isTooWide({ length: inches(length), width: inches(width), height: 1, stackable: false })).toBe(expected);
  });
});
