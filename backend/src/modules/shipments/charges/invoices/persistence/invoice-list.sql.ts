import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../../platform/database/columns-of.js';
import { Database } from '../../../../../platform/database/database.js';
import { type KeysetList, keysetPage, pageStatement } from '../../../../../platform/database/keyset.js';
import { readOrderedCursor, writeOrderedCursor } from '../../../../../platform/http/paging/ordered-cursor.js';
import { type Page, PAGE_SIZE, type PageRequest } from '../../../../../platform/http/paging/page.js';
import { INVOICE_VIEWS, type InvoiceView } from '../domain/invoice-views.js';
import { CarrierInvoiceEntity } from './carrier-invoice.entity.js';
import { type InvoiceFilter, InvoiceFilters, indexedInvoices, orderOf } from './invoice-filter.sql.js';

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

/** The first invoices of a list, which are counted and added up. */
export function limited(filter: InvoiceFilter): string {
  const { keys, cursor } = orderOf(filter);
  return `ORDER BY ${keys.map((key) => `${key} ${cursor.direction}`).join(', ')} LIMIT ${COUNTED_INVOICES}`;
}

/** Lists of invoices, newest first, those that are due soon by their due date. Ids increase over time. */
@Injectable()
export class InvoiceListQueries {
  constructor(
    private readonly database: Database,
    private readonly filters: InvoiceFilters,
  ) {}

  /** @throws ValidationFailed for an invalid cursor */
  async list(companyId: string, query: InvoiceFilter & PageRequest): Promise<Page<ListedInvoice>> {
    const { limit = PAGE_SIZE, cursor } = query;
    const conditions = await this.filters.conditions(companyId, query);
    if (conditions === null) return { items: [], nextCursor: null };
    const { keys, value, cursor: order, kind } = orderOf(query);
    const after = cursor === undefined ? null : readOrderedCursor(cursor, order, kind, 'civ');
    const list: KeysetList = {
      columns: `${columnsOf(CarrierInvoiceEntity, 'i', LISTED_KEYS)}, s.number AS shipmentNumber`,
      value,
      source: { sql: indexedInvoices(query), params: [], keys },
      joins: 'LEFT JOIN shipment s ON s.company_id = i.company_id AND s.id = i.shipment_id',
      conditions,
      direction: order.direction,
    };
    const { sql, params } = pageStatement(list, after, limit + 1);
    const { rows, next } = keysetPage(
      await this.database.read<ListedInvoice & { value: Date | string }>(sql, params),
      limit,
    );
    return {
      items: rows.map((row) => ({ ...row, ...amountsOf(row) })),
      nextCursor: next === null ? null : writeOrderedCursor(order, next),
    };
  }

  /** Sums over the first 10,001 invoices of the filter, by currency. */
  async totals(companyId: string, filter: InvoiceFilter): Promise<InvoiceTotals[]> {
    const conditions = await this.filters.conditions(companyId, filter);
    if (conditions === null) return [];
    const rows = await this.database.query<{
      currency: string;
      count: string;
      invoiced: string;
      difference: string | null;
    }>(
      `SELECT currency, COUNT(*) AS count, SUM(total) AS invoiced, SUM(total - agreed_total) AS difference
         FROM (SELECT currency, total, agreed_total FROM ${indexedInvoices(filter)} WHERE ${conditions.sql.join(' AND ')}
                ${limited(filter)}) AS newest
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
      const { sql, params } = this.filters.ofView(companyId, view);
      const [row] = await this.database.read<{ count: number }>(
        `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${indexedInvoices({ view })} WHERE ${sql.join(' AND ')} LIMIT ${COUNTED_INVOICES}) AS counted`,
        params,
      );
      return [view, Number(row?.count ?? 0)];
    };
    return Object.fromEntries(await Promise.all(INVOICE_VIEWS.map(count))) as Record<InvoiceView, number>;
  }
}

/** `bigint` columns as numbers. */
function amountsOf({ total, agreedTotal, approvedTotal }: ListedInvoice) {
  const integer = (value: number | null) => (value === null ? null : Number(value));
  return { total: Number(total), agreedTotal: integer(agreedTotal), approvedTotal: integer(approvedTotal) };
}
