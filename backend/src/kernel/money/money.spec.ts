import { basisPointsOf, formatMoney } from './money.js';

describe('basisPointsOf', () => {
  it.each([
    [60_903, 7_800, 47_504], // 475.0434
    [12_500, 2_750, 3_438], // 34.375, half away from zero
    [-12_500, 2_750, -3_438],
    [49_115, 7_800, 38_310], // 383.097
    [0, 2_750, 0],
  ])('%d cents at %d basis points is %d', (amount, bps, expected) => expect(basisPointsOf(amount, bps)).toBe(expected));
});

describe('formatMoney', () => {
  it.each([
    [{ amount: 26_584, currency: 'USD' }, '$265.84'],
    [{ amount: 5, currency: 'USD' }, '$0.05'],
    [{ amount: -123_456_789, currency: 'USD' }, '-$1,234,567.89'],
    [{ amount: 1_200, currency: 'CAD' }, 'CA$12.00'],
  ] as const)('writes %j as %s', (money, expected) => expect(formatMoney(money)).toBe(expected));
});
