export { QuotesModule } from './quotes.module.js';
export { type ReplayedQuote, ReplayQuotes } from './replay/replay-quotes.js';
export { RebuildQuoteAggregates } from './rebuild/rebuild-quote-aggregates.js';
export { RebuildQuoteTerms } from './rebuild/rebuild-quote-terms.js';
