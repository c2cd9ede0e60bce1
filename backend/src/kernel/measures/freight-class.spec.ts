import { inches, volume } from './measures.js';
import {
  densityClass,
  FREIGHT_CLASSES,
  freightClassName,
  freightClassPosition,
  parseFreightClass,
} from './freight-class.js';

const cubicFeet = (feet: number) => volume(inches(12 * feet), inches(12), inches(12));

describe('parseFreightClass', () => {
  it.each([
    ['50', 500],
    ['77.5', 775],
    ['77', 775],
    ['92.5', 925],
    ['92', 925],
    [' 100 ', 1_000],
    ['500', 5_000],
  ])('reads %s', (text, expected) => expect(parseFreightClass(text)).toBe(expected));

  it.each(['', '45', '77.50', '78', '1000', 'Not required', '-50'])('rejects "%s"', (text) =>
    expect(parseFreightClass(text)).toBeNull(),
  );
});

describe('the 18 classes', () => {
  it('ascend from 50 to 500 and keep their names', () => {
    expect(FREIGHT_CLASSES).toHaveLength(18);
    expect([...FREIGHT_CLASSES].sort((left, right) => left - right)).toEqual(FREIGHT_CLASSES);
    for (const freightClass of FREIGHT_CLASSES)
      expect(parseFreightClass(freightClassName(freightClass))).toBe(freightClass);
  });

  it('have positions', () => {
    expect([500, 775, 5_000, 123].map(freightClassPosition)).toEqual([0, 5, 17, -1]);
    expect(() => freightClassName(123)).toThrow(RangeError);
  });
});

describe('densityClass', () => {
  // The 12 boundaries of NMFC Docket 2025-1: exactly at the boundary, and one pound below it on 1,000 cubic feet.
  it.each([
    [1, 3_000, 4_000],
    [2, 2_500, 3_000],
    [4, 1_750, 2_500],
    [6, 1_250, 1_750],
    [8, 1_000, 1_250],
    [10, 925, 1_000],
    [12, 850, 925],
    [15, 700, 850],
    [22.5, 650, 700],
    [30, 600, 650],
    [35, 550, 600],
    [50, 500, 550],
  ])('%d pcf is class %d tenths, just below it is %d', (pcf, at, below) => {
    expect(densityClass(pcf * 1_000, cubicFeet(1_000))).toBe(at);
    expect(densityClass(pcf * 1_000 - 1, cubicFeet(1_000))).toBe(below);
  });

  it.each([
    [1, 48, 40, 48, 500, 1_000],
    [1, 48, 40, 40, 1_500, 600],
    [2, 48, 40, 60, 1_000, 1_250],
    [1, 48, 48, 72, 300, 2_500],
    [4, 48, 40, 36, 6_000, 550],
    [1, 48, 40, 48, 2_600, 550],
    [1, 48, 40, 84, 240, 2_500],
    [1, 40, 48, 54, 300, 1_750], // FedEx 171: 5 pcf
    [1, 40, 48, 54, 360, 1_250], // FedEx 171: 6 pcf
  ])('%d units of %d x %d x %d in with %d lb are class %d tenths', (count, length, width, height, pounds, expected) => {
    expect(densityClass(pounds, volume(inches(length), inches(width), inches(height)) * BigInt(count))).toBe(expected);
  });

  it.each([
    [0, 1n],
    [-1, 1n],
    [1, 0n],
  ])('has no class for %d lb in %d', (pounds, cube) => expect(() => densityClass(pounds, cube)).toThrow(RangeError));
});
