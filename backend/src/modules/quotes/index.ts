export { QuotesModule } from './quotes.module.js';
export { type ReplayedQuote, ReplayQuotes } from './replay/replay-quotes.js';
