import { Injectable } from '@nestjs/common';
import { words } from '../../../kernel/words.js';
import { QuoteWordQueries, RARE_WORD } from './quote-word.queries.js';
import type { Conditions } from './quote-filter.js';

/** Nobody means more words than these. */
const WORDS_MAX = 8;

/** A search: where its rows come from, and what else they have to fulfil. */
export interface Search extends Conditions {
  /** A word so rare that its quotes are read one by one; null when the order of the list is walked. */
  rareWord: string | null;
}

const NO_SEARCH: Search = { rareWord: null, sql: [], params: [] };

/** Plans searches over `quote_word`, so that they read few rows for rare words and stop early for frequent ones. */
@Injectable()
export class QuoteSearch {
  constructor(private readonly wordQueries: QuoteWordQueries) {}

  /** A text without any word finds nothing. With `narrowed` the rows come from elsewhere and are only filtered. */
  async plan(companyId: string, text: string | undefined, narrowed: boolean): Promise<Search> {
    if (text === undefined || text.trim() === '') return NO_SEARCH;
    const wanted = words(text).slice(0, WORDS_MAX);
    if (wanted.length === 0) return { rareWord: null, sql: ['FALSE'], params: [] };
    const frequencies = await this.wordQueries.frequencies(companyId, wanted);
    const rarest = frequencies.indexOf(Math.min(...frequencies));
    const rareWord = !narrowed && (frequencies[rarest] ?? 0) <= RARE_WORD ? (wanted[rarest] ?? null) : null;
    const others = wanted.filter((word) => word !== rareWord);
    // A count, because MariaDB turns EXISTS into a semi-join that reads all quotes of a frequent word.
    const holds = `(SELECT COUNT(*) FROM quote_word w FORCE INDEX (ix_quote_word_quote) WHERE w.company_id = q.company_id AND w.quote_id = q.id AND w.word LIKE ?) > 0`;
    return { rareWord, sql: others.map(() => holds), params: others.map((word) => `${word}%`) };
  }
}
