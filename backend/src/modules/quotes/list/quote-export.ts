import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { KeysetPage } from '../../../platform/database/keyset.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import type { ColumnKinds } from '../../../platform/http/files/workbook.js';
import type { ListPosition } from '../../../platform/http/paging/ordered-cursor.js';
import type { Named, QuoteSummaryRow } from '../persistence/quotes.sql.js';
import { presentSummary } from '../quotes.presenter.js';
import type { QuoteExportQuery } from './quote-list.dto.js';
import { type ListedQuote, QuoteListQueries } from './persistence/quote-list.sql.js';

/** Maximum rows per file (freight.md Annex E), and rows per read. */
const EXPORT_LIMIT = 50_000;
const PAGE = 500;
const HEADER = [
  'number',
  'status',
  'mode',
  'originCity',
  'originState',
  'originPostalCode',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'pickupOn',
  'totalWeightLb',
  'handlingUnits',
  'offers',
  'bestTotal',
  'currency',
  'bestCarrier',
  'validUntil',
  'createdBy',
  'createdAt',
  'id',
];

/** Kinds of the columns in a workbook. */
export const QUOTE_COLUMN_KINDS: ColumnKinds = {
  pickupOn: 'date',
  bestTotal: 'money',
  validUntil: 'instant',
  createdAt: 'instant',
};

@Injectable()
export class QuoteExport {
  constructor(
    private readonly queries: QuoteListQueries,
    private readonly clock: Clock,
  ) {}

  /** Header and at most 50,000 quotes in list order. Prices are empty without price.read. @throws FORBIDDEN (403) for a sort order by hidden prices; SORT_UNAVAILABLE (422) */
  async *rows(actor: Actor, query: QuoteExportQuery): AsyncGenerator<CsvRow> {
    const selection = this.queries.select(actor, query);
    yield HEADER;
    let after: ListPosition | null = null;
    for (let left = EXPORT_LIMIT; left > 0;) {
      const { rows, next }: KeysetPage<ListedQuote> = await this.queries.read(selection, after, Math.min(PAGE, left));
      for (const row of rows) yield this.toCells(actor, row);
      if (next === null) return;
      left -= rows.length;
      after = next;
    }
  }

  /** Header and these quotes, in this order. Prices are empty without price.read. @throws NotFound if one is unknown */
  async *selected(actor: Actor, ids: readonly string[]): AsyncGenerator<CsvRow> {
    const rows = await this.queries.byId(actor.companyId, ids);
    yield HEADER;
    for (const row of rows) yield this.toCells(actor, row);
  }

  private toCells(actor: Actor, row: Named<QuoteSummaryRow>): CsvRow {
    const { origin, destination, bestTotal, ...quote } = presentSummary(actor, row, this.clock.now());
    return [
      quote.number,
      quote.status,
      quote.mode,
      origin.city,
      origin.state,
      origin.postalCode,
      destination.city,
      destination.state,
      destination.postalCode,
      quote.pickupOn,
      quote.totalWeight,
      quote.handlingUnitCount,
      quote.offerCount,
      bestTotal === null ? null : bestTotal.amount / 100,
      bestTotal?.currency ?? null,
      quote.bestCarrier,
      quote.validUntil,
      quote.createdBy,
      quote.createdAt,
      quote.id,
    ];
  }
}
