import { OfferValidity } from './offer-validity.js';

const validity = new OfferValidity('2026-12-20');

test('An offer is valid for 14 days, volume 7 and truckloads 3', () => {
  const modes = ['LTL', 'VLTL', 'FTL'] as const;
  expect(modes.map((mode) => validity.through(mode, '2027-12-31'))).toEqual(['2027-01-03', '2026-12-27', '2026-12-23']);
});

test('An offer never outlives its tariff, and another carrier’s offer of the mode is not cut short by that', () => {
  expect(validity.through('LTL', '2026-12-31')).toBe('2026-12-31');
  expect(validity.through('LTL', '2027-01-03')).toBe('2027-01-03');
  expect(validity.through('LTL', '2027-12-31')).toBe('2027-01-03');
});
