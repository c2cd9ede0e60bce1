import { Injectable } from '@nestjs/common';
import { columnsOf, entityRow } from '../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ArchivedRows } from '../../archive/index.js';
import { carrierLikely, type Offer } from '../../rating/index.js';
import { OfferEntity, OFFER_BODY } from './offer.entity.js';

const KEYS = [
  'companyId',
  'id',
  'quoteId',
  'revision',
  'carrierId',
  'tariffId',
  'connectionId',
  'total',
  'currency',
  'validUntil',
  'body',
  'createdAt',
] as const;

const SUMMARY_KEYS = ['quoteId', 'total', 'currency'] as const;

/** What a list says of an offer. */
export interface OfferSummary extends Pick<OfferEntity, (typeof SUMMARY_KEYS)[number]> {
  carrier: string;
  service: string;
  /** Business days; calendar days of a truckload. */
  transitDays: number;
  /** Local date at the destination. */
  deliveryOn: string;
}

/** Rows per INSERT. The JSON of an offer is several kilobytes; serializing many at once would block other requests for milliseconds. */
const OFFERS_AT_ONCE = 10;

@Injectable()
export class OffersRepository {
  constructor(
    private readonly database: Database,
    private readonly archived: ArchivedRows,
  ) {}

  /** Offers of every revision, newest revision first, in the order of rating. */
  async list(companyId: string, quoteId: string): Promise<OfferEntity[]> {
    const rows = await this.database.query<OfferEntity>(
      `SELECT ${columnsOf(OfferEntity, 'o', KEYS)} FROM offer o WHERE o.company_id = ? AND o.quote_id = ? ORDER BY o.revision DESC, o.id`,
      [companyId, quoteId],
    );
    return rows.map(readOffer);
  }

  /** Like `list` for a booked quote, with the offers that are archived with its shipment. */
  async listBooked(companyId: string, quoteId: string, shipmentId: string): Promise<OfferEntity[]> {
    const offers = await this.list(companyId, quoteId);
    if (offers.length > 1) return offers;
    const archived = await this.archived.of(companyId, shipmentId, 'offer');
    const all = [...offers, ...archived.map((row) => readOffer(entityRow(OfferEntity, row)))];
    return all.sort((left, right) => right.revision - left.revision || (left.id < right.id ? -1 : 1));
  }

  /** Carrier, service and transit of offers of several quotes, without reading whole offers. */
  async summaries(companyId: string, quoteIds: readonly string[]): Promise<OfferSummary[]> {
    if (quoteIds.length === 0) return [];
    const rows = await this.database.query<OfferSummary>(
      `SELECT ${columnsOf(OfferEntity, 'o', SUMMARY_KEYS)}, JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.carrier.name')) AS carrier,
         JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.service')) AS service, JSON_EXTRACT(o.body, '$.transit.businessDays') AS transitDays,
         JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.estimatedDeliveryOn')) AS deliveryOn
         FROM offer o WHERE o.company_id = ? AND o.quote_id IN (?) ORDER BY o.revision DESC, o.id`,
      [companyId, quoteIds],
    );
    return rows.map((row) => ({ ...row, total: toSafeInteger(row.total), transitDays: Number(row.transitDays) }));
  }

  /** Offers of the newest revision with offers, cheapest first. For a booked quote, this is the booked revision. */
  async newest(companyId: string, quoteId: string): Promise<OfferEntity[]> {
    const offers = await this.list(companyId, quoteId);
    return offers
      .filter(({ revision }) => revision === offers[0]?.revision)
      .sort((left, right) => left.total - right.total);
  }
}

function readOffer(row: OfferEntity): OfferEntity {
  return { ...row, total: toSafeInteger(row.total), body: bodyOf(row) };
}

/** Earlier versions stored the total as the likely total of a carrier's own price. */
function bodyOf({ connectionId, body }: OfferEntity): Offer {
  const offer = OFFER_BODY.read(body);
  return connectionId ? { ...offer, ...carrierLikely(offer.mode, offer.total) } : offer;
}

/** Inserts offers in the transaction that rates their quote. */
export async function insertOffers(tx: Transaction, offers: readonly OfferEntity[]): Promise<void> {
  for (let start = 0; start < offers.length; start += OFFERS_AT_ONCE) {
    const values = offers
      .slice(start, start + OFFERS_AT_ONCE)
      .map((offer) => [
        offer.companyId,
        offer.id,
        offer.quoteId,
        offer.revision,
        offer.carrierId,
        offer.tariffId,
        offer.connectionId,
        offer.total,
        offer.currency,
        offer.validUntil,
        JSON.stringify(OFFER_BODY.write(offer.body)),
        offer.createdAt,
      ]);
    await tx.query(
      `INSERT INTO offer (company_id, id, quote_id, revision, carrier_id, tariff_id, connection_id, total, currency, valid_until, body, created_at) VALUES ?`,
      [values],
    );
  }
}

/** Deletes the offers of quotes, except those of some carriers. The quotes must be locked. */
export async function deleteOffers(
  tx: Transaction,
  companyId: string,
  quoteIds: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const others = except.length === 0 ? '' : ' AND carrier_id NOT IN (?)';
  await tx.query(`DELETE FROM offer WHERE company_id = ? AND quote_id IN (?)${others}`, [
    companyId,
    quoteIds,
    ...(except.length === 0 ? [] : [except]),
  ]);
}

/** Moves all dates of a quote's offers back by whole days, for the demonstration. */
export async function moveOffersBack(
  database: Database,
  companyId: string,
  quoteId: string,
  days: number,
): Promise<void> {
  await database.query(
    `UPDATE offer SET created_at = created_at - INTERVAL ${days} DAY, valid_until = valid_until - INTERVAL ${days} DAY,
       body = JSON_SET(body, '$.validUntil', DATE_FORMAT(valid_until, '%Y-%m-%dT%H:%i:%s.000Z')) WHERE company_id = ? AND quote_id = ?`,
    [companyId, quoteId],
  );
}

/** Moves the delivery dates of a quote's offers with the pickup date, for the demonstration. The offers remain valid as long as before. */
export async function moveOffersOfPickup(
  database: Database,
  companyId: string,
  quoteId: string,
  { createdAt, from, to }: { createdAt: Date; from: string; to: string },
): Promise<void> {
  const dates = ['estimatedDeliveryOn', 'earliestDeliveryOn', 'latestDeliveryOn'].map((key) => `$.${key}`);
  const moved = dates.map(
    (path) =>
      `'${path}', DATE_FORMAT(JSON_UNQUOTE(JSON_EXTRACT(body, '${path}')) + INTERVAL DATEDIFF(?, ?) DAY, '%Y-%m-%d')`,
  );
  await database.query(
    `UPDATE offer SET created_at = ?, body = JSON_REPLACE(body, ${moved.join(', ')}) WHERE company_id = ? AND quote_id = ?`,
    [createdAt, ...dates.flatMap(() => [to, from]), companyId, quoteId],
  );
}
