import { useState } from 'react';
import type { Offer } from '../../shared/api/types';
import { type OfferOrder, sortOffers } from '../../shared/offers/rank-offers';

export interface SteadyOffers {
  /** In the order asked for; what came later is not among them. */
  shown: Offer[];
  /** Offers that came since and wait until they are asked for, cheapest first. */
  waiting: Offer[];
  /** Puts the waiting offers in their places. */
  showAll(): void;
}

/** Sorted offers whose rows stay where they are while more come in: late ones wait until the person asks for them, sorts anew or the quote is rated again. */
export function useStableOffers(offers: readonly Offer[], order: OfferOrder, revision: number): SteadyOffers {
  const key = `${revision}.${order}`;
  const ids = offers.map(({ id }) => id);
  const [known, setKnown] = useState({ key, ids });
  const isAnew = known.key !== key || !ids.some((id) => known.ids.includes(id));
  if (isAnew && known.ids.join() !== ids.join()) setKnown({ key, ids });
  const isShown = ({ id }: Offer) => isAnew || known.ids.includes(id);
  return {
    shown: sortOffers(offers.filter(isShown), order),
    waiting: sortOffers(
      offers.filter((offer) => !isShown(offer)),
      'price',
    ),
    showAll: () => setKnown({ key, ids }),
  };
}
