import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../../platform/database/columns-of.js';
import { Database } from '../../../../../platform/database/database.js';
import { following } from '../../../../../platform/database/keyset.js';
import { NotFound } from '../../../../../platform/http/problems/domain-error.js';
import { CarrierInvoiceEntity } from './carrier-invoice.entity.js';
import { type InvoiceFilter, InvoiceFilters, indexedInvoices, orderOf } from './invoice-filter.sql.js';
import { InvoicesRepository } from './invoices.sql.js';

const NEIGHBOR_KEYS = ['id', 'number'] as const;

/** An invoice beside another in a list. */
export type InvoiceNeighbor = Pick<CarrierInvoiceEntity, (typeof NEIGHBOR_KEYS)[number]>;

/** What is beside an invoice in a list; the invoice itself need not be in it any more. */
export interface InvoiceNeighbors {
  previous: InvoiceNeighbor | null;
  next: InvoiceNeighbor | null;
  /** The next one that waits for a decision. */
  nextToReview: InvoiceNeighbor | null;
}

/** Neighbors of an invoice in a filtered list, in its order. */
@Injectable()
export class InvoiceNeighborsQueries {
  constructor(
    private readonly database: Database,
    private readonly filters: InvoiceFilters,
    private readonly invoices: InvoicesRepository,
  ) {}

  /** @throws NotFound */
  async of(companyId: string, id: string, filter: InvoiceFilter): Promise<InvoiceNeighbors> {
    if ((await this.invoices.find(companyId, id)) === null) throw new NotFound();
    const [previous, next] = await Promise.all([
      this.beside(companyId, id, filter, 'before'),
      this.beside(companyId, id, filter, 'after'),
    ]);
    if (next === null || (filter.view ?? 'all') !== 'all') return { previous, next, nextToReview: next };
    return { previous, next, nextToReview: await this.beside(companyId, id, { ...filter, view: 'review' }, 'after') };
  }

  private async beside(
    companyId: string,
    id: string,
    filter: InvoiceFilter,
    side: 'before' | 'after',
  ): Promise<InvoiceNeighbor | null> {
    const conditions = await this.filters.conditions(companyId, filter);
    if (conditions === null) return null;
    const { keys, cursor } = orderOf(filter);
    const direction = (cursor.direction === 'asc') === (side === 'after') ? 'asc' : 'desc';
    const value = cursor.sort === 'due' ? await this.dueOn(companyId, id) : id;
    if (value === null) return null;
    const { sql, params } = following(conditions, keys, direction, { value, id });
    const [row] = await this.database.read<InvoiceNeighbor>(
      `SELECT ${columnsOf(CarrierInvoiceEntity, 'i', NEIGHBOR_KEYS)} FROM ${indexedInvoices(filter)}
        WHERE ${sql.join(' AND ')} ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')} LIMIT 1`,
      params,
    );
    return row ?? null;
  }

  /** Also of an invoice that was paid meanwhile. */
  private async dueOn(companyId: string, id: string): Promise<string | null> {
    const [row] = await this.database.read<Pick<CarrierInvoiceEntity, 'dueOn'>>(
      `SELECT ${columnsOf(CarrierInvoiceEntity, 'i', ['dueOn'])} FROM carrier_invoice i WHERE i.company_id = ? AND i.id = ?`,
      [companyId, id],
    );
    return row?.dueOn ?? null;
  }
}
