import { Injectable } from '@nestjs/common';
import { searchTerms } from '../../../../kernel/text/search-terms.js';
import { Database } from '../../../../platform/database/database.js';
import type { ListPosition } from '../../../../platform/http/paging/ordered-cursor.js';
import { WordSearch } from '../../../../platform/search/word-search.js';
import { WordTable } from '../../../../platform/search/persistence/word-table.sql.js';
import type { ListedQuote, QuotePage, QuoteSelection } from './quote-list.sql.js';
import { CREATOR, LISTED_COLUMNS } from './quote-source.sql.js';

/** Search terms of one query; further ones are ignored. */
const TERMS_MAX = 6;

/** Finds quotes by the beginnings of words, newest first; a page may be short and still have a next one. */
@Injectable()
export class QuoteSearch {
  private readonly search: WordSearch;

  constructor(private readonly database: Database) {
    this.search = new WordSearch(new WordTable(database, 'quote'));
  }

  /** At most `limit` quotes before a position. A text without any word finds nothing. */
  async read(
    { companyId, query, conditions }: QuoteSelection,
    before: ListPosition | null,
    limit: number,
  ): Promise<QuotePage> {
    const wanted = searchTerms(query.q ?? '').slice(0, TERMS_MAX);
    if (wanted.length === 0) return { rows: [], next: null };
    const filtered = conditions.sql.length > 1;
    const { ids, next } = await this.search.find({
      companyId,
      words: wanted,
      before: before?.id ?? null,
      limit: filtered ? null : limit + 1,
    });
    const rows = await this.quotes(filtered ? ids : ids.slice(0, limit + 1), conditions, limit + 1);
    const page = rows.slice(0, limit);
    if (rows.length > limit) return { rows: page, next: page.at(-1) ?? null };
    return { rows: page, next: next === null ? null : { value: new Date(0), id: next } };
  }

  private async quotes(
    ids: readonly string[],
    { sql, params }: QuoteSelection['conditions'],
    limit: number,
  ): Promise<ListedQuote[]> {
    if (ids.length === 0) return [];
    return this.database.query<ListedQuote>(
      `SELECT ${LISTED_COLUMNS}, q.created_at AS value FROM quote q FORCE INDEX (PRIMARY) ${CREATOR}
       WHERE q.id IN (?) AND ${sql.join(' AND ')} ORDER BY q.id DESC LIMIT ?`,
      [ids, ...params, limit],
    );
  }
}
