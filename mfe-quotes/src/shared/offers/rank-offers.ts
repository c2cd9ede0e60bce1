import { compareMoney, type ExchangeRate } from '@lading/trade';
import type { Money, OfferTotals } from '../api/types';

/** What offers can be sorted by. */
export const OFFER_ORDERS = ['price', 'likely', 'transit', 'co2e'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Emissions from well to wheel. Quotes of earlier versions have tank-to-wheel emissions, which are not comparable. */
export const COMPARED_SCOPE = 'WTW';

/** The exchange rate of offers in different currencies, and the currency in which they are compared. */
export interface CurrencyComparison {
  rate: ExchangeRate;
  currency: Money['currency'];
}

type Rate = ExchangeRate | null;
type Compare = (a: OfferTotals, b: OfferTotals, rate: Rate) => number | null;

const kg = ({ co2e }: OfferTotals) => (co2e.scope === COMPARED_SCOPE ? co2e.kg : Number.POSITIVE_INFINITY);

/** Null if two offers are not comparable. Unknown likely totals come last. */
const COMPARE: Record<OfferOrder, Compare> = {
  price: (a, b, rate) => compareMoney(a.total, b.total, rate),
  likely: (a, b, rate) =>
    a.likelyTotal && b.likelyTotal
      ? compareMoney(a.likelyTotal, b.likelyTotal, rate)
      : Number(!a.likelyTotal) - Number(!b.likelyTotal),
  transit: (a, b) => a.transit.businessDays - b.transit.businessDays,
  co2e: (a, b) => difference(kg(a), kg(b)),
};

/**
 * Offers from least to most by one measure; the cheaper first among equals, else in the order given. Without an exchange rate, the currency of the
 * first offer comes first.
 */
export function sortOffers<T extends OfferTotals>(offers: readonly T[], order: OfferOrder, rate: Rate = null): T[] {
  const currency = offers[0]?.total.currency;
  const by = (measure: OfferOrder, a: T, b: T) =>
    COMPARE[measure](a, b, rate) ?? (a.total.currency === currency ? -1 : 1);
  return [...offers].sort((a, b) => by(order, a, b) || by('price', a, b));
}

/** Ways in which an offer is the best of all. */
export type OfferMark = 'cheapest' | 'fastest' | 'greenest';

const MARKS: [OfferMark, OfferOrder][] = [
  ['cheapest', 'price'],
  ['fastest', 'transit'],
  ['greenest', 'co2e'],
];

const byScac = (a: OfferTotals, b: OfferTotals) => (a.carrier.scac < b.carrier.scac ? -1 : 1);

/** Infinite values are equal. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * What each offer is best at. Of equal offers one is marked: the cheapest, then the fastest, then the first by SCAC. What all offers share, or what
 * cannot be compared, marks none.
 */
export function markOffers(offers: readonly OfferTotals[], rate: Rate = null): (offer: OfferTotals) => OfferMark[] {
  const ranked = [...offers].sort(
    (a, b) => (COMPARE.price(a, b, rate) ?? 0) || (COMPARE.transit(a, b, rate) ?? 0) || byScac(a, b),
  );
  const best = MARKS.flatMap(([mark, order]) => {
    const compare = (a: OfferTotals, b: OfferTotals) => COMPARE[order](a, b, rate);
    const [first] = offers;
    if (!first || offers.some((offer) => compare(first, offer) === null)) return [];
    if (order === 'co2e' && !offers.every((offer) => Number.isFinite(kg(offer)))) return [];
    const least = ranked.reduce((a, b) => ((compare(b, a) ?? 0) < 0 ? b : a));
    return offers.some((offer) => compare(offer, least) !== 0) ? [{ mark, least }] : [];
  });
  return (offer) => best.filter(({ least }) => least === offer).map(({ mark }) => mark);
}

/** The comparison of a quote's offers, in the currency of the origin; null if they have one currency or there is no rate. */
export function comparisonOf(
  rate: ExchangeRate | null,
  stops: readonly { type: string; country: string }[],
): CurrencyComparison | null {
  const country = stops.find(({ type }) => type === 'origin')?.country;
  return rate && { rate, currency: country === 'CA' ? 'CAD' : 'USD' };
}
