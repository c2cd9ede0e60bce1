import { statusAfterResponse, addLateOffers } from './late-offers.js';

const early = new Date('2026-11-27T05:59:59Z');
const late = new Date('2026-12-04T05:59:59Z');
const body = { carrier: { scac: 'ZZLT', name: 'Late Demo Lines', demo: true } };
const summary = {
  offerCount: 1,
  bestTotal: 500_00,
  bestCarrier: 'Early Demo Lines',
  currency: 'USD' as const,
  validUntil: early,
};
const usd = (total: number, validUntil = early) => ({ total, currency: 'USD' as const, validUntil, body });
const cad = (total: number) => ({ total, currency: 'CAD' as const, validUntil: early, body });

it('adopts the lower price and the longer validity', () => {
  expect(addLateOffers(summary, [usd(400_00, late), usd(450_00)], 'US', null)).toEqual({
    offerCount: 3,
    bestTotal: 400_00,
    bestCarrier: 'Late Demo Lines',
    currency: 'USD',
    validUntil: late,
  });
  expect(addLateOffers(summary, [usd(600_00)], 'US', null)).toEqual({ ...summary, offerCount: 2 });
});

it('adopts the first offer', () => {
  expect(
    addLateOffers(
      { offerCount: 0, bestTotal: null, bestCarrier: null, currency: null, validUntil: null },
      [cad(1)],
      'US',
      null,
    ),
  ).toEqual({
    offerCount: 1,
    bestTotal: 1,
    bestCarrier: 'Late Demo Lines',
    currency: 'CAD',
    validUntil: early,
  });
});

it('does not compare amounts across currencies: the currency of the origin wins', () => {
  expect(addLateOffers(summary, [cad(1)], 'US', null)).toMatchObject({ bestTotal: 500_00, currency: 'USD' });
  expect(addLateOffers(summary, [cad(900_00)], 'CA', null)).toMatchObject({ bestTotal: 900_00, currency: 'CAD' });
});

it('compares across currencies at the exchange rate', () => {
  const rate = { cadPerUsd: '1.4', effectiveOn: '2026-11-20', source: 'Bank of Canada' };
  expect(addLateOffers(summary, [cad(700_00)], 'US', rate)).toMatchObject({ bestTotal: 500_00, currency: 'USD' });
  expect(addLateOffers(summary, [cad(699_99)], 'US', rate)).toMatchObject({ bestTotal: 699_99, currency: 'CAD' });
  expect(addLateOffers(summary, [cad(700_01)], 'CA', rate)).toMatchObject({ bestTotal: 500_00, currency: 'USD' });
});

it.each([
  ['rating', 0, 2, 'rating'],
  ['rating', 1, 2, 'quoted'],
  ['rating', 0, 0, 'no_offers'],
  ['quoted', 3, 0, 'quoted'],
] as const)('%s with %d offers and %d open calls is %s', (status, offers, open, expected) => {
  expect(statusAfterResponse(status, offers, open)).toBe(expected);
});
