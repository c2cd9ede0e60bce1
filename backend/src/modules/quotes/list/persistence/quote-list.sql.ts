import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import {
  type Conditions,
  countStatement,
  type KeysetList,
  type KeysetPage,
  keysetPage,
  pageStatement,
} from '../../../../platform/database/keyset.js';
import {
  type ListPosition,
  readOrderedCursor,
  writeOrderedCursor,
} from '../../../../platform/http/paging/ordered-cursor.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { type CountedPage, PAGE_SIZE, type PageRequest } from '../../../../platform/http/paging/page.js';
import type { Named, QuoteSummaryRow } from '../../persistence/quotes.sql.js';
import { pricesHidden } from '../../quotes.errors.js';
import { filterConditions } from './quote-filter.sql.js';
import { QUOTE_VIEWS, type QuoteFilter, type QuoteView } from '../../domain/quote-filter.js';
import { isSearch, ORDER_COLUMNS, orderOf, type QuoteOrder } from '../quote-order.js';
import { QuoteSearch } from './quote-search.sql.js';
import { CREATOR, LISTED_COLUMNS, sourceOf } from './quote-source.sql.js';

/** Largest count. Counting is the most expensive part of a list. */
const COUNTED = 10_001;

/** A row of the list with its sort value. */
export type ListedQuote = Named<QuoteSummaryRow> & ListPosition;

/** Filter conditions and sort order of a list. */
export interface QuoteSelection {
  companyId: string;
  query: QuoteFilter;
  conditions: Conditions;
  order: QuoteOrder;
}

@Injectable()
export class QuoteListQueries {
  constructor(
    private readonly database: Database,
    private readonly search: QuoteSearch,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of quotes. The first page has the total, except in searches. @throws ValidationFailed for an invalid cursor; FORBIDDEN (403) for
   * a sort order by hidden prices; DomainError SORT_UNAVAILABLE (422)
   */
  async list(
    actor: Actor,
    { limit = PAGE_SIZE, cursor, ...query }: QuoteFilter & PageRequest,
  ): Promise<CountedPage<ListedQuote>> {
    const selection = this.select(actor, query);
    const { order } = selection;
    const after = cursor === undefined ? null : readOrderedCursor(cursor, order, ORDER_COLUMNS[order.sort].kind, 'qte');
    const counted = after === null && !isSearch(query);
    const [{ rows, next }, total] = await Promise.all([
      this.read(selection, after, limit),
      counted ? this.count(selection) : null,
    ]);
    return { items: rows, nextCursor: next === null ? null : writeOrderedCursor(order, next), total };
  }

  /** Counts by view, up to 10,001. */
  async counts({ companyId, userId }: Actor): Promise<Map<QuoteView, number>> {
    const now = this.clock.now();
    const views = QUOTE_VIEWS.map((view) => {
      const query = { view };
      const conditions = filterConditions(companyId, userId, query, now);
      const counted = countStatement(listOf({ companyId, query, conditions, order: orderOf(query) }), COUNTED);
      return { sql: `SELECT '${view}' AS view, (${counted.sql}) AS total`, params: counted.params };
    });
    const rows = await this.database.read<{ view: QuoteView; total: number }>(
      views.map(({ sql }) => sql).join(' UNION ALL '),
      views.flatMap(({ params }) => params),
    );
    return new Map(rows.map(({ view, total }) => [view, Number(total)]));
  }

  /** Quotes whose last offer ends within 24 hours, up to 10,001. */
  countExpiring(actor: Actor): Promise<number> {
    return this.count(this.select(actor, { expiring: 'true' }));
  }

  /** @throws DomainError FORBIDDEN (403): sorting by price would reveal hidden prices; SORT_UNAVAILABLE (422) */
  select({ companyId, userId, permissions }: Actor, query: QuoteFilter): QuoteSelection {
    if (query.sort === 'bestTotal' && !permissions.has('price.read')) throw pricesHidden();
    return {
      companyId,
      query,
      order: orderOf(query),
      conditions: filterConditions(companyId, userId, query, this.clock.now()),
    };
  }

  /** At most `limit` quotes after a position. */
  async read(selection: QuoteSelection, after: ListPosition | null, limit: number): Promise<KeysetPage<ListedQuote>> {
    if (isSearch(selection.query)) return this.search.read(selection, after, limit);
    const { sql, params } = pageStatement(listOf(selection), after, limit + 1);
    return keysetPage(await this.database.read<ListedQuote>(sql, params), limit);
  }

  /** Quotes in the order of their ids. @throws NotFound if one is unknown */
  async byId(companyId: string, ids: readonly string[]): Promise<Named<QuoteSummaryRow>[]> {
    const rows = await this.database.query<Named<QuoteSummaryRow>>(
      `SELECT ${LISTED_COLUMNS} FROM quote q FORCE INDEX (PRIMARY) ${CREATOR} WHERE q.company_id = ? AND q.id IN (?)`,
      [companyId, ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (row === undefined) throw new NotFound();
      return row;
    });
  }

  private async count(selection: QuoteSelection): Promise<number> {
    const { sql, params } = countStatement(listOf(selection), COUNTED);
    const [row] = await this.database.read<{ total: number }>(sql, params);
    return row?.total ?? 0;
  }
}

function listOf({ companyId, query, conditions, order: { sort, direction } }: QuoteSelection): KeysetList {
  const source = sourceOf(companyId, query, sort);
  const value = ORDER_COLUMNS[sort].column;
  return { columns: LISTED_COLUMNS, value, source, joins: CREATOR, conditions, direction };
}
