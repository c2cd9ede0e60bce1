import { Injectable } from '@nestjs/common';
import { searchTerms } from '../../kernel/text/search-terms.js';
import { Database } from '../../platform/database/database.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { WordSearch } from '../../platform/search/word-search.js';
import { WordTable } from '../../platform/search/persistence/word-table.sql.js';
import type { ContactQuery } from './contacts.dto.js';
import { type ContactFilter, ContactQueries, type ContactRow } from './persistence/contacts.sql.js';
import { msg } from '../../messages/message.js';

const ID = /^ctc_[0-9A-Z]{26}$/;

/** A page of contacts. */
export interface ContactPage {
  rows: ContactRow[];
  nextCursor: string | null;
}

/** Lists contacts newest first, optionally with search terms. A page of a search may be incomplete although there is a next page. */
@Injectable()
export class ContactSearch {
  private readonly search: WordSearch;

  constructor(
    private readonly contacts: ContactQueries,
    database: Database,
  ) {
    this.search = new WordSearch(new WordTable(database, 'contact'));
  }

  /** The cursor is the id of the last examined contact. @throws ValidationFailed for an invalid cursor */
  async page(
    companyId: string,
    { cursor, q, ...filter }: Omit<ContactQuery, 'limit'>,
    limit: number,
  ): Promise<ContactPage> {
    if (cursor !== undefined && !ID.test(cursor))
      throw new ValidationFailed([
        { pointer: '/cursor', code: 'FORMAT', message: msg`This cursor is not from this list.` },
      ]);
    if (q !== undefined && q.trim() !== '') return this.found(companyId, q, filter, cursor ?? null, limit);
    const rows = await this.contacts.list(companyId, filter, { before: cursor }, limit + 1);
    const page = rows.slice(0, limit);
    return { rows: page, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  }

  private async found(
    companyId: string,
    text: string,
    filter: ContactFilter,
    before: string | null,
    limit: number,
  ): Promise<ContactPage> {
    const filtered = Object.values(filter).some((value) => value !== undefined);
    const { rows, next } = await this.search.page(
      { companyId, words: searchTerms(text), filtered, before },
      limit,
      (ids, most) => this.contacts.list(companyId, filter, { ids }, most),
    );
    return { rows, nextCursor: next };
  }
}
