import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { type Conditions, following } from '../../../../platform/database/keyset.js';
import {
  type ListPosition,
  readOrderedCursor,
  writeOrderedCursor,
} from '../../../../platform/http/paging/ordered-cursor.js';
import { PAGE_SIZE } from '../../../../platform/http/paging/paged-query.dto.js';
import type { ShipmentSummaryRow } from '../../persistence/shipments.sql.js';
import { presentSummary } from '../../shipments.presenter.js';
import type { ShipmentProgress } from '../../tracking/shipment-progress.js';
import { LISTED_COLUMNS } from './shipment-filter.sql.js';
import { UserToday } from './user-today.sql.js';
import { filterConditions, sourceOf } from './shipment-filter.sql.js';
import type { ShipmentExportQuery, ShipmentListDto, ShipmentListQuery } from '../shipment-list.dto.js';
import { isSearch, ORDER_COLUMNS, orderOf, type ShipmentOrder } from '../shipment-order.js';
import { ShipmentSearch } from './shipment-search.sql.js';

/** Counting is a list's real cost, so it ends here. */
export const COUNTED = 10_001;

/** A row of the list with the value that it is ordered by. */
export type ListedShipment = ShipmentSummaryRow & ShipmentProgress & ListPosition;

/** What a list reads: the conditions of its filter and its order. */
export interface ShipmentSelection {
  companyId: string;
  query: ShipmentExportQuery;
  conditions: Conditions;
  order: ShipmentOrder;
}

/** Some shipments of a selection, and where to go on; null at its end. */
export interface ShipmentPage {
  rows: ListedShipment[];
  next: ListPosition | null;
}

@Injectable()
export class ShipmentListQueries {
  constructor(
    private readonly database: Database,
    private readonly search: ShipmentSearch,
    private readonly userToday: UserToday,
    private readonly clock: Clock,
  ) {}

  /** A page of shipments, with the total on the first one. @throws ValidationFailed for a foreign cursor; DomainError SORT_UNAVAILABLE (422) */
  async list(actor: Actor, { limit = PAGE_SIZE, cursor, ...query }: ShipmentListQuery): Promise<ShipmentListDto> {
    const selection = await this.select(actor, query);
    const { order } = selection;
    const after = cursor === undefined ? null : readOrderedCursor(cursor, order, ORDER_COLUMNS[order.sort].kind, 'shp');
    const counted = after === null && !isSearch(query);
    const [{ rows, next }, total] = await Promise.all([
      this.read(selection, after, limit),
      counted ? this.count(selection) : null,
    ]);
    const now = this.clock.now();
    return {
      items: rows.map((row) => presentSummary(actor, row, now)),
      nextCursor: next === null ? null : writeOrderedCursor(order, next),
      total,
    };
  }

  /** @throws DomainError SORT_UNAVAILABLE (422) */
  async select({ companyId, userId }: Actor, query: ShipmentExportQuery): Promise<ShipmentSelection> {
    const order = orderOf(query);
    const today = query.view === 'pickup_today' ? await this.userToday.of(userId) : '';
    return { companyId, query, order, conditions: filterConditions(companyId, userId, query, today) };
  }

  /** At most `limit` shipments after a position. */
  async read(selection: ShipmentSelection, after: ListPosition | null, limit: number): Promise<ShipmentPage> {
    if (isSearch(selection.query)) return this.search.read(selection, after, limit);
    const rows = await this.readOrdered(selection, after, limit + 1);
    const page = rows.slice(0, limit);
    return { rows: page, next: rows.length > limit ? (page.at(-1) ?? null) : null };
  }

  private readOrdered(
    { companyId, query, conditions, order }: ShipmentSelection,
    after: ListPosition | null,
    limit: number,
  ): Promise<ListedShipment[]> {
    const { sort, direction } = order;
    const source = sourceOf(companyId, query, sort);
    const { sql, params } = after === null ? conditions : following(conditions, source.keys, direction, after);
    return this.database.queryPrepared<ListedShipment>(
      `SELECT ${LISTED_COLUMNS}, ${ORDER_COLUMNS[sort].column} AS value FROM ${source.sql}
       WHERE ${sql.join(' AND ')} ORDER BY ${source.keys.map((key) => `${key} ${direction}`).join(', ')} LIMIT ?`,
      [...source.params, ...params, limit],
    );
  }

  private async count({ companyId, query, order, conditions: { sql, params } }: ShipmentSelection): Promise<number> {
    const source = sourceOf(companyId, query, order.sort);
    const [row] = await this.database.queryPrepared<{ total: number }>(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${source.sql} WHERE ${sql.join(' AND ')} LIMIT ${COUNTED}) AS counted`,
      [...source.params, ...params],
    );
    return row?.total ?? 0;
  }
}
