import type { Transaction } from '../../../platform/database/database.js';
import { quoteTerms, type SearchableQuote } from '../domain/quote-terms.js';

/** A quote with its search terms. */
interface IndexedQuote extends SearchableQuote {
  companyId: string;
  id: string;
}

/** Inserts the search terms of new quotes. */
export async function insertTerms(tx: Transaction, quotes: readonly IndexedQuote[]): Promise<void> {
  const rows = quotes.flatMap((quote) => quoteTerms(quote).map((term) => [quote.companyId, term, quote.id]));
  await tx.query('INSERT INTO quote_word (company_id, word, quote_id) VALUES ?', [rows]);
}

/** Replaces the search terms of a changed quote. */
export async function replaceTerms(tx: Transaction, quote: IndexedQuote): Promise<void> {
  await tx.query('DELETE FROM quote_word WHERE company_id = ? AND quote_id = ?', [quote.companyId, quote.id]);
  await insertTerms(tx, [quote]);
}
