import type { OfferDto } from '../../rating/index.js';

/** An offer of a booked quote, and over what the carrier is reached. */
export interface BookedQuoteOffer {
  id: string;
  carrierId: string;
  /** Null when the price came from a tariff. */
  connectionId: string | null;
  validUntil: Date;
  body: OfferDto;
}

/** Offers of the quotes that became shipments. The quotes module provides it. */
export abstract class OfferSource {
  /** Offers of the quote as it was booked, cheapest first. */
  abstract offersOf(companyId: string, quoteId: string): Promise<BookedQuoteOffer[]>;
}
