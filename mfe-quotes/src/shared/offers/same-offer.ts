import type { OfferTotals } from '../api/types';

/** Whether two ratings of the same request made the same offer. Ids differ between ratings. */
export const isSameOffer = (one: OfferTotals, other: OfferTotals): boolean =>
  one.carrier.scac === other.carrier.scac &&
  one.mode === other.mode &&
  one.equipment === other.equipment &&
  one.service === other.service &&
  one.carrierService?.name === other.carrierService?.name;
