import { datesOf, periodOf } from './report-filter';

test.each([
  ['90-days', '2026-03-01', '2025-12-02', '2026-03-01'],
  ['30-days', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['this-month', '2026-03-09', '2026-03-01', '2026-03-09'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['this-year', '2026-03-09', '2026-01-01', '2026-03-09'],
  ['12-months', '2026-03-09', '2025-04-01', '2026-03-09'],
] as const)('%s on %s', (period, today, from, to) => {
  expect(datesOf(period, today)).toEqual({ from, to });
});

test.each([
  ['', '90-days'],
  ['period=last-month', 'last-month'],
  ['period=forever', '90-days'],
  ['period=last-month&from=2026-01-01', null],
])('the period of "%s"', (search, period) => {
  expect(periodOf(new URLSearchParams(search))).toBe(period);
});
