import { Injectable } from '@nestjs/common';
import { searchTerms } from '../../../../../kernel/text/search-terms.js';
import { Database } from '../../../../../platform/database/database.js';
import type { PoCandidate } from '../domain/match-invoice.js';

/** Words of a purchase order number that are looked up. */
const WORDS_MAX = 4;
const READ_MAX = 200;

/** Shipments by the purchase orders in their references. */
@Injectable()
export class OrderedShipments {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  withPo(companyId: string, poNumber: string): Promise<PoCandidate[]> {
    const words = searchTerms(poNumber).slice(0, WORDS_MAX);
    if (words.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT s.id, s.scac, s.pickup_on AS pickupOn, s.destination_postal_code AS postalCode, s.total_weight AS weight
         FROM (SELECT shipment_id FROM shipment_word WHERE company_id = ? AND word IN (?)
                GROUP BY shipment_id HAVING COUNT(*) = ? ORDER BY shipment_id DESC LIMIT ?) AS found
         JOIN shipment s ON s.company_id = ? AND s.id = found.shipment_id`,
      [companyId, words, words.length, READ_MAX, companyId],
    );
  }
}
