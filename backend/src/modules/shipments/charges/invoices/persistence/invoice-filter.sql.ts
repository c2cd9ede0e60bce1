import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../../kernel/time/local-time.js';
import { Clock } from '../../../../../platform/clock.js';
import { Database } from '../../../../../platform/database/database.js';
import type { Conditions } from '../../../../../platform/database/keyset.js';
import type { ListOrder, OrderValue } from '../../../../../platform/http/paging/ordered-cursor.js';
import { DEADLINE_ZONE } from '../../disputes/domain/deadline.js';
import { DUE_SOON_DAYS, type InvoiceView, statusesOfView } from '../domain/invoice-views.js';
import { bareReference } from '../domain/match-invoice.js';

/** Value of the filter `carrier` for invoices without a SCAC. */
export const NO_CARRIER = 'none';

/** Filters of the list. */
export interface InvoiceFilter {
  view?: InvoiceView;
  /** SCAC, or `none`. */
  carrier?: string;
  /** Beginning of an invoice, PRO or BOL number, or a shipment number. */
  q?: string;
}

const SEARCHED_MAX = 500;
const NEWEST_SEARCHED = 500;
/** Columns of numbers with the ends of their indexes' names. */
const INDEXES: Readonly<Record<string, string>> = { number: 'number', pro_number: 'pro', bol_number: 'bol' };
const IS_OVER = `i.verdict = 'over'`;

/** Conditions of filtered invoices; the alias of the table is `i`. */
@Injectable()
export class InvoiceFilters {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  ofView(companyId: string, view: InvoiceView): Conditions {
    const conditions: Conditions = { sql: ['i.company_id = ?'], params: [companyId] };
    const statuses = statusesOfView(view);
    if (statuses !== null) {
      conditions.sql.push('i.status IN (?)');
      conditions.params.push(statuses);
    }
    if (view === 'over') conditions.sql.push(IS_OVER);
    if (view === 'due') {
      conditions.sql.push('i.open_due_on <= ?');
      conditions.params.push(addDays(localMoment(this.clock.now(), DEADLINE_ZONE).on, DUE_SOON_DAYS));
    }
    return conditions;
  }

  /** Null if the search finds nothing. */
  async conditions(companyId: string, { view = 'all', carrier, q }: InvoiceFilter): Promise<Conditions | null> {
    const conditions = this.ofView(companyId, view);
    if (carrier === NO_CARRIER) conditions.sql.push('i.scac IS NULL');
    else if (carrier !== undefined) {
      conditions.sql.push('i.scac = ?');
      conditions.params.push(carrier);
    }
    if (!isSearch(q)) return conditions;
    const ids = await this.search(companyId, q.trim());
    if (ids.length === 0) return null;
    conditions.sql.push('i.id IN (?)');
    conditions.params.push(ids);
    return conditions;
  }

  /**
   * The newest 500 ids of invoices with a number that starts with the text, each number by its index. Many invoices can have numbers with the same
   * beginning, so each index returns the first 500, and the newest 500 invoices are searched too.
   */
  private async search(companyId: string, text: string): Promise<string[]> {
    const start = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const bare = bareReference(start);
    const byColumn = (column: string) =>
      `(SELECT id FROM carrier_invoice FORCE INDEX (ix_carrier_invoice_${INDEXES[column]!}) WHERE company_id = ? AND ${column} LIKE ? LIMIT ${SEARCHED_MAX})`;
    const rows = await this.database.query<{ id: string }>(
      `${Object.keys(INDEXES).map(byColumn).join(' UNION ')}
       UNION (SELECT id FROM (SELECT id, number, pro_number, bol_number FROM carrier_invoice FORCE INDEX (PRIMARY) WHERE company_id = ? ORDER BY id DESC LIMIT ${NEWEST_SEARCHED}) AS newest
               WHERE number LIKE ? OR pro_number LIKE ? OR bol_number LIKE ?)
       UNION (SELECT i.id FROM shipment s STRAIGHT_JOIN carrier_invoice i FORCE INDEX (ix_carrier_invoice_shipment) ON i.company_id = s.company_id AND i.shipment_id = s.id
               WHERE s.company_id = ? AND s.number IN (?) LIMIT ${SEARCHED_MAX})`,
      [companyId, start, companyId, bare, companyId, start, companyId, start, bare, start, companyId, asciiOf(text)],
    );
    const ids = rows.map(({ id }) => id).sort();
    return ids.slice(-SEARCHED_MAX);
  }
}

/** The table with the index whose order is the list's, if the filter has one; a search reads by id. */
export function indexedInvoices({ view = 'all', carrier, q }: InvoiceFilter): string {
  const index = isSearch(q) ? 'PRIMARY' : indexOf(view, carrier !== undefined);
  return index === null ? 'carrier_invoice i' : `carrier_invoice i FORCE INDEX (${index})`;
}

function indexOf(view: InvoiceView, hasCarrier: boolean): string | null {
  if (view === 'due') return 'ix_carrier_invoice_open_due';
  if (view === 'over' && !hasCarrier) return 'ix_carrier_invoice_verdict';
  const statuses = statusesOfView(view)?.length ?? 0;
  if (statuses === 1) return hasCarrier ? 'ix_carrier_invoice_carrier_status' : 'ix_carrier_invoice_status';
  if (statuses > 0) return null;
  return hasCarrier ? 'ix_carrier_invoice_carrier' : 'PRIMARY';
}

/** Order of a list: invoices that are due soon by their due date, others newest first. */
export interface InvoiceOrder {
  keys: readonly string[];
  /** Column of the order. */
  value: string;
  cursor: ListOrder<'created' | 'due'>;
  kind: OrderValue;
}

export function orderOf({ view }: InvoiceFilter): InvoiceOrder {
  if (view === 'due')
    return {
      keys: ['i.open_due_on', 'i.id'],
      value: 'i.open_due_on',
      cursor: { sort: 'due', direction: 'asc' },
      kind: 'date',
    };
  return { keys: ['i.id'], value: 'i.created_at', cursor: { sort: 'created', direction: 'desc' }, kind: 'instant' };
}

const isSearch = (q: string | undefined): q is string => q !== undefined && q.trim() !== '';

/** Shipment numbers are ASCII. */
const asciiOf = (text: string): string[] => (/^[ -~]+$/.test(text) ? [text.toUpperCase()] : ['']);
