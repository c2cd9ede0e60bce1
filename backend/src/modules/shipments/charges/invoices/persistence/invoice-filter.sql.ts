import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../../kernel/time/local-time.js';
import { Clock } from '../../../../../platform/clock.js';
import { Database } from '../../../../../platform/database/database.js';
import type { Conditions } from '../../../../../platform/database/keyset.js';
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
      const today = localMoment(this.clock.now(), DEADLINE_ZONE).on;
      conditions.sql.push('i.due_on <= ?', 'COALESCE(i.approved_total, i.total) > 0');
      conditions.params.push(addDays(today, DUE_SOON_DAYS));
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

/** The table with the index whose order is the list's, if the filter has one; a search reads by id. */
export function indexedInvoices({ view = 'all', carrier, q }: InvoiceFilter): string {
  const index = isSearch(q) ? null : indexOf(statusesOfView(view)?.length ?? 0, carrier !== undefined);
  return index === null ? 'carrier_invoice i' : `carrier_invoice i FORCE INDEX (${index})`;
}

function indexOf(statuses: number, hasCarrier: boolean): string | null {
  if (statuses === 1) return hasCarrier ? 'ix_carrier_invoice_carrier_status' : 'ix_carrier_invoice_status';
  return statuses === 0 && hasCarrier ? 'ix_carrier_invoice_carrier' : null;
}

const isSearch = (q: string | undefined): q is string => q !== undefined && q.trim() !== '';

/** Shipment numbers are ASCII. */
const asciiOf = (text: string): string[] => (/^[ -~]+$/.test(text) ? [text.toUpperCase()] : ['']);
