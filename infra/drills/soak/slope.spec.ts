import { slopeOf } from './slope.mjs';

const samples = (count: number, valueOf: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({ at, value: valueOf(at) }));

describe('slopeOf', () => {
  it('is exact for a line', () => {
    const { slope, error } = slopeOf(samples(20, (at) => 5 + 3 * at));
    expect(slope).toBeCloseTo(3);
    expect(error).toBeCloseTo(0);
  });

  it('is not moved by a few outliers', () => {
    const { slope } = slopeOf(samples(30, (at) => (at === 3 || at === 28 ? 500 : 2 * at)));
    expect(slope).toBeCloseTo(2, 1);
  });

  it('is less sure of scattered samples and of a short time', () => {
    const scattered = (count: number) => slopeOf(samples(count, (at) => (at % 2 === 0 ? 10 : -10))).error;
    expect(scattered(40)).toBeLessThan(scattered(10) / 4);
    expect(scattered(10)).toBeGreaterThan(1);
  });
});
