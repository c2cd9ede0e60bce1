import { needsNewApproval } from './approval-tolerance.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

it.each([
  [100_000, 102_000, false],
  [100_000, 102_001, true],
  [100_000, 98_000, false],
  [100_000, 97_999, true],
  [1_000_000, 1_002_500, false],
  [1_000_000, 1_002_501, true],
  [1_000_000, 997_499, true],
])('%d to %d needs a new approval: %s', (requested, current, expected) => {
  expect(needsNewApproval(usd(requested), usd(current))).toBe(expected);
});

it('needs a new approval in another currency', () => {
  expect(needsNewApproval(usd(100), { amount: 100, currency: 'CAD' })).toBe(true);
});
