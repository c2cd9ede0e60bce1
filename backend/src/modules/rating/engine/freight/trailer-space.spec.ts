import { inches, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import { floorLength, isTooWide } from './trailer-space.js';

const feet = (count: number, length: number, width: number, height: number, stackable = false) =>
  floorLength({ length: inches(length), width: inches(width), height: inches(height), stackable }, count) /
  MICROMETRES_PER_FOOT;

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
