import { Injectable } from '@nestjs/common';
import { queryTerms } from '../../../../kernel/text/search-terms.js';
import { Database } from '../../../../platform/database/database.js';
import type { KeysetPage } from '../../../../platform/database/keyset.js';
import type { ListPosition } from '../../../../platform/http/paging/ordered-cursor.js';
import { WordSearch } from '../../../../platform/search/word-search.js';
import { WordTable } from '../../../../platform/search/persistence/word-table.sql.js';
import type { ListedQuote, QuoteSelection } from './quote-list.sql.js';
import { CREATOR, LISTED_COLUMNS } from './quote-source.sql.js';

/** Finds quotes by word prefixes, newest first. A page can be short and still have a next one. */
@Injectable()
export class QuoteSearch {
  private readonly search: WordSearch;

  constructor(private readonly database: Database) {
    this.search = new WordSearch(new WordTable(database, 'quote'));
  }

  /** At most `limit` quotes before a position. Text without a word finds nothing. */
  async read(
    { companyId, query, conditions: { sql, params } }: QuoteSelection,
    before: ListPosition | null,
    limit: number,
  ): Promise<KeysetPage<ListedQuote>> {
    const { rows, next } = await this.search.page(
      { companyId, words: queryTerms(query.q ?? ''), filtered: sql.length > 1, before: before?.id ?? null },
      limit,
      (ids, most) =>
        this.database.read<ListedQuote>(
          `SELECT ${LISTED_COLUMNS}, q.created_at AS value FROM quote q FORCE INDEX (PRIMARY) ${CREATOR}
           WHERE q.id IN (?) AND ${sql.join(' AND ')} ORDER BY q.id DESC LIMIT ?`,
          [ids, ...params, most],
        ),
    );
    return { rows, next: next === null ? null : { value: new Date(0), id: next } };
  }
}
