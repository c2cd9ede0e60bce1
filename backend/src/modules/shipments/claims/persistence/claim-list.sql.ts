import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import {
  type Conditions,
  countStatement,
  type KeysetList,
  keysetPage,
  pageStatement,
} from '../../../../platform/database/keyset.js';
import { readOrderedCursor, writeOrderedCursor } from '../../../../platform/http/paging/ordered-cursor.js';
import { type Page, PAGE_SIZE, type PageRequest } from '../../../../platform/http/paging/page.js';
import { DEADLINE_ZONE } from '../../charges/disputes/domain/deadline.js';
import { CLAIM_VIEWS, type ClaimView, DUE_SOON_DAYS, VIEW_STATUSES } from '../domain/claim-status.js';
import { ClaimEntity } from './claim.entity.js';

const LISTED_KEYS = [
  'id',
  'number',
  'kind',
  'status',
  'shipmentId',
  'carrierName',
  'scac',
  'currency',
  'claimed',
  'reserve',
  'offered',
  'settled',
  'recovered',
  'reference',
  'filedOn',
  'nextDueOn',
  'nextDueKind',
  'createdAt',
] as const;

/** A claim of the list. */
export type ListedClaim = Pick<ClaimEntity, (typeof LISTED_KEYS)[number]> & { shipmentNumber: string };

/** Filters of the list. */
export interface ClaimFilter {
  view?: ClaimView;
  /** A claim or shipment number, or the beginning of a reference. */
  q?: string;
}

const SOURCE = { sql: 'claim c', params: [], keys: ['c.id'] } as const;
/** Counting stops here. */
const COUNTED_MAX = 10_001;
const ORDER = { sort: 'created', direction: 'desc' } as const;

/** Lists of claims, newest first. Ids increase over time. */
@Injectable()
export class ClaimListQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for an invalid cursor */
  async list(companyId: string, query: ClaimFilter & PageRequest): Promise<Page<ListedClaim>> {
    const { limit = PAGE_SIZE, cursor } = query;
    const after = cursor === undefined ? null : readOrderedCursor(cursor, ORDER, 'instant', 'clm');
    const list: KeysetList = {
      columns: `${columnsOf(ClaimEntity, 'c', LISTED_KEYS)}, s.number AS shipmentNumber`,
      value: 'c.created_at',
      source: SOURCE,
      joins: 'JOIN shipment s ON s.company_id = c.company_id AND s.id = c.shipment_id',
      conditions: this.conditions(companyId, query),
      direction: ORDER.direction,
    };
    const { sql, params } = pageStatement(list, after, limit + 1);
    const { rows, next } = keysetPage(await this.database.read<ListedClaim & { value: Date }>(sql, params), limit);
    return {
      items: rows.map((row) => ({ ...row, ...amountsOf(row) })),
      nextCursor: next === null ? null : writeOrderedCursor(ORDER, next),
    };
  }

  /** Claims of each view, up to 10,001. */
  async counts(companyId: string): Promise<Record<ClaimView, number>> {
    const count = async (view: ClaimView): Promise<[ClaimView, number]> => {
      const conditions = this.conditions(companyId, { view });
      const { sql, params } = countStatement({ source: SOURCE, conditions }, COUNTED_MAX);
      const [row] = await this.database.read<{ total: number }>(sql, params);
      return [view, Number(row?.total ?? 0)];
    };
    return Object.fromEntries(await Promise.all(CLAIM_VIEWS.map(count))) as Record<ClaimView, number>;
  }

  private conditions(companyId: string, { view = 'all', q = '' }: ClaimFilter): Conditions {
    const conditions: Conditions = { sql: ['c.company_id = ?'], params: [companyId] };
    const add = (sql: string, ...params: unknown[]): void => {
      conditions.sql.push(sql);
      conditions.params.push(...params);
    };
    const statuses = VIEW_STATUSES[view];
    if (statuses !== null) add('c.status IN (?)', statuses);
    if (view === 'due')
      add('c.next_due_on <= ?', addDays(localMoment(this.clock.now(), DEADLINE_ZONE).on, DUE_SOON_DAYS));
    const text = q.trim();
    if (text === '') return conditions;
    const start = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    // Numbers are ASCII.
    const number = /^[ -~]+$/.test(text) ? text.toUpperCase() : '';
    add(
      `(c.number = ? OR c.reference LIKE ? OR c.carrier_reference LIKE ?
        OR c.shipment_id IN (SELECT id FROM shipment WHERE company_id = ? AND number = ?))`,
      ...[number, start, start, companyId, number],
    );
    return conditions;
  }
}

/** `bigint` columns as numbers. */
function amountsOf({ claimed, reserve, offered, settled, recovered }: ListedClaim) {
  const integer = (value: number | null) => (value === null ? null : toSafeInteger(value));
  return {
    claimed: toSafeInteger(claimed),
    reserve: integer(reserve),
    offered: integer(offered),
    settled: integer(settled),
    recovered: integer(recovered),
  };
}
