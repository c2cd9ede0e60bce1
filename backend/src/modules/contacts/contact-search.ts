import { Injectable } from '@nestjs/common';
import { searchTerms } from '../../kernel/text/search-terms.js';
import { Database } from '../../platform/database/database.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { WordSearch } from '../../platform/search/word-search.js';
import { WordTable } from '../../platform/search/persistence/word-table.sql.js';
import type { ContactQuery } from './contacts.dto.js';
import { type ContactFilter, ContactQueries, type ContactRow } from './persistence/contacts.sql.js';

/** Terms of a search; further ones are ignored. */
const MAX_TERMS = 6;
const ID = /^ctc_[0-9A-Z]{26}$/;

/** A page of contacts. */
export interface ContactPage {
  rows: ContactRow[];
  nextCursor: string | null;
}

/** Lists contacts newest first, all or those with the search terms; a page of a search may be short and still have a next one. */
@Injectable()
export class ContactSearch {
  private readonly search: WordSearch;

  constructor(
    private readonly contacts: ContactQueries,
    database: Database,
  ) {
    this.search = new WordSearch(new WordTable(database, 'contact'));
  }

  /** The cursor is the id of the last contact that was examined. @throws ValidationFailed for another text */
  async page(
    companyId: string,
    { cursor, q, ...filter }: Omit<ContactQuery, 'limit'>,
    limit: number,
  ): Promise<ContactPage> {
    if (cursor !== undefined && !ID.test(cursor))
      throw new ValidationFailed([
        { pointer: '/cursor', code: 'FORMAT', message: 'This cursor is not one of this list.' },
      ]);
    if (q !== undefined && q.trim() !== '') return this.found(companyId, q, filter, cursor ?? null, limit);
    return toPage(await this.contacts.list(companyId, filter, { before: cursor }, limit + 1), limit, null);
  }

  private async found(
    companyId: string,
    text: string,
    filter: ContactFilter,
    before: string | null,
    limit: number,
  ): Promise<ContactPage> {
    const terms = searchTerms(text).slice(0, MAX_TERMS);
    if (terms.length === 0) return { rows: [], nextCursor: null };
    const filtered = Object.values(filter).some((value) => value !== undefined);
    const found = await this.search.find({ companyId, words: terms, before, limit: filtered ? null : limit + 1 });
    const ids = filtered ? found.ids : found.ids.slice(0, limit + 1);
    const rows = ids.length === 0 ? [] : await this.contacts.list(companyId, filter, { ids }, limit + 1);
    return toPage(rows, limit, found.next);
  }
}

function toPage(found: readonly ContactRow[], limit: number, next: string | null): ContactPage {
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : next };
}
