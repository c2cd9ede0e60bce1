import type { ExchangeRate } from '@lading/trade';
import { useState } from 'react';
import type { Offer } from '../../shared/api/types';
import { type OfferOrder, sortOffers } from '../../shared/offers/rank-offers';

export interface StableOffersOptions {
  order: OfferOrder;
  revision: number;
  rate: ExchangeRate | null;
  /** The pointer or the focus is on the list. */
  isPaused: boolean;
}

/** All offers in the selected order. While the list is in use, its rows stay where they are and later offers are added below them. */
export function useStableOffers(
  offers: readonly Offer[],
  { order, revision, rate, isPaused }: StableOffersOptions,
): Offer[] {
  const key = `${revision}.${order}`;
  const sorted = sortOffers(offers, order, rate);
  const [placed, setPlaced] = useState({ key, ids: sorted.map(({ id }) => id) });
  const isKept = isPaused && placed.key === key;
  const kept = isKept ? placed.ids.flatMap((id) => sorted.find((offer) => offer.id === id) ?? []) : [];
  const shown = [...kept, ...sorted.filter((offer) => !kept.includes(offer))];
  const ids = shown.map(({ id }) => id);
  if (placed.key !== key || placed.ids.join() !== ids.join()) setPlaced({ key, ids });
  return shown;
}
