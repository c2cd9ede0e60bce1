import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PAGE_SIZE } from '../../../platform/http/paged-query.dto.js';
import { QUOTE_COLUMNS, type QuoteSummaryRow } from '../persistence/quotes.repository.js';
import type { QuoteListDto } from '../quotes.dto.js';
import { pricesHidden } from '../quotes.errors.js';
import { type Named, presentSummary } from '../quotes.presenter.js';
import { type Conditions, filterConditions, filterIndex, indexFor } from './quote-filter.js';
import type { QuoteExportQuery, QuoteListQuery } from './quote-list.dto.js';
import { ORDER_COLUMNS, type QuoteOrder, type QuotePosition, readQuoteCursor, writeQuoteCursor } from './quote-order.js';
import { QuoteSearch, type Search } from './quote-search.js';

/** Counting is a list's real cost, so it ends here. */
const COUNTED = 10_001;

/** A quote of a list with the value that it is ordered by. */
export type ListedQuote = Named<QuoteSummaryRow> & QuotePosition;

/** What a list reads: the conditions of its filter, its search and its order. */
export interface QuoteSelection {
  query: QuoteExportQuery;
  conditions: Conditions;
  search: Search;
  order: QuoteOrder;
}

@Injectable()
export class QuoteListQueries {
  constructor(
    private readonly database: Database,
    private readonly search: QuoteSearch,
    private readonly clock: Clock,
  ) {}

  /** A page of quotes, with the total on the first one. @throws ValidationFailed for a foreign cursor; FORBIDDEN (403) for an order by hidden prices */
  async list(actor: Actor, { limit = PAGE_SIZE, cursor, ...query }: QuoteListQuery): Promise<QuoteListDto> {
    const selection = await this.select(actor, query);
    const after = cursor === undefined ? null : readQuoteCursor(cursor, selection.order);
    const [rows, total] = await Promise.all([this.read(selection, after, limit + 1), after === null ? this.count(selection) : null]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const now = this.clock.now();
    return {
      items: page.map((row) => presentSummary(actor, row, now)),
      nextCursor: rows.length > limit && last !== undefined ? writeQuoteCursor(selection.order, last) : null,
      total,
    };
  }

  /** @throws DomainError FORBIDDEN (403): the order alone would tell prices to those who may not see them */
  async select(actor: Actor, query: QuoteExportQuery): Promise<QuoteSelection> {
    const order = orderOf(query);
    if (order.sort === 'bestTotal' && !actor.permissions.has('price.read')) throw pricesHidden();
    const search = await this.search.plan(actor.companyId, query.q, query.import !== undefined);
    const filter = filterConditions(actor.companyId, actor.userId, query, this.clock.now());
    return { query, order, search, conditions: { sql: [...filter.sql, ...search.sql], params: [...filter.params, ...search.params] } };
  }

  /** At most `limit` quotes after a position. */
  read({ query, conditions, search, order }: QuoteSelection, after: QuotePosition | null, limit: number): Promise<ListedQuote[]> {
    const { sql, params } = after === null ? conditions : following(conditions, order, after);
    const source = sourceOf(query, search, conditions, indexFor(query, order.sort));
    const column = ORDER_COLUMNS[order.sort];
    return this.database.query<ListedQuote>(
      `SELECT ${QUOTE_COLUMNS}, ${column} AS value, COALESCE(q.created_by_name, creator.full_name) AS creatorName
       FROM ${source.sql} LEFT JOIN user_account creator ON q.created_by_name IS NULL AND creator.id = q.created_by
       WHERE ${sql.join(' AND ')} ORDER BY ${column} ${order.direction}, q.id ${order.direction} LIMIT ?`,
      [...source.params, ...params, limit],
    );
  }

  private async count({ query, conditions: { sql, params }, search, conditions }: QuoteSelection): Promise<number> {
    const source = sourceOf(query, search, conditions, filterIndex(query));
    const [row] = await this.database.query<{ total: number }>(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${source.sql} WHERE ${sql.join(' AND ')} LIMIT ${COUNTED}) AS counted`,
      [...source.params, ...params],
    );
    return row?.total ?? 0;
  }
}

function orderOf({ sort, order, expiring }: QuoteExportQuery): QuoteOrder {
  const by = sort ?? (expiring === 'true' ? 'validUntil' : 'created');
  return { sort: by, direction: order ?? (by === 'created' ? 'desc' : 'asc') };
}

function following({ sql, params }: Conditions, { sort, direction }: QuoteOrder, { value, id }: QuotePosition): Conditions {
  const column = ORDER_COLUMNS[sort];
  const sign = direction === 'asc' ? '>' : '<';
  return { sql: [...sql, `${column} ${sign}= ? AND (${column} ${sign} ? OR q.id ${sign} ?)`], params: [...params, value, value, id] };
}

function sourceOf({ import: importId }: QuoteExportQuery, { rareWord }: Search, { params: [companyId] }: Conditions, index: string): { sql: string; params: unknown[] } {
  if (importId !== undefined) {
    const made = '(SELECT quote_id FROM quote_import_item FORCE INDEX (ix_quote_import_item_quote) WHERE company_id = ? AND import_id = ? AND quote_id IS NOT NULL) made';
    return { sql: `${made} STRAIGHT_JOIN quote q FORCE INDEX (PRIMARY) ON q.id = made.quote_id`, params: [companyId, importId] };
  }
  if (rareWord === null) return { sql: `quote q FORCE INDEX (${index})`, params: [] };
  const found = '(SELECT DISTINCT quote_id FROM quote_word FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ?) found';
  return { sql: `${found} STRAIGHT_JOIN quote q FORCE INDEX (PRIMARY) ON q.id = found.quote_id`, params: [companyId, `${rareWord}%`] };
}
