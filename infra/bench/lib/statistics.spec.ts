import { bootstrapInterval, median, summary } from './statistics.mjs';

it.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('returns an interval that contains the median, narrow for steady values and wide for others', () => {
  const steady = [1.01, 1.0, 0.99, 1.0, 1.01, 1.0, 0.99, 1.0, 1.0];
  const shaky = [0.5, 1.5, 0.6, 1.4, 1.0, 0.7, 1.3, 0.8, 1.2];
  const width = (values: number[]): number => {
    const [low, high] = bootstrapInterval(values);
    expect(low).toBeLessThanOrEqual(median(values));
    expect(high).toBeGreaterThanOrEqual(median(values));
    return high - low;
  };
  expect(width(steady)).toBeLessThan(0.03);
  expect(width(shaky)).toBeGreaterThan(0.2);
});

it('is the same for the same values', () => {
  const values = [0.9, 1.1, 1.0, 1.2, 0.8, 1.0, 0.95, 1.05, 1.0];
  expect(summary(values)).toEqual(summary([...values]));
});
