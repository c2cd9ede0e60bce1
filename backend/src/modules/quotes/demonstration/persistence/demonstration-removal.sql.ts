import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { deleteOffers } from '../../../offers/index.js';

/** Demonstration carriers of a company, for quotes. Carriers of the company itself are never removed, so every other one is or was fictional. */
export interface CarrierSplit {
  ownCarrierIds: readonly string[];
  demoConnectionIds: readonly string[];
}

/** An unbooked quote with prices of demonstration carriers. */
interface FoundQuote {
  id: string;
  /** 1 if one of the company's own carriers priced it or was asked. */
  own: number;
}

const OFFER = 'SELECT 1 FROM offer o WHERE o.company_id = q.company_id AND o.quote_id = q.id AND o.carrier_id';
const CALL =
  'SELECT 1 FROM quote_carrier_call k WHERE k.company_id = q.company_id AND k.quote_id = q.id AND k.connection_id';
const UNBOOKED = `q.company_id = ? AND q.shipment_id IS NULL AND (EXISTS (${OFFER} NOT IN (?)) OR EXISTS (${CALL} IN (?)))`;
const OWN = `(EXISTS (${OFFER} IN (?)) OR EXISTS (${CALL} NOT IN (?)))`;
const OFFERS_LEFT = 'FROM offer o WHERE o.company_id = q.company_id AND o.quote_id = q.id AND o.revision = q.revision';

/** Finds and deletes quotes of demonstration carriers. */
@Injectable()
export class DemonstrationQuoteRemoval {
  constructor(private readonly database: Database) {}

  /** Ids of the company's own carriers, and of the connections to demonstration carriers. */
  async carriers(tx: Transaction, companyId: string): Promise<CarrierSplit> {
    const carriers = await tx.query<{ id: string }[]>('SELECT id FROM carrier WHERE company_id = ? AND NOT demo', [
      companyId,
    ]);
    const connections = await tx.query<{ id: string }[]>(
      `SELECT n.id FROM carrier_connection n JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id
        WHERE n.company_id = ? AND c.demo`,
      [companyId],
    );
    return { ownCarrierIds: carriers.map(({ id }) => id), demoConnectionIds: connections.map(({ id }) => id) };
  }

  /** Number of unbooked quotes that only demonstration carriers priced. */
  async count(companyId: string): Promise<number> {
    const { own, demo } = lists(await this.database.transaction((tx) => this.carriers(tx, companyId)));
    const [row] = await this.database.query<{ quotes: string }>(
      `SELECT COUNT(*) AS quotes FROM quote q WHERE ${UNBOOKED} AND NOT ${OWN}`,
      [companyId, own, demo, own, demo],
    );
    return Number(row?.quotes ?? 0);
  }

  /**
   * Deletes at most `limit` unbooked quotes that only demonstration carriers priced, and takes the demonstration offers out of the others.
   * Returns the deleted ids and the number of changed quotes.
   */
  async remove(
    tx: Transaction,
    companyId: string,
    carriers: CarrierSplit,
    limit: number,
  ): Promise<{ deleted: string[]; changed: number }> {
    const { own, demo } = lists(carriers);
    const found = await tx.query<{ id: string }[]>(`SELECT q.id FROM quote q WHERE ${UNBOOKED} ORDER BY q.id LIMIT ?`, [
      companyId,
      own,
      demo,
      limit,
    ]);
    if (found.length === 0) return { deleted: [], changed: 0 };
    const locked = await tx.query<FoundQuote[]>(
      `SELECT q.id, ${OWN} AS own FROM quote q WHERE q.company_id = ? AND q.id IN (?) AND q.shipment_id IS NULL ORDER BY q.id FOR UPDATE`,
      [own, demo, companyId, found.map(({ id }) => id)],
    );
    const idsOf = (isOwn: boolean) => locked.filter((quote) => (Number(quote.own) === 1) === isOwn).map(({ id }) => id);
    const deleted = idsOf(false);
    const kept = idsOf(true);
    await this.delete(tx, companyId, deleted);
    for (const id of kept) await this.keepOwnOffers(tx, companyId, id, own, demo);
    return { deleted, changed: kept.length };
  }

  /** Deletes quotes with everything that belongs to them. Their shipments must be deleted. */
  async delete(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const table of ['quote_word', 'quote_event', 'quote_carrier_call', 'approval_request'])
      await tx.query(`DELETE FROM ${table} WHERE company_id = ? AND quote_id IN (?)`, [companyId, ids]);
    await tx.query('UPDATE quote_import_item SET quote_id = NULL WHERE company_id = ? AND quote_id IN (?)', [
      companyId,
      ids,
    ]);
    await deleteOffers(tx, companyId, ids);
    await tx.query('DELETE FROM quote WHERE company_id = ? AND id IN (?)', [companyId, ids]);
  }

  /** Deletes the calls to demonstration carriers of quotes that stay. */
  async deleteCalls(tx: Transaction, companyId: string, { demoConnectionIds }: CarrierSplit): Promise<void> {
    if (demoConnectionIds.length === 0) return;
    await tx.query('DELETE FROM quote_carrier_call WHERE company_id = ? AND connection_id IN (?)', [
      companyId,
      demoConnectionIds,
    ]);
  }

  private async keepOwnOffers(
    tx: Transaction,
    companyId: string,
    id: string,
    own: readonly string[],
    demo: readonly string[],
  ): Promise<void> {
    await deleteOffers(tx, companyId, [id], { except: own });
    await tx.query('DELETE FROM quote_carrier_call WHERE company_id = ? AND quote_id = ? AND connection_id IN (?)', [
      companyId,
      id,
      demo,
    ]);
    await tx.query(
      `UPDATE quote q SET offer_count = (SELECT COUNT(*) ${OFFERS_LEFT}),
         best_total = (SELECT o.total ${OFFERS_LEFT} ORDER BY o.total, o.id LIMIT 1),
         best_carrier = (SELECT JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.carrier.name')) ${OFFERS_LEFT} ORDER BY o.total, o.id LIMIT 1),
         currency = (SELECT o.currency ${OFFERS_LEFT} ORDER BY o.total, o.id LIMIT 1),
         valid_until = (SELECT MAX(o.valid_until) ${OFFERS_LEFT})
        WHERE q.company_id = ? AND q.id = ?`,
      [companyId, id],
    );
    await tx.query(
      `UPDATE quote q SET status = IF(offer_count = 0, 'no_offers', 'quoted')
        WHERE q.company_id = ? AND q.id = ? AND q.status IN ('rating', 'quoted')
          AND NOT EXISTS (SELECT 1 FROM quote_carrier_call k WHERE k.company_id = q.company_id AND k.quote_id = q.id
                AND k.revision = q.revision AND k.state = 'asked')`,
      [companyId, id],
    );
  }
}

/** `IN ()` is a syntax error. */
function lists({ ownCarrierIds, demoConnectionIds }: CarrierSplit): {
  own: readonly string[];
  demo: readonly string[];
} {
  const orNone = (ids: readonly string[]) => (ids.length === 0 ? [''] : ids);
  return { own: orNone(ownCarrierIds), demo: orNone(demoConnectionIds) };
}
