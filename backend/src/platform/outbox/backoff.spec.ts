import { AWAITED_ATTEMPTS, backoffSeconds, MAX_ATTEMPTS } from './backoff.js';
import { attemptsOf, outboxTopic } from './outbox-topic.js';

/** Hours from the first attempt to the last. */
const hoursOf = (attempts: number) =>
  Array.from({ length: attempts - 1 }, (_, index) => backoffSeconds(index + 1)).reduce((sum, wait) => sum + wait, 0) /
  3_600;

describe('backoffSeconds', () => {
  it('starts at 5 seconds, doubles, and stops at one hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(backoffSeconds)).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
    expect(backoffSeconds(11)).toBe(3_600);
    expect(backoffSeconds(MAX_ATTEMPTS)).toBe(3_600);
  });

  it('bridges an outage of a day, and ten minutes where a user waits', () => {
    expect(hoursOf(MAX_ATTEMPTS)).toBeGreaterThan(24);
    expect(hoursOf(MAX_ATTEMPTS - 1)).toBeLessThan(24);
    expect(hoursOf(AWAITED_ATTEMPTS) * 60).toBeCloseTo(10.6, 1);
  });
});

it('a topic has its own attempts, and one of an older version has the usual ones', () => {
  expect(attemptsOf(outboxTopic('test.awaited', { attempts: AWAITED_ATTEMPTS }))).toBe(AWAITED_ATTEMPTS);
  expect(attemptsOf('test.older')).toBe(MAX_ATTEMPTS);
});
