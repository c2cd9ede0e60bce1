import { TokenBucket } from './token-bucket.js';

/** How many of `tries` pass at the same instant. */
function passing(bucket: TokenBucket, now: number, tries = 100): number {
  return Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;
}

describe('TokenBucket', () => {
  it('allows a burst, and then operations at the rate', () => {
    const bucket = new TokenBucket(10, 20);
    expect(passing(bucket, 5_000)).toBe(20);
    expect(passing(bucket, 5_000)).toBe(0);
    expect(passing(bucket, 5_099)).toBe(0);
    expect(passing(bucket, 5_100)).toBe(1);
    expect(passing(bucket, 6_100)).toBe(10);
  });

  it('accumulates at most one burst', () => {
    const bucket = new TokenBucket(10, 20);
    expect(passing(bucket, 1_000_000)).toBe(20);
    expect(passing(bucket, 9_000_000)).toBe(20);
  });

  it('keeps the rate over a steady stream', () => {
    const bucket = new TokenBucket(500, 1_000);
    let passed = 0;
    for (let now = 0; now < 10_000; now += 0.5) if (bucket.take(now)) passed += 1;
    expect(passed).toBeGreaterThan(5_990);
    expect(passed).toBeLessThan(6_010);
  });
});
