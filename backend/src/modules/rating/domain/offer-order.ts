import type { Country } from '../../../kernel/places/region.js';
import type { Offer } from './offer.js';

/** Cheapest first within a currency; there is no exchange rate to compare across, so the origin's own currency comes first. */
export function compareOffers(left: Offer, right: Offer, origin: Country): number {
  if (left.total.currency !== right.total.currency)
    return left.total.currency === (origin === 'US' ? 'USD' : 'CAD') ? -1 : 1;
  return left.total.amount - right.total.amount;
}
