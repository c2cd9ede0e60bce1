import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { type OfferEntity, OffersRepository } from '../../../offers/index.js';
import { QuoteEntity, QUOTE_REQUEST } from '../../persistence/quote.entity.js';

const KEYS = [
  'companyId',
  'id',
  'number',
  'revision',
  'shipmentId',
  'request',
  'originCity',
  'originState',
  'originPostalCode',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'offerCount',
  'bestTotal',
  'bestCarrier',
  'currency',
  'validUntil',
] as const;

/** A quote with the sources of its search terms and offer summary, and the summary itself. */
export type DerivedQuote = Pick<QuoteEntity, (typeof KEYS)[number]>;

/** Statements that recompute derived data of quotes. */
@Injectable()
export class RebuildQuotesQueries {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
  ) {}

  async read(companyId: string, after: string, limit: number): Promise<DerivedQuote[]> {
    const rows = await this.database.query<DerivedQuote>(
      `SELECT ${columnsOf(QuoteEntity, 'q', KEYS)} FROM quote q WHERE q.company_id = ? AND q.id > ? ORDER BY q.id LIMIT ?`,
      [companyId, after, limit],
    );
    return rows.map(readQuote);
  }

  async lock(tx: Transaction, companyId: string, id: string): Promise<DerivedQuote | null> {
    const [row] = await tx.query<DerivedQuote[]>(
      `SELECT ${columnsOf(QuoteEntity, 'q', KEYS)} FROM quote q WHERE q.company_id = ? AND q.id = ? FOR UPDATE`,
      [companyId, id],
    );
    return row === undefined ? null : readQuote(row);
  }

  /** Offers of the quote's current revision. */
  async offersOf({ companyId, id, shipmentId, revision }: DerivedQuote): Promise<OfferEntity[]> {
    const offers = await (shipmentId === null
      ? this.offers.list(companyId, id)
      : this.offers.listBooked(companyId, id, shipmentId));
    return offers.filter((offer) => offer.revision === revision);
  }

  /** The caller has locked the quote. */
  async writeSummary(
    tx: Transaction,
    { companyId, id }: DerivedQuote,
    {
      offerCount,
      bestTotal,
      bestCarrier,
      currency,
      validUntil,
    }: Pick<DerivedQuote, 'offerCount' | 'bestTotal' | 'bestCarrier' | 'currency' | 'validUntil'>,
  ): Promise<void> {
    await tx.query(
      'UPDATE quote SET offer_count = ?, best_total = ?, best_carrier = ?, currency = ?, valid_until = ? WHERE company_id = ? AND id = ?',
      [offerCount, bestTotal, bestCarrier, currency, validUntil, companyId, id],
    );
  }

  /** The highest quote number; 0 without quotes. */
  async highestNumber(companyId: string): Promise<number> {
    const [row] = await this.database.query<{ highest: number | string | null }>(
      'SELECT MAX(CAST(SUBSTRING(number, 3) AS UNSIGNED)) AS highest FROM quote WHERE company_id = ?',
      [companyId],
    );
    return Number(row?.highest ?? 0);
  }
}

function readQuote(row: DerivedQuote): DerivedQuote {
  const bestTotal = row.bestTotal === null ? null : toSafeInteger(row.bestTotal);
  return { ...row, bestTotal, request: QUOTE_REQUEST.read(row.request) };
}
