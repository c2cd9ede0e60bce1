import { Injectable } from '@nestjs/common';
import { searchTerms } from '../../kernel/text/search-terms.js';
import { Database } from '../../platform/database/database.js';
import type { Conditions } from '../../platform/database/keyset.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { WordSearch } from '../../platform/search/word-search.js';
import { WordTable } from '../../platform/search/word-table.js';
import type { ContactExportQuery, ContactQuery } from './contacts.dto.js';
import { type ContactRow, ContactsRepository } from './persistence/contacts.repository.js';

/** Nobody means more words than these. */
const WORDS_MAX = 6;
const ID = /^ctc_[0-9A-Z]{26}$/;

/** A page of contacts. */
export interface ContactPage {
  rows: ContactRow[];
  nextCursor: string | null;
}

/** Lists contacts newest first, all or those that hold words; a page of a search may be short and still have a next one. */
@Injectable()
export class ContactSearch {
  private readonly search: WordSearch;

  constructor(
    private readonly contacts: ContactsRepository,
    database: Database,
  ) {
    this.search = new WordSearch(new WordTable(database, 'contact'));
  }

  /** The cursor is the id of the last contact that was looked at. @throws ValidationFailed for another text */
  async page(
    companyId: string,
    { cursor, ...query }: Omit<ContactQuery, 'limit'>,
    limit: number,
  ): Promise<ContactPage> {
    if (cursor !== undefined && !ID.test(cursor))
      throw new ValidationFailed([
        { pointer: '/cursor', code: 'FORMAT', message: 'This cursor is not one of this list.' },
      ]);
    const filter = filterOf(companyId, query);
    if (query.q !== undefined && query.q.trim() !== '')
      return this.found(companyId, query.q, filter, cursor ?? null, limit);
    const conditions =
      cursor === undefined ? filter : { sql: [...filter.sql, 'id < ?'], params: [...filter.params, cursor] };
    return toPage(await this.contacts.list(conditions, limit + 1), limit, null);
  }

  private async found(
    companyId: string,
    text: string,
    { sql, params }: Conditions,
    before: string | null,
    limit: number,
  ): Promise<ContactPage> {
    const wanted = searchTerms(text).slice(0, WORDS_MAX);
    if (wanted.length === 0) return { rows: [], nextCursor: null };
    const filtered = sql.length > 1;
    const { ids, next } = await this.search.find({
      companyId,
      words: wanted,
      before,
      limit: filtered ? null : limit + 1,
    });
    const looked = filtered ? ids : ids.slice(0, limit + 1);
    const rows =
      looked.length === 0
        ? []
        : await this.contacts.list({ sql: [...sql, 'id IN (?)'], params: [...params, looked] }, limit + 1);
    return toPage(rows, limit, next);
  }
}

function toPage(found: readonly ContactRow[], limit: number, next: string | null): ContactPage {
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : next };
}

function filterOf(companyId: string, { placeType, state, country }: ContactExportQuery): Conditions {
  const sql = ['company_id = ?'];
  const params: unknown[] = [companyId];
  if (placeType === 'business') sql.push('place_type IS NULL');
  for (const [column, value] of [
    ['place_type', placeType === 'business' ? undefined : placeType],
    ['state', state],
    ['country', country],
  ]) {
    if (value === undefined) continue;
    sql.push(`${column} = ?`);
    params.push(value);
  }
  return { sql, params };
}
