import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type BookedQuoteOffer, OfferSource } from '../shipments/index.js';
import { QuotesRepository } from './persistence/quotes.sql.js';

/** Brings offers of booked quotes to their shipments, which may be tendered to other carriers. */
@Injectable()
export class QuoteOffers implements OnModuleInit {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly source: OfferSource,
  ) {}

  onModuleInit(): void {
    this.source.answerBy((companyId, quoteId) => this.offersOf(companyId, quoteId));
  }

  private async offersOf(companyId: string, quoteId: string): Promise<BookedQuoteOffer[]> {
    const offers = await this.quotes.offers(companyId, quoteId);
    const booked = offers.filter(({ revision }) => revision === offers[0]?.revision);
    return booked
      .sort((left, right) => left.total - right.total)
      .map(({ id, carrierId, connectionId, validUntil, body }) => ({ id, carrierId, connectionId, validUntil, body }));
  }
}
