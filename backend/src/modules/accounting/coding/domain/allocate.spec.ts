import { SeededRandom } from '../../../../../test/fixtures/seeded-random.js';
import { allocate } from './allocate.js';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [5_000, 5_000], [51, 50]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1_000, [6_000, 4_000], [600, 400]],
    [7, [1, 0, 1], [4, 0, 3]],
    [5, [0, 0], [0, 5]],
    [0, [1, 2], [0, 0]],
    [10, [2, 3, 3], [2, 4, 4]],
  ])('splits %d by %j into %j', (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts);
  });

  it('adds up to the amount, and every part is within a cent of its share', () => {
    const random = new SeededRandom(20);
    for (let round = 0; round < 5_000; round++) {
      const amount = random.whole(0, 20_000_000) - 10_000_000;
      const weights = Array.from({ length: 1 + random.whole(0, 11) }, () =>
        random.once(10) ? 0 : random.whole(0, 100_000),
      );
      const parts = allocate(amount, weights);
      expect(sum(parts)).toBe(amount);
      const total = sum(weights);
      if (total === 0) continue;
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * weights[index]!) / total)).toBeLessThan(1);
    }
  });
});
