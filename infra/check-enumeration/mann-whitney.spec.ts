import { mannWhitney } from './mann-whitney.mjs';

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

describe('mannWhitney', () => {
  it('tells nothing apart in equal groups, also when all values are the same', () => {
    expect(mannWhitney(range(0, 50), range(0, 50))).toEqual({ auc: 0.5, z: 0 });
    expect(mannWhitney([7, 7, 7], [7, 7])).toEqual({ auc: 0.5, z: 0 });
  });

  it('tells groups apart that do not overlap', () => {
    expect(mannWhitney(range(100, 10), range(0, 10)).auc).toBe(1);
    expect(mannWhitney(range(0, 10), range(100, 10)).auc).toBe(0);
  });

  it('agrees with a worked example', () => {
    // Tortoise and hare: of 36 pairs the hares win 11 (Wikipedia, "Mann-Whitney U test"), turned to times.
    const tortoises = [1, 7, 8, 9, 10, 11];
    const hares = [2, 3, 4, 5, 6, 12];
    expect(mannWhitney(tortoises, hares).auc).toBeCloseTo(25 / 36, 12);
    expect(mannWhitney(tortoises, hares).z).toBeCloseTo(7 / Math.sqrt(39), 12);
  });
});
