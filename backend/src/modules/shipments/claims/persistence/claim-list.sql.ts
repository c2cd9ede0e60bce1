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
import {
  type ListOrder,
  type OrderValue,
  readOrderedCursor,
  writeOrderedCursor,
} from '../../../../platform/http/paging/ordered-cursor.js';
import { type Page, PAGE_SIZE, type PageRequest } from '../../../../platform/http/paging/page.js';
import { DEADLINE_ZONE } from '../../charges/disputes/domain/deadline.js';
import { CLAIM_VIEWS, type ClaimView, DUE_SOON_DAYS } from '../domain/claim-status.js';
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

/** Counting stops here. */
const COUNTED_MAX = 10_001;
const SEARCHED_MAX = 500;
const NEWEST_SEARCHED = 500;
/** Indexes of the views; a search reads by id. */
const INDEXES: Readonly<Record<ClaimView, string | null>> = {
  open: 'ix_claim_stage',
  due: 'ix_claim_stage_due',
  settled: 'ix_claim_stage',
  ended: 'ix_claim_stage',
  all: null,
};

/** Lists of claims, newest first, those that are due soon by their date. Ids increase over time. */
@Injectable()
export class ClaimListQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for an invalid cursor */
  async list(companyId: string, query: ClaimFilter & PageRequest): Promise<Page<ListedClaim>> {
    const { limit = PAGE_SIZE, cursor, view } = query;
    const conditions = await this.conditions(companyId, query);
    if (conditions === null) return { items: [], nextCursor: null };
    const { keys, value, order, kind } = orderOf(view);
    const after = cursor === undefined ? null : readOrderedCursor(cursor, order, kind, 'clm');
    const list: KeysetList = {
      columns: `${columnsOf(ClaimEntity, 'c', LISTED_KEYS)}, s.number AS shipmentNumber`,
      value,
      source: { sql: indexedClaims(query), params: [], keys },
      // Without the order of tables, the server could start from the shipments.
      joins: 'STRAIGHT_JOIN shipment s ON s.company_id = c.company_id AND s.id = c.shipment_id',
      conditions,
      direction: order.direction,
    };
    const { sql, params } = pageStatement(list, after, limit + 1);
    const { rows, next } = keysetPage(
      await this.database.read<ListedClaim & { value: Date | string }>(sql, params),
      limit,
    );
    return {
      items: rows.map((row) => ({ ...row, ...amountsOf(row) })),
      nextCursor: next === null ? null : writeOrderedCursor(order, next),
    };
  }

  /** Claims of each view, up to 10,001. */
  async counts(companyId: string): Promise<Record<ClaimView, number>> {
    const count = async (view: ClaimView): Promise<[ClaimView, number]> => {
      const source = { sql: indexedClaims({ view }), params: [], keys: ['c.id'] };
      const { sql, params } = countStatement({ source, conditions: this.ofView(companyId, view) }, COUNTED_MAX);
      const [row] = await this.database.read<{ total: number }>(sql, params);
      return [view, Number(row?.total ?? 0)];
    };
    return Object.fromEntries(await Promise.all(CLAIM_VIEWS.map(count))) as Record<ClaimView, number>;
  }

  private ofView(companyId: string, view: ClaimView): Conditions {
    const conditions: Conditions = { sql: ['c.company_id = ?'], params: [companyId] };
    const add = (sql: string, param: unknown): void => {
      conditions.sql.push(sql);
      conditions.params.push(param);
    };
    if (view !== 'all') add('c.stage = ?', view === 'due' ? 'open' : view);
    if (view === 'due')
      add('c.next_due_on <= ?', addDays(localMoment(this.clock.now(), DEADLINE_ZONE).on, DUE_SOON_DAYS));
    return conditions;
  }

  /** Null if the search finds nothing. */
  private async conditions(companyId: string, { view = 'all', q = '' }: ClaimFilter): Promise<Conditions | null> {
    const conditions = this.ofView(companyId, view);
    if (!isSearch(q)) return conditions;
    const ids = await this.search(companyId, q.trim());
    if (ids.length === 0) return null;
    conditions.sql.push('c.id IN (?)');
    conditions.params.push(ids);
    return conditions;
  }

  /**
   * The newest 500 ids of claims with the number, with a reference that starts with the text, or of the shipment with the number. Many references can
   * have the same beginning, so each index returns the first 500, and the newest 500 claims are searched too.
   */
  private async search(companyId: string, text: string): Promise<string[]> {
    const start = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    // Numbers are ASCII.
    const number = /^[ -~]+$/.test(text) ? text.toUpperCase() : '';
    const byReference = (column: string) =>
      `(SELECT id FROM claim FORCE INDEX (ix_claim_${column}) WHERE company_id = ? AND ${column} LIKE ? LIMIT ${SEARCHED_MAX})`;
    const rows = await this.database.query<{ id: string }>(
      `(SELECT id FROM claim WHERE company_id = ? AND number = ?)
       UNION ${byReference('reference')} UNION ${byReference('carrier_reference')}
       UNION (SELECT id FROM (SELECT id, reference, carrier_reference FROM claim WHERE company_id = ? ORDER BY id DESC LIMIT ${NEWEST_SEARCHED}) AS newest
               WHERE reference LIKE ? OR carrier_reference LIKE ?)
       UNION (SELECT c.id FROM shipment s JOIN claim c ON c.company_id = s.company_id AND c.shipment_id = s.id
               WHERE s.company_id = ? AND s.number = ? LIMIT ${SEARCHED_MAX})`,
      [companyId, number, companyId, start, companyId, start, companyId, start, start, companyId, number],
    );
    const ids = rows.map(({ id }) => id).sort();
    return ids.slice(-SEARCHED_MAX);
  }
}

const isSearch = (q: string | undefined): boolean => q !== undefined && q.trim() !== '';

/** The table with the index that has the order of the view. */
function indexedClaims({ view = 'all', q }: ClaimFilter): string {
  const index = isSearch(q) ? null : INDEXES[view];
  return index === null ? 'claim c' : `claim c FORCE INDEX (${index})`;
}

interface ClaimOrder {
  keys: readonly string[];
  value: string;
  order: ListOrder<'created' | 'due'>;
  kind: OrderValue;
}

function orderOf(view: ClaimView | undefined): ClaimOrder {
  if (view === 'due')
    return {
      keys: ['c.next_due_on', 'c.id'],
      value: 'c.next_due_on',
      order: { sort: 'due', direction: 'asc' },
      kind: 'date',
    };
  return { keys: ['c.id'], value: 'c.created_at', order: { sort: 'created', direction: 'desc' }, kind: 'instant' };
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
