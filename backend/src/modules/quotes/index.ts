export { type QuoteBrief, QuoteBriefs } from './persistence/quote-briefs.repository.js';
export { QuotesModule } from './quotes.module.js';
export { type ReplayedQuote, ReplayQuotes } from './replay/replay-quotes.js';
export { RebuildQuoteAggregates, RebuildQuoteTerms } from './rebuild/rebuild-quotes.js';
export { QuoteHome } from './list/quote-home.js';
