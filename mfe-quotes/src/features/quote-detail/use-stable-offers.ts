import type { ExchangeRate } from '@lading/trade';
import { useState } from 'react';
import type { Offer } from '../../shared/api/types';
import { type OfferOrder, sortOffers } from '../../shared/offers/rank-offers';

export interface SteadyOffers {
  /** In the selected order, without offers that arrived later. */
  shown: Offer[];
  /** Offers that arrived later and are not displayed yet, cheapest first. */
  waiting: Offer[];
  /** Puts the waiting offers in their places. */
  showAll(): void;
}

/** Sorted offers whose rows do not move while more arrive: late ones are added when the user shows them, sorts, or re-rates the quote. */
export function useStableOffers(
  offers: readonly Offer[],
  order: OfferOrder,
  revision: number,
  rate: ExchangeRate | null,
): SteadyOffers {
  const key = `${revision}.${order}`;
  const ids = offers.map(({ id }) => id);
  const [known, setKnown] = useState({ key, ids });
  const isAnew = known.key !== key || !ids.some((id) => known.ids.includes(id));
  if (isAnew && known.ids.join() !== ids.join()) setKnown({ key, ids });
  const isShown = ({ id }: Offer) => isAnew || known.ids.includes(id);
  return {
    shown: sortOffers(offers.filter(isShown), order, rate),
    waiting: sortOffers(
      offers.filter((offer) => !isShown(offer)),
      'price',
      rate,
    ),
    showAll: () => setKnown({ key, ids }),
  };
}
