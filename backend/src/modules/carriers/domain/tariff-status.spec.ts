import { tariffStatus } from './tariff-status.js';

const version2 = {
  version: 2,
  effectiveFrom: '2026-03-01',
  effectiveTo: '2026-12-31',
  withdrawn: false,
  versionInForce: 2,
};

it.each([
  ['scheduled', '2026-02-28', version2],
  ['active', '2026-03-01', version2],
  ['active', '2026-12-31', version2],
  ['ended', '2027-01-01', version2],
  ['superseded', '2026-06-01', { ...version2, versionInForce: 3 }],
  ['withdrawn', '2026-06-01', { ...version2, withdrawn: true, versionInForce: 1 }],
  ['withdrawn', '2027-06-01', { ...version2, withdrawn: true, versionInForce: null }],
] as const)('is %s on %s', (status, today, tariff) => {
  expect(tariffStatus(tariff, today)).toBe(status);
});
