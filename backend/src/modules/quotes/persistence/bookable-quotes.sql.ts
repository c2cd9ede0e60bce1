import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';
import { OFFER_BODY, OfferEntity } from '../../offers/index.js';
import { insertQuoteEvents } from './quote-events.sql.js';
import { QuoteEntity, QUOTE_REQUEST } from './quote.entity.js';

const STATE_KEYS = ['status', 'revision', 'validUntil', 'shipmentId'] as const;
const QUOTE_KEYS = [...STATE_KEYS, 'companyId', 'id', 'number', 'request'] as const;
const OFFER_KEYS = ['carrierId', 'tariffId', 'connectionId', 'body'] as const;

/** Columns that decide whether a quote can be booked. */
export type BookableState = Pick<QuoteEntity, (typeof STATE_KEYS)[number]>;

/** Columns of an offer for booking. */
export type BookableOffer = Pick<OfferEntity, (typeof OFFER_KEYS)[number] | 'id' | 'revision' | 'validUntil'>;

/** Columns of a quote for booking. */
export type BookableQuote = Pick<QuoteEntity, (typeof QUOTE_KEYS)[number]> & {
  /** The requested offer; null if the quote has no such offer. */
  offer: BookableOffer | null;
  /** Whether the company has approval rules that are switched on. */
  hasRules: boolean;
};

type BookableRow = Omit<BookableQuote, 'offer' | 'hasRules'> &
  Pick<OfferEntity, (typeof OFFER_KEYS)[number]> & {
    /** Null if the quote has no such offer. */
    offerId: string | null;
    offerRevision: number;
    offerValidUntil: Date;
    hasRules: number;
  };

const BOOKABLE = `SELECT ${columnsOf(QuoteEntity, 'q', QUOTE_KEYS)}, ${columnsOf(OfferEntity, 'o', OFFER_KEYS)},
    o.id AS offerId, o.revision AS offerRevision, o.valid_until AS offerValidUntil,
    EXISTS(SELECT 1 FROM approval_rule r WHERE r.company_id = q.company_id AND r.is_on = 1) AS hasRules
  FROM quote q LEFT JOIN offer o ON o.company_id = q.company_id AND o.id = ? AND o.quote_id = q.id
  WHERE q.company_id = ? AND q.id = ?`;

/** Reads and updates quotes for booking. */
@Injectable()
export class BookableQuotesRepository {
  constructor(private readonly database: Database) {}

  /** The quote with one of its offers; null if the company has no such quote. */
  async find(companyId: string, id: string, offerId: string): Promise<BookableQuote | null> {
    const [row] = await this.database.queryPrepared<BookableRow>(BOOKABLE, [offerId, companyId, id]);
    return row === undefined ? null : readBookable(row);
  }

  /** The state of a quote that another request changed; null if it was removed with the demonstration data. */
  async state(tx: Transaction, companyId: string, id: string): Promise<BookableState | null> {
    const [row] = await tx.query<BookableState[]>(
      `SELECT ${columnsOf(QuoteEntity, 'q', STATE_KEYS)} FROM quote q WHERE q.company_id = ? AND q.id = ?`,
      [companyId, id],
    );
    return row ?? null;
  }

  /**
   * Books a quote and appends its event if the quote still has the status and revision, and has the offer. Waits for a concurrent booking, and
   * for the removal of demonstration offers. Otherwise returns false and changes nothing.
   */
  async book(
    tx: Transaction,
    { companyId, id, revision }: BookableQuote,
    { actorId, ...booked }: { shipmentId: string; offerId: string; actorId: string },
    now: Date,
    from: 'quoted' | 'approval_pending' = 'quoted',
  ): Promise<boolean> {
    const result = await queryPrepared<{ affectedRows: number }>(
      tx,
      `UPDATE quote SET status = 'booked', shipment_id = ?, booked_offer_id = ?, updated_at = ?
       WHERE company_id = ? AND id = ? AND status = ? AND revision = ?
         AND EXISTS (SELECT 1 FROM offer o WHERE o.company_id = ? AND o.id = ?)`,
      [booked.shipmentId, booked.offerId, now, companyId, id, from, revision, companyId, booked.offerId],
    );
    if (result.affectedRows !== 1) return false;
    await insertQuoteEvents(tx, { companyId, quoteId: id, type: 'booked', data: booked, actorId, occurredAt: now });
    return true;
  }
}

function readBookable({
  offerId,
  offerRevision,
  offerValidUntil,
  carrierId,
  tariffId,
  connectionId,
  body,
  hasRules,
  ...quote
}: BookableRow): BookableQuote {
  const offer = { revision: offerRevision, carrierId, tariffId, connectionId, validUntil: offerValidUntil };
  return {
    ...quote,
    request: QUOTE_REQUEST.read(quote.request),
    hasRules: Number(hasRules) === 1,
    offer: offerId === null ? null : { ...offer, id: offerId, body: OFFER_BODY.read(body) },
  };
}
