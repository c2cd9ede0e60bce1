import { homePeriods } from './home-periods.js';

describe('homePeriods', () => {
  it.each([
    ['2026-11-27', '2026-11-01', '2026-10-01', '2026-10-27', '2026-10-29'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28', '2026-03-02'],
    ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29', '2028-03-01'],
    ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01', '2025-12-03'],
  ])('compares the month of %s with the month before to the same day', (today, ...expected) => {
    const { monthStart, lastMonthStart, lastMonthEnd, recentStart } = homePeriods(today);
    expect([monthStart, lastMonthStart, lastMonthEnd, recentStart]).toEqual(expected);
  });
});
