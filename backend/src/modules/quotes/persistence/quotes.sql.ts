import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { QuoteStatus } from '../domain/quote-status.js';
import { QuoteEntity, QUOTE_REQUEST, QUOTE_RESULT } from './quote.entity.js';
import { insertTerms, replaceTerms } from './quote-terms.sql.js';

/** Properties of a quote in lists. */
export const QUOTE_SUMMARY_KEYS = [
  'companyId',
  'id',
  'number',
  'status',
  'mode',
  'revision',
  'originCity',
  'originState',
  'originPostalCode',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'pickupOn',
  'totalWeight',
  'handlingUnitCount',
  'offerCount',
  'bestTotal',
  'bestCarrier',
  'currency',
  'validUntil',
  'shipmentId',
  'bookedOfferId',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;
const RATING_KEYS = ['id', 'number', 'mode', 'offerCount', 'bestTotal', 'currency', 'validUntil'] as const;

export type QuoteSummaryRow = Pick<QuoteEntity, (typeof QUOTE_SUMMARY_KEYS)[number]>;
/** A quote with its JSON documents. */
export type QuoteRow = QuoteSummaryRow & Pick<QuoteEntity, 'request' | 'result'>;
/** A row with its creator's name. */
export type Named<Row> = Row & { creatorName: string };
/** Columns of a quote in the result of an import. */
export type QuoteRating = Pick<QuoteEntity, (typeof RATING_KEYS)[number]>;

/** A quote of any company. */
export type NumberedQuote = Pick<QuoteEntity, 'companyId' | 'id'> & { companyName: string };

type QuoteKey = Pick<QuoteEntity, 'companyId' | 'id'>;
type ExpiringQuote = QuoteKey & Pick<QuoteEntity, 'number' | 'validUntil'>;

/** The status and revision that a change is based on. */
export type QuoteVersion = Pick<QuoteEntity, 'status' | 'revision'>;

/** Columns of `quote` (alias `q`) in lists. */
export const QUOTE_COLUMNS = columnsOf(QuoteEntity, 'q', QUOTE_SUMMARY_KEYS);

/** Columns that rating updates, in the order of `ratedValues`. */
const RATED_COLUMNS = [
  'status',
  'mode',
  'revision',
  'request',
  'result',
  'origin_city',
  'origin_state',
  'origin_postal_code',
  'destination_city',
  'destination_state',
  'destination_postal_code',
  'pickup_on',
  'total_weight',
  'handling_unit_count',
  'offer_count',
  'best_total',
  'best_carrier',
  'currency',
  'valid_until',
  'updated_at',
];

function ratedValues(row: QuoteRow): unknown[] {
  return [
    row.status,
    row.mode,
    row.revision,
    JSON.stringify(QUOTE_REQUEST.write(row.request)),
    JSON.stringify(QUOTE_RESULT.write(row.result)),
    row.originCity,
    row.originState,
    row.originPostalCode,
    row.destinationCity,
    row.destinationState,
    row.destinationPostalCode,
    row.pickupOn,
    row.totalWeight,
    row.handlingUnitCount,
    row.offerCount,
    row.bestTotal,
    row.bestCarrier,
    row.currency,
    row.validUntil,
    row.updatedAt,
  ];
}

@Injectable()
export class QuotesRepository {
  constructor(private readonly database: Database) {}

  async find(companyId: string, id: string): Promise<QuoteRow | null> {
    const rows = await this.database.query<QuoteRow>(
      `SELECT ${QUOTE_COLUMNS}, q.request, q.result FROM quote q WHERE q.company_id = ? AND q.id = ?`,
      [companyId, id],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const bestTotal = row.bestTotal === null ? null : toSafeInteger(row.bestTotal);
    return { ...row, bestTotal, request: QUOTE_REQUEST.read(row.request), result: QUOTE_RESULT.read(row.result) };
  }

  async any(companyId: string): Promise<boolean> {
    return (await this.database.query('SELECT id FROM quote WHERE company_id = ? LIMIT 1', [companyId])).length > 0;
  }

  /** Quotes with the number, of all companies or of the one with the code. Each company has its own number sequence. */
  byNumber(number: string, companyCode: string | null): Promise<NumberedQuote[]> {
    return this.database.query<NumberedQuote>(
      `SELECT q.company_id AS companyId, q.id, c.name AS companyName FROM company c JOIN quote q ON q.company_id = c.id AND q.number = ?
        WHERE ? IS NULL OR c.code = ? ORDER BY c.id`,
      [number, companyCode, companyCode],
    );
  }

  /** Unordered columns of quotes for the result of an import. */
  async ratingsOf(companyId: string, ids: readonly string[]): Promise<QuoteRating[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<QuoteRating>(
      `SELECT ${columnsOf(QuoteEntity, 'q', RATING_KEYS)} FROM quote q WHERE q.company_id = ? AND q.id IN (?)`,
      [companyId, ids],
    );
    return rows.map((row) => ({ ...row, bestTotal: row.bestTotal === null ? null : toSafeInteger(row.bestTotal) }));
  }

  /** Inserts quotes with a copy of their creator's name, which does not change with the user account. */
  async insert(tx: Transaction, rows: readonly QuoteRow[], authorName: string): Promise<void> {
    const columns = ['company_id', 'id', 'number', 'created_by', 'created_by_name', 'created_at', ...RATED_COLUMNS];
    const values = rows.map((row) => [
      row.companyId,
      row.id,
      row.number,
      row.createdBy,
      authorName,
      row.createdAt,
      ...ratedValues(row),
    ]);
    await tx.query(`INSERT INTO quote (${columns.join(', ')}) VALUES ?`, [values]);
    await insertTerms(tx, rows);
  }

  /** Stores a new rating if status and revision are unchanged. Otherwise returns false. */
  async replaceRating(tx: Transaction, row: QuoteRow, from: QuoteVersion): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE quote SET ${RATED_COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE company_id = ? AND id = ? AND status IN (?) AND revision = ?`,
      [...ratedValues(row), row.companyId, row.id, statusesLike(from), from.revision],
    );
    const replaced = result.affectedRows === 1;
    if (replaced) await replaceTerms(tx, row);
    return replaced;
  }

  /** Cancels a quote if status and revision are unchanged. Otherwise returns false. */
  async cancel(tx: Transaction, companyId: string, id: string, from: QuoteVersion, now: Date): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE quote SET status = 'cancelled', updated_at = ? WHERE company_id = ? AND id = ? AND status IN (?) AND revision = ?`,
      [now, companyId, id, statusesLike(from), from.revision],
    );
    return result.affectedRows === 1;
  }

  /** Marks quotes of all companies as expired whose last offer has expired, at most `limit`, and returns them. */
  async expire(tx: Transaction, now: Date, limit: number): Promise<QuoteKey[]> {
    const found = await tx.query<QuoteKey[]>(
      `SELECT company_id AS companyId, id FROM quote FORCE INDEX (ix_quote_expiry)
        WHERE status = 'quoted' AND valid_until <= ? ORDER BY valid_until LIMIT ?`,
      [now, limit],
    );
    if (found.length === 0) return [];
    // Booked or expired by another process meanwhile: no longer due.
    const due = await tx.query<QuoteKey[]>(
      `SELECT company_id AS companyId, id FROM quote WHERE (${anyOf(found)}) AND status = 'quoted' AND valid_until <= ? ORDER BY company_id, id FOR UPDATE`,
      [...keysOf(found), now],
    );
    if (due.length > 0)
      await tx.query(`UPDATE quote SET status = 'expired', updated_at = ? WHERE ${anyOf(due)}`, [now, ...keysOf(due)]);
    return due;
  }

  /** Claims quotes whose last offer expires before `until` and that have not been notified for this `valid_until`. */
  async claimExpiring(tx: Transaction, now: Date, until: Date, limit: number): Promise<ExpiringQuote[]> {
    const isDue = `status = 'quoted' AND valid_until > ? AND valid_until <= ? AND NOT expiry_told_for <=> valid_until`;
    const found = await tx.query<QuoteKey[]>(
      `SELECT company_id AS companyId, id FROM quote FORCE INDEX (ix_quote_expiry) WHERE ${isDue} ORDER BY valid_until LIMIT ?`,
      [now, until, limit],
    );
    if (found.length === 0) return [];
    const due = await tx.query<ExpiringQuote[]>(
      `SELECT company_id AS companyId, id, number, valid_until AS validUntil FROM quote WHERE (${anyOf(found)}) AND ${isDue} ORDER BY company_id, id FOR UPDATE`,
      [...keysOf(found), now, until],
    );
    if (due.length > 0)
      await tx.query(`UPDATE quote SET expiry_told_for = valid_until WHERE ${anyOf(due)}`, keysOf(due));
    return due;
  }
}

/** Condition for these rows by primary key, with `keysOf` as its parameters. */
const anyOf = (quotes: readonly QuoteKey[]): string => quotes.map(() => '(company_id = ? AND id = ?)').join(' OR ');
const keysOf = (quotes: readonly QuoteKey[]): string[] => quotes.flatMap(({ companyId, id }) => [companyId, id]);

/** The status itself, and those that follow it within the same revision when carriers respond. */
function statusesLike({ status }: QuoteVersion): QuoteStatus[] {
  return status === 'rating' ? ['rating', 'quoted', 'no_offers'] : [status];
}
