import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../../kernel/time/local-time.js';
import { Clock } from '../../../../../platform/clock.js';
import { columnsOf } from '../../../../../platform/database/columns-of.js';
import { Database } from '../../../../../platform/database/database.js';
import {
  type Conditions,
  type KeysetList,
  keysetPage,
  pageStatement,
} from '../../../../../platform/database/keyset.js';
import { readOrderedCursor, writeOrderedCursor } from '../../../../../platform/http/paging/ordered-cursor.js';
import { type Page, PAGE_SIZE, type PageRequest } from '../../../../../platform/http/paging/page.js';
import { DEADLINE_ZONE } from '../../disputes/domain/deadline.js';
import { bareReference } from '../domain/match-invoice.js';
import { DUE_SOON_DAYS, INVOICE_VIEWS, type InvoiceView, statusesOfView } from '../domain/invoice-views.js';
import { CarrierInvoiceEntity } from './carrier-invoice.entity.js';

const LISTED_KEYS = [
  'id',
  'status',
  'verdict',
  'number',
  'scac',
  'carrierName',
  'billedOn',
  'dueOn',
  'proNumber',
  'shipmentId',
  'currency',
  'total',
  'agreedTotal',
  'approvedTotal',
  'createdAt',
] as const;

/** An invoice of the list. */
export type ListedInvoice = Pick<CarrierInvoiceEntity, (typeof LISTED_KEYS)[number]> & {
  /** Number of its shipment; null while unmatched. */
  shipmentNumber: string | null;
};

/** Filters of the list. */
export interface InvoiceFilter {
  view?: InvoiceView;
  /** Beginning of an invoice, PRO or BOL number, or a shipment number. */
  q?: string;
}

/** Sums of a view in one currency, over its newest invoices. */
export interface InvoiceTotals {
  currency: string;
  count: number;
  /** Minor units. */
  invoiced: number;
  /** Invoiced minus agreed, where there is something to compare with. */
  difference: number;
}

/** Counting and adding stop here. */
export const COUNTED_INVOICES = 10_001;
const SEARCHED_MAX = 500;
const IS_OVER = `i.verdict = 'over'`;
const ORDER = { sort: 'created', direction: 'desc' } as const;

/** Lists of invoices, newest first. Ids increase over time. */
@Injectable()
export class InvoiceListQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for an invalid cursor */
  async list(companyId: string, query: InvoiceFilter & PageRequest): Promise<Page<ListedInvoice>> {
    const { limit = PAGE_SIZE, cursor } = query;
    const conditions = await this.conditions(companyId, query);
    if (conditions === null) return { items: [], nextCursor: null };
    const after = cursor === undefined ? null : readOrderedCursor(cursor, ORDER, 'instant', 'civ');
    const list: KeysetList = {
      columns: `${columnsOf(CarrierInvoiceEntity, 'i', LISTED_KEYS)}, s.number AS shipmentNumber`,
      value: 'i.created_at',
      source: { sql: 'carrier_invoice i', params: [], keys: ['i.id'] },
      joins: 'LEFT JOIN shipment s ON s.company_id = i.company_id AND s.id = i.shipment_id',
      conditions,
      direction: ORDER.direction,
    };
    const { sql, params } = pageStatement(list, after, limit + 1);
    const { rows, next } = keysetPage(await this.database.read<ListedInvoice & { value: Date }>(sql, params), limit);
    return {
      items: rows.map((row) => ({ ...row, ...amountsOf(row) })),
      nextCursor: next === null ? null : writeOrderedCursor(ORDER, next),
    };
  }

  /** Sums over the newest 10,001 invoices of the filter, by currency. */
  async totals(companyId: string, filter: InvoiceFilter): Promise<InvoiceTotals[]> {
    const conditions = await this.conditions(companyId, filter);
    if (conditions === null) return [];
    const rows = await this.database.query<{
      currency: string;
      count: string;
      invoiced: string;
      difference: string | null;
    }>(
      `SELECT currency, COUNT(*) AS count, SUM(total) AS invoiced, SUM(total - agreed_total) AS difference
         FROM (SELECT currency, total, agreed_total FROM carrier_invoice i WHERE ${conditions.sql.join(' AND ')}
                ORDER BY i.id DESC LIMIT ${COUNTED_INVOICES}) AS newest
        GROUP BY currency ORDER BY currency`,
      conditions.params,
    );
    return rows.map(({ currency, count, invoiced, difference }) => {
      return { currency, count: Number(count), invoiced: Number(invoiced), difference: Number(difference ?? 0) };
    });
  }

  /** Invoices of each view, up to 10,001. */
  async counts(companyId: string): Promise<Record<InvoiceView, number>> {
    const count = async (view: InvoiceView): Promise<[InvoiceView, number]> => {
      const { sql, params } = this.ofView(companyId, view);
      const [row] = await this.database.read<{ count: number }>(
        `SELECT COUNT(*) AS count FROM (SELECT 1 FROM carrier_invoice i WHERE ${sql.join(' AND ')} LIMIT ${COUNTED_INVOICES}) AS counted`,
        params,
      );
      return [view, Number(row?.count ?? 0)];
    };
    return Object.fromEntries(await Promise.all(INVOICE_VIEWS.map(count))) as Record<InvoiceView, number>;
  }

  private ofView(companyId: string, view: InvoiceView): Conditions {
    const conditions: Conditions = { sql: ['i.company_id = ?'], params: [companyId] };
    const statuses = statusesOfView(view);
    if (statuses !== null) {
      conditions.sql.push('i.status IN (?)');
      conditions.params.push(statuses);
    }
    if (view === 'over') conditions.sql.push(IS_OVER);
    if (view === 'due') {
      const today = localMoment(this.clock.now(), DEADLINE_ZONE).on;
      conditions.sql.push('i.due_on <= ?', 'COALESCE(i.approved_total, i.total) > 0');
      conditions.params.push(addDays(today, DUE_SOON_DAYS));
    }
    return conditions;
  }

  /** Null if the search finds nothing. */
  private async conditions(companyId: string, { view = 'all', q }: InvoiceFilter): Promise<Conditions | null> {
    const conditions = this.ofView(companyId, view);
    if (q === undefined || q.trim() === '') return conditions;
    const ids = await this.search(companyId, q.trim());
    if (ids.length === 0) return null;
    conditions.sql.push('i.id IN (?)');
    conditions.params.push(ids);
    return conditions;
  }

  /** Ids of the newest invoices with a number that starts with the text, each number by its index. */
  private async search(companyId: string, text: string): Promise<string[]> {
    const start = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const byColumn = (column: string) =>
      `(SELECT id FROM carrier_invoice WHERE company_id = ? AND ${column} LIKE ? ORDER BY id DESC LIMIT ${SEARCHED_MAX})`;
    const rows = await this.database.query<{ id: string }>(
      `${['number', 'pro_number', 'bol_number'].map(byColumn).join(' UNION ')}
       UNION (SELECT i.id FROM shipment s JOIN carrier_invoice i ON i.company_id = s.company_id AND i.shipment_id = s.id
               WHERE s.company_id = ? AND s.number IN (?) LIMIT ${SEARCHED_MAX})`,
      [companyId, start, companyId, bareReference(start), companyId, start, companyId, asciiOf(text)],
    );
    return rows.map(({ id }) => id);
  }
}

/** Shipment numbers are ASCII. */
const asciiOf = (text: string): string[] => (/^[ -~]+$/.test(text) ? [text.toUpperCase()] : ['']);

/** `bigint` columns as numbers. */
function amountsOf({ total, agreedTotal, approvedTotal }: ListedInvoice) {
  const integer = (value: number | null) => (value === null ? null : Number(value));
  return { total: Number(total), agreedTotal: integer(agreedTotal), approvedTotal: integer(approvedTotal) };
}
