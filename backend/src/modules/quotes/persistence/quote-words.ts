import type { Transaction } from '../../../platform/database/database.js';
import { quoteWords, type SearchableQuote } from '../domain/quote-words.js';

/** A quote whose words are written. */
interface WordedQuote extends SearchableQuote {
  companyId: string;
  id: string;
}

/** Writes the words by which new quotes are found. */
export async function insertWords(tx: Transaction, quotes: readonly WordedQuote[]): Promise<void> {
  const rows = quotes.flatMap((quote) => quoteWords(quote).map((word) => [quote.companyId, word, quote.id]));
  await tx.query('INSERT INTO quote_word (company_id, word, quote_id) VALUES ?', [rows]);
}

/** Writes them anew after the quote was changed. */
export async function replaceWords(tx: Transaction, quote: WordedQuote): Promise<void> {
  await tx.query('DELETE FROM quote_word WHERE company_id = ? AND quote_id = ?', [quote.companyId, quote.id]);
  await insertWords(tx, [quote]);
}
