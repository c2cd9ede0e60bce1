import { Injectable } from '@nestjs/common';
import { type BookedQuoteOffer, OfferSource } from '../shipments/index.js';
import { QuotesRepository } from './persistence/quotes.repository.js';

/** Offers of booked quotes, for tendering their shipments to other carriers. */
@Injectable()
export class QuoteOffers extends OfferSource {
  constructor(private readonly quotes: QuotesRepository) {
    super();
  }

  override async offersOf(companyId: string, quoteId: string): Promise<BookedQuoteOffer[]> {
    const offers = await this.quotes.offers(companyId, quoteId);
    const booked = offers.filter(({ revision }) => revision === offers[0]?.revision);
    return booked.sort((left, right) => left.total - right.total).map(({ id, carrierId, connectionId, validUntil, body }) => ({ id, carrierId, connectionId, validUntil, body }));
  }
}
