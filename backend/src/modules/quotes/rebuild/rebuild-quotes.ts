import type { ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import { RatingService } from '../../rating/index.js';
import { Injectable } from '@nestjs/common';
import { raiseCompanyNumber } from '../../../platform/database/company-counter.js';
import { Database } from '../../../platform/database/database.js';
import { type RebuildStep, type RebuiltBatch, rebuildSearchTerms } from '../../../platform/rebuild/rebuild.js';
import type { OfferEntity } from '../../offers/index.js';
import { addLateOffers, type OfferSummary } from '../domain/late-offers.js';
import { type DerivedQuote, RebuildQuotesQueries } from './persistence/rebuild-quotes.sql.js';
import { WordTable } from '../../../platform/search/persistence/word-table.sql.js';
import { quoteTerms } from '../domain/quote-terms.js';
import { replaceTerms } from '../persistence/quote-terms.sql.js';

const NO_OFFERS: OfferSummary = { offerCount: 0, bestTotal: null, bestCarrier: null, currency: null, validUntil: null };

/** Recomputes the offer summaries of quotes, and raises the quote number counter to the highest number. */
@Injectable()
export class RebuildQuoteAggregates implements RebuildStep {
  readonly name = 'offer summaries and quote numbers';

  constructor(
    private readonly queries: RebuildQuotesQueries,
    private readonly rating: RatingService,
    private readonly database: Database,
  ) {}

  async rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    let changed = after === '' ? await this.raiseNumber(companyId) : 0;
    const quotes = await this.queries.read(companyId, after, limit);
    const rate = await this.rating.exchangeRate(companyId);
    for (const quote of quotes) {
      const summary = summaryOf(quote, await this.queries.offersOf(quote), rate);
      if (!same(quote, summary) && (await this.correct(quote, rate))) changed += 1;
    }
    return { last: quotes.at(-1)?.id ?? null, rows: quotes.length, changed };
  }

  private async raiseNumber(companyId: string): Promise<number> {
    return raiseCompanyNumber(this.database, companyId, 'quote', await this.queries.highestNumber(companyId));
  }

  /** Recomputes the summary under the lock that rating and carrier responses use. */
  private correct({ companyId, id }: DerivedQuote, rate: ExchangeRate | null): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const quote = await this.queries.lock(tx, companyId, id);
      if (quote === null) return false;
      const summary = summaryOf(quote, await this.queries.offersOf(quote), rate);
      if (same(quote, summary)) return false;
      await this.queries.writeSummary(tx, quote, summary);
      return true;
    });
  }
}

function summaryOf({ request }: DerivedQuote, offers: readonly OfferEntity[], rate: ExchangeRate | null): OfferSummary {
  const origin = request.stops.find(({ type }) => type === 'origin')?.country ?? 'US';
  return addLateOffers(NO_OFFERS, offers, origin, rate);
}

function same(quote: DerivedQuote, summary: OfferSummary): boolean {
  return (
    quote.offerCount === summary.offerCount &&
    quote.bestTotal === summary.bestTotal &&
    quote.bestCarrier === summary.bestCarrier &&
    quote.currency === summary.currency &&
    quote.validUntil?.getTime() === summary.validUntil?.getTime()
  );
}

/** Recomputes the search terms of quotes. */
@Injectable()
export class RebuildQuoteTerms implements RebuildStep {
  readonly name = 'search terms of quotes';

  constructor(
    private readonly queries: RebuildQuotesQueries,
    private readonly database: Database,
  ) {}

  rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const rows = {
      table: new WordTable(this.database, 'quote'),
      read: (from: string, count: number) => this.queries.read(companyId, from, count),
      termsOf: (quote: DerivedQuote) => quoteTerms(quote),
      replace: (id: string) =>
        this.database.transaction(async (tx) => {
          const quote = await this.queries.lock(tx, companyId, id);
          if (quote !== null) await replaceTerms(tx, quote);
        }),
    };
    return rebuildSearchTerms(rows, companyId, after, limit);
  }
}
