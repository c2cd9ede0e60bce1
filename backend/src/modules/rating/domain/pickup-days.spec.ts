import { nextPickupDay } from './pickup-days.js';

it.each([
  ['US', 'a weekday', '2026-11-23', '2026-11-24'],
  ['US', 'the weekend', '2026-11-20', '2026-11-23'],
  ['US', 'Thanksgiving, the day after and the weekend', '2026-11-25', '2026-11-30'],
  ['CA', 'no holiday in Canada', '2026-11-25', '2026-11-26'],
  ['CA', 'Thanksgiving in Canada', '2026-10-09', '2026-10-13'],
  ['US', 'New Year’s Day on a Friday', '2026-12-31', '2027-01-04'],
] as const)('at %s origins, over %s', (country, _, after, next) => {
  expect(nextPickupDay(country, after)).toBe(next);
});
