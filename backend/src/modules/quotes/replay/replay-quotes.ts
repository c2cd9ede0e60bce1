import { Injectable } from '@nestjs/common';
import { type ReplayedOffer, ReplayService } from '../../rating/index.js';
import { OffersRepository } from '../../offers/index.js';
import { QuotesRepository } from '../persistence/quotes.sql.js';

/** A quote with its recomputed offers. */
export interface ReplayedQuote {
  readonly number: string;
  readonly companyName: string;
  readonly revision: number;
  /** Current revision. The requests of earlier revisions are not stored. */
  readonly offers: readonly ReplayedOffer[];
}

/** For operators: checks that rating the stored inputs of a quote returns its stored prices. */
@Injectable()
export class ReplayQuotes {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly offers: OffersRepository,
    private readonly replays: ReplayService,
  ) {}

  /** Quotes with the number, of all companies or of the one with the code. Each company has its own number sequence. */
  async replay(number: string, companyCode: string | null): Promise<ReplayedQuote[]> {
    const found = await this.quotes.byNumber(number, companyCode);
    return Promise.all(found.map(({ companyId, id, companyName }) => this.replayOne(companyId, id, companyName)));
  }

  private async replayOne(companyId: string, id: string, companyName: string): Promise<ReplayedQuote> {
    const quote = await this.quotes.find(companyId, id);
    if (quote === null) throw new Error('Quotes are never deleted.');
    const offers = (await this.offers.list(companyId, id)).filter((offer) => offer.revision === quote.revision);
    const replayed = await this.replays.replay(companyId, {
      request: quote.request,
      derived: quote.result.derived,
      offers,
    });
    return { number: quote.number, companyName, revision: quote.revision, offers: replayed };
  }
}
