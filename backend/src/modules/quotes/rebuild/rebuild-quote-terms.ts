import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RebuildStep, RebuiltBatch } from '../../../platform/rebuild/rebuild.js';
import { rebuildSearchTerms } from '../../../platform/rebuild/rebuild-search-terms.js';
import { WordTable } from '../../../platform/search/persistence/word-table.sql.js';
import { quoteTerms } from '../domain/quote-terms.js';
import { replaceTerms } from '../persistence/quote-terms.sql.js';
import { type DerivedQuote, RebuildQuotesQueries } from './persistence/rebuild-quotes.sql.js';

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
