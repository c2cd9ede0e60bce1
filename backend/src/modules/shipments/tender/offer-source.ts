import { Injectable } from '@nestjs/common';
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

/** Offers of a quote as it was booked, cheapest first. */
export type FindOffers = (companyId: string, quoteId: string) => Promise<BookedQuoteOffer[]>;

/** Offers of the quotes that became shipments. Shipments do not know quotes, so the quotes module brings the answers in its `onModuleInit`. */
@Injectable()
export class OfferSource {
  private find: FindOffers = () => Promise.reject(new Error('Nobody brings the offers of booked quotes.'));

  answerBy(find: FindOffers): void {
    this.find = find;
  }

  offersOf(companyId: string, quoteId: string): Promise<BookedQuoteOffer[]> {
    return this.find(companyId, quoteId);
  }
}
