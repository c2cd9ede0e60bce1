import type { OfferTotals } from '../api/types';

/** What offers can be sorted by. */
export const OFFER_ORDERS = ['price', 'likely', 'transit', 'co2e'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Emissions from well to wheel. Quotes of earlier versions have tank-to-wheel emissions, which are not comparable. */
export const COMPARED_SCOPE = 'WTW';

const MEASURE: Record<OfferOrder, (offer: OfferTotals) => number> = {
  price: (offer) => offer.total.amount,
  likely: (offer) => offer.likelyTotal.amount,
  transit: (offer) => offer.transit.businessDays,
  co2e: ({ co2e }) => (co2e.scope === COMPARED_SCOPE ? co2e.kg : Number.POSITIVE_INFINITY),
};

/** Offers from least to most by one measure; the cheaper first among equals, else in the order given. */
export function sortOffers<T extends OfferTotals>(offers: readonly T[], order: OfferOrder): T[] {
  const measure = MEASURE[order];
  return [...offers].sort((a, b) => difference(measure(a), measure(b)) || a.total.amount - b.total.amount);
}

/** Ways in which an offer is the best of all. */
export type OfferMark = 'cheapest' | 'fastest' | 'greenest';

const MARKS: [OfferMark, OfferOrder][] = [
  ['cheapest', 'price'],
  ['fastest', 'transit'],
  ['greenest', 'co2e'],
];

/** Infinite values are equal. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** What each offer is best at. What all offers share distinguishes none, so it marks none. */
export function markOffers(offers: readonly OfferTotals[]): (offer: OfferTotals) => OfferMark[] {
  const best = MARKS.map(([mark, order]) => {
    const values = offers.map(MEASURE[order]);
    const least = Math.min(...values);
    return { mark, order, least, tells: values.every(Number.isFinite) && values.some((value) => value !== least) };
  });
  return (offer) =>
    best.filter(({ order, least, tells }) => tells && MEASURE[order](offer) === least).map(({ mark }) => mark);
}
