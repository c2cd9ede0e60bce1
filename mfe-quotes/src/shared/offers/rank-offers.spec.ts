import { offer } from '../testing/offers';
import { markOffers, sortOffers } from './rank-offers';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const transit = (businessDays: number) => ({ businessDays, basis: 'carrier lane table' });
const co2e = (kg: number) => ({ kg, factor: 'SW2018-LTL-WTW', scope: 'WTW' });
const cheap = offer({ id: 'cheap', total: usd(200_00), likelyTotal: usd(310_00), transit: transit(4), co2e: co2e(50) });
const quick = offer({ id: 'quick', total: usd(300_00), likelyTotal: usd(300_00), transit: transit(2), co2e: co2e(50) });
const green = offer({ id: 'green', total: usd(250_00), likelyTotal: usd(250_00), transit: transit(4), co2e: co2e(40) });
const offers = [quick, cheap, green];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('sortOffers', () => {
  it.each([
    ['price', ['cheap', 'green', 'quick']],
    ['likely', ['green', 'quick', 'cheap']],
    ['transit', ['quick', 'cheap', 'green']],
    ['co2e', ['green', 'cheap', 'quick']],
  ] as const)('by %s', (order, sorted) => expect(ids(sortOffers(offers, order))).toEqual(sorted));
});

it('sorts unknown likely totals last, the cheaper first', () => {
  const unknown = (id: string, amount: number) =>
    offer({
      id,
      total: usd(amount),
      likelyTotal: null,
      likelyReason: 'the carrier’s rules for a reclass are not known',
    });
  const list = [unknown('dear', 120_00), unknown('less', 100_00), ...offers];
  expect(ids(sortOffers(list, 'likely'))).toEqual(['green', 'quick', 'cheap', 'less', 'dear']);
});

describe('markOffers', () => {
  it('marks the best of each', () => {
    const marks = markOffers(offers);
    expect([cheap, quick, green].map(marks)).toEqual([['cheapest'], ['fastest'], ['greenest']]);
  });

  it('marks one of those that share the best: the cheaper, then the faster, then the first by SCAC', () => {
    const twin = offer({ id: 'twin', total: usd(200_00), transit: transit(5) });
    const same = offer({ ...twin, id: 'same', carrier: { ...twin.carrier, scac: 'AAAA' } });
    const all = [cheap, quick, twin, same];
    const marks = all.flatMap(markOffers(all));
    expect([...marks].sort()).toEqual(['cheapest', 'fastest', 'greenest']);
    const pair = [twin, same, quick];
    for (const known of [pair, [...pair].reverse()]) expect(markOffers(known)(same)).toContain('cheapest');
  });

  it('marks nothing on a single offer', () => expect(markOffers([cheap])(cheap)).toEqual([]));
});

it('does not compare emissions of another scope', () => {
  const other = offer({ id: 'ttw', co2e: { kg: 1, factor: 'SW2018-LTL', scope: 'TTW' } });
  const full = offer({ id: 'wtw' });
  expect(sortOffers([other, full], 'co2e').map(({ id }) => id)).toEqual(['wtw', 'ttw']);
  for (const one of [other, full]) expect(markOffers([other, full])(one)).not.toContain('greenest');
});

describe('offers in different currencies', () => {
  const rate = { cadPerUsd: '1.4', effectiveOn: '2026-11-20', source: 'Bank of Canada' };
  const cad = (amount: number) => ({ amount, currency: 'CAD' as const });
  const dollars = offer({ id: 'usd', total: usd(200_00), likelyTotal: usd(200_00) });
  const dearer = offer({ id: 'usd2', total: usd(250_00), likelyTotal: usd(250_00) });
  const canadian = offer({ id: 'cad', total: cad(279_99), likelyTotal: cad(279_99) });
  const mixed = [dearer, canadian, dollars];

  it('are sorted and marked at the rate', () => {
    expect(ids(sortOffers(mixed, 'price', rate))).toEqual(['cad', 'usd', 'usd2']);
    expect(ids(sortOffers(mixed, 'likely', rate))).toEqual(['cad', 'usd', 'usd2']);
    expect(mixed.map(markOffers(mixed, rate))).toEqual([[], ['cheapest'], []]);
  });

  it('are sorted by currency and have no cheapest without a rate', () => {
    expect(ids(sortOffers(mixed, 'price'))).toEqual(['usd', 'usd2', 'cad']);
    expect(ids(sortOffers([canadian, dearer, dollars], 'price'))).toEqual(['cad', 'usd', 'usd2']);
    for (const one of mixed) expect(markOffers(mixed)(one)).not.toContain('cheapest');
  });
});
