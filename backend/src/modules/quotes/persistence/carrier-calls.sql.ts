import { Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { isMissingReference } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { QuoteCarrierCallEntity } from './quote-carrier-call.entity.js';
import { QuoteEntity } from './quote.entity.js';

const CALL_KEYS = [
  'companyId',
  'quoteId',
  'revision',
  'connectionId',
  'state',
  'code',
  'message',
  'askedAt',
  'endedAt',
] as const;
const QUOTE_KEYS = [
  'number',
  'status',
  'revision',
  'offerCount',
  'bestTotal',
  'bestCarrier',
  'currency',
  'validUntil',
] as const;

/** Key of a call: each connection is called once per revision. */
export type CallKey = Pick<QuoteCarrierCallEntity, 'companyId' | 'quoteId' | 'revision' | 'connectionId'>;

/** A call with the carrier's current name. `code` and `message` are the reason of `declined`. */
export type CallRow = Pick<QuoteCarrierCallEntity, (typeof CALL_KEYS)[number]> & {
  scac: string;
  carrierName: string;
  demo: number;
};

/** Columns of a quote that a late offer depends on. */
export type QuoteForResponse = Pick<QuoteEntity, (typeof QUOTE_KEYS)[number]>;

/** Columns of a quote that a late offer updates. */
export type QuoteAfterResponse = Omit<QuoteForResponse, 'number' | 'revision'>;

const CALLS = `SELECT ${columnsOf(QuoteCarrierCallEntity, 'k', CALL_KEYS)}, c.scac, c.name AS carrierName, c.demo
  FROM quote_carrier_call k
  JOIN carrier_connection n ON n.company_id = k.company_id AND n.id = k.connection_id
  JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id`;

const KEY = 'company_id = ? AND quote_id = ? AND revision = ? AND connection_id = ?';

/** Calls to carriers' APIs for quotes, and their outcomes. */
@Injectable()
export class CarrierCallsRepository {
  constructor(private readonly database: Database) {}

  /** @throws ConcurrentChange if a connection was removed meanwhile */
  async insert(tx: Transaction, calls: readonly CallKey[], askedAt: Date): Promise<void> {
    const inserted = tx.query(
      `INSERT INTO quote_carrier_call (company_id, quote_id, revision, connection_id, state, asked_at)
       VALUES ${calls.map(() => `(?, ?, ?, ?, 'asked', ?)`).join(', ')}`,
      calls.flatMap(({ companyId, quoteId, revision, connectionId }) => [
        companyId,
        quoteId,
        revision,
        connectionId,
        askedAt,
      ]),
    );
    await inserted.catch((error: unknown) => {
      throw isMissingReference(error) ? new ConcurrentChange() : error;
    });
  }

  /** Calls of one revision, by SCAC. */
  ofRevision(companyId: string, quoteId: string, revision: number): Promise<CallRow[]> {
    return this.database.query<CallRow>(
      `${CALLS} WHERE k.company_id = ? AND k.quote_id = ? AND k.revision = ? ORDER BY c.scac`,
      [companyId, quoteId, revision],
    );
  }

  /** Open calls of all companies that started before this instant, oldest first. */
  overdue(before: Date, limit: number): Promise<CallRow[]> {
    return this.database.query<CallRow>(
      `${CALLS} WHERE k.state = 'asked' AND k.asked_at < ? ORDER BY k.asked_at LIMIT ?`,
      [before, limit],
    );
  }

  /**
   * The quote of a response, locked until the transaction ends; null if it was removed with the demonstration data. The lock serializes
   * responses to the same quote.
   */
  async lockQuote(tx: Transaction, companyId: string, quoteId: string): Promise<QuoteForResponse | null> {
    const [row] = await tx.query<QuoteForResponse[]>(
      `SELECT ${columnsOf(QuoteEntity, 'q', QUOTE_KEYS)} FROM quote q WHERE q.company_id = ? AND q.id = ? FOR UPDATE`,
      [companyId, quoteId],
    );
    if (row === undefined) return null;
    return { ...row, bestTotal: row.bestTotal === null ? null : toSafeInteger(row.bestTotal) };
  }

  /** Ends an open call. False if it has already ended. */
  async end(
    tx: Transaction,
    { companyId, quoteId, revision, connectionId }: CallKey,
    reason: { code: string; message: string } | null,
    endedAt: Date,
  ): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE quote_carrier_call SET state = ?, code = ?, message = ?, ended_at = ? WHERE ${KEY} AND state = 'asked'`,
      [
        reason === null ? 'offered' : 'declined',
        reason?.code ?? null,
        reason === null ? null : truncate(reason.message, 500),
        endedAt,
        companyId,
        quoteId,
        revision,
        connectionId,
      ],
    );
    return result.affectedRows === 1;
  }

  /** Ends the open calls of earlier revisions. */
  async endEarlier(
    tx: Transaction,
    { companyId, quoteId, revision }: Omit<CallKey, 'connectionId'>,
    reason: { code: string; message: string },
    endedAt: Date,
  ): Promise<void> {
    await tx.query(
      `UPDATE quote_carrier_call SET state = 'declined', code = ?, message = ?, ended_at = ? WHERE company_id = ? AND quote_id = ? AND revision < ? AND state = 'asked'`,
      [reason.code, reason.message, endedAt, companyId, quoteId, revision],
    );
  }

  /** The number of open calls of a revision. */
  async open(tx: Transaction, { companyId, quoteId, revision }: Omit<CallKey, 'connectionId'>): Promise<number> {
    const [row] = await tx.query<{ calls: number }[]>(
      `SELECT COUNT(*) AS calls FROM quote_carrier_call WHERE company_id = ? AND quote_id = ? AND revision = ? AND state = 'asked'`,
      [companyId, quoteId, revision],
    );
    return Number(row?.calls ?? 0);
  }

  /** Stores the changes of a response. The caller has locked the quote. */
  async updateQuote(
    tx: Transaction,
    companyId: string,
    quoteId: string,
    revision: number,
    after: QuoteAfterResponse,
    now: Date,
  ): Promise<void> {
    await tx.query(
      `UPDATE quote SET status = ?, offer_count = ?, best_total = ?, best_carrier = ?, currency = ?, valid_until = ?, updated_at = ?
       WHERE company_id = ? AND id = ? AND revision = ? AND status IN ('rating', 'quoted')`,
      [
        after.status,
        after.offerCount,
        after.bestTotal,
        after.bestCarrier,
        after.currency,
        after.validUntil,
        now,
        companyId,
        quoteId,
        revision,
      ],
    );
  }
}
