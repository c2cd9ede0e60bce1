import { nextBusinessDay } from './next-business-day';

test.each([
  ['2026-11-23', '2026-11-24'],
  ['2026-11-27', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-31', '2027-01-01'],
])('after %s comes %s', (date, next) => {
  expect(nextBusinessDay(date)).toBe(next);
});
