import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
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
import { NotFound, ValidationFailed } from '../../../../platform/http/problems/domain-error.js';
import { type CountedPage, PAGE_SIZE, type PageRequest } from '../../../../platform/http/paging/page.js';
import type { ShipmentSummaryRow } from '../../persistence/shipments.sql.js';
import type { ShipmentProgress } from '../../tracking/shipment-progress.js';
import { LISTED_COLUMNS } from './shipment-filter.sql.js';
import { UserToday } from './user-today.sql.js';
import { filterConditions, sourceOf } from './shipment-filter.sql.js';
import { CODED_PARTS, type ShipmentFilter } from '../../domain/shipment-filter.js';
import { isSearch, ORDER_COLUMNS, orderOf, type ShipmentOrder } from '../shipment-order.js';
import { ShipmentSearch } from './shipment-search.sql.js';
import { msg } from '../../../../messages/message.js';

/** Largest count. Counting is the most expensive part of a list. */
export const COUNTED = 10_001;

/** A shipment with the columns of the list. */
export type SelectedShipment = ShipmentSummaryRow & ShipmentProgress;
/** A row of the list with its sort value. */
export type ListedShipment = SelectedShipment & ListPosition;

/** Filter conditions and sort order of a list. */
export interface ShipmentSelection {
  companyId: string;
  query: ShipmentFilter;
  conditions: Conditions;
  order: ShipmentOrder;
}

@Injectable()
export class ShipmentListQueries {
  constructor(
    private readonly database: Database,
    private readonly search: ShipmentSearch,
    private readonly userToday: UserToday,
  ) {}

  /** A page of shipments. The first page has the total. @throws ValidationFailed for an invalid cursor; DomainError SORT_UNAVAILABLE (422) */
  async list(
    actor: Actor,
    { limit = PAGE_SIZE, cursor, ...query }: ShipmentFilter & PageRequest,
  ): Promise<CountedPage<ListedShipment>> {
    const selection = await this.select(actor, query);
    const { order } = selection;
    const after = cursor === undefined ? null : readOrderedCursor(cursor, order, ORDER_COLUMNS[order.sort].kind, 'shp');
    const counted = after === null && !isSearch(query);
    const [{ rows, next }, total] = await Promise.all([
      this.read(selection, after, limit),
      counted ? this.count(selection) : null,
    ]);
    return { items: rows, nextCursor: next === null ? null : writeOrderedCursor(order, next), total };
  }

  /** @throws DomainError SORT_UNAVAILABLE (422); ValidationFailed */
  async select({ companyId, userId }: Actor, query: ShipmentFilter): Promise<ShipmentSelection> {
    checkCounted(query);
    const order = orderOf(query);
    const today = query.view?.endsWith('_today') === true ? await this.userToday.of(userId) : '';
    return { companyId, query, order, conditions: filterConditions(companyId, userId, query, today) };
  }

  /** At most `limit` shipments after a position. */
  async read(
    selection: ShipmentSelection,
    after: ListPosition | null,
    limit: number,
  ): Promise<KeysetPage<ListedShipment>> {
    if (isSearch(selection.query)) return this.search.read(selection, after, limit);
    const { sql, params } = pageStatement(listOf(selection), after, limit + 1);
    return keysetPage(await this.database.readPrepared<ListedShipment>(sql, params), limit);
  }

  /** Shipments in the order of their ids. @throws NotFound if one is unknown */
  async byId(companyId: string, ids: readonly string[]): Promise<SelectedShipment[]> {
    const rows = await this.database.query<SelectedShipment>(
      `SELECT ${LISTED_COLUMNS} FROM shipment FORCE INDEX (PRIMARY) WHERE company_id = ? AND id IN (?)`,
      [companyId, ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (row === undefined) throw new NotFound();
      return row;
    });
  }

  private async count(selection: ShipmentSelection): Promise<number> {
    const { sql, params } = countStatement(listOf(selection), COUNTED);
    const [row] = await this.database.readPrepared<{ total: number }>(sql, params);
    return row?.total ?? 0;
  }
}

/** Codes of all parts except cost centers. */
const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** @throws ValidationFailed if a code is missing or has no meaning */
function checkCounted({ counted, countedCode }: ShipmentFilter): void {
  const isCoded = counted !== undefined && CODED_PARTS.includes(counted);
  if (isCoded === (countedCode !== undefined) && (counted === 'cost_center' || CODE.test(countedCode ?? 'none')))
    return;
  const misplaced = isCoded
    ? msg`This field is required with this value of counted.`
    : msg`This field has no meaning here.`;
  const message = isCoded && countedCode !== undefined ? msg`Enter a code of the report.` : misplaced;
  throw new ValidationFailed([{ pointer: '/countedCode', code: 'INVALID', message }]);
}

function listOf({ companyId, query, conditions, order: { sort, direction } }: ShipmentSelection): KeysetList {
  const source = sourceOf(companyId, query, sort);
  return { columns: LISTED_COLUMNS, value: ORDER_COLUMNS[sort].column, source, conditions, direction };
}
