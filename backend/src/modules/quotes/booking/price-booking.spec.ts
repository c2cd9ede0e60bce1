import { needsNewConsent } from './price-booking.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

describe('needsNewConsent', () => {
  it.each([
    ['the price is unchanged', usd(10_000), usd(10_000), usd(10_000), false],
    ['the price rose by one cent', usd(10_000), usd(10_000), usd(10_001), true],
    ['the price fell by exactly 2%', usd(10_000), usd(10_000), usd(9_800), false],
    ['the price fell by more than 2%', usd(10_000), usd(10_000), usd(9_799), true],
    ['the higher price was accepted', usd(10_500), usd(10_000), usd(10_500), false],
    ['less than the offer was accepted', usd(1), usd(10_000), usd(10_000), true],
    ['more than the offer was accepted', usd(20_000), usd(10_000), usd(10_000), true],
    ['after an increase, less than both prices was accepted', usd(9_900), usd(10_000), usd(10_100), true],
    [
      'the same number in another currency was accepted',
      { amount: 10_000, currency: 'CAD' as const },
      usd(10_000),
      usd(10_000),
      true,
    ],
  ])('%s', (_, accepted, offered, current, expected) => {
    expect(needsNewConsent(accepted, offered, current)).toBe(expected);
  });
});
