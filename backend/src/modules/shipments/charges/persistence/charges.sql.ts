import { Injectable } from '@nestjs/common';
import type { SqlRow } from '../../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { OFFER_BODY } from '../../../offers/index.js';
import type { ChargeLine } from '../../../rating/index.js';
import type { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { SHIPMENT_BODY } from '../../persistence/stored-shipment.js';

/** Charges fixed by the offer or by the booking. */
export interface FixedCharges {
  fixedAt: Date;
  /** Minor units. */
  total: number;
  lines: ChargeLine[];
}

/** Charges of a shipment by stage. An offer is booked in the currency of the quote. */
export interface ShipmentCharges extends Pick<ShipmentEntity, 'currency'> {
  quoted: FixedCharges;
  booked: FixedCharges;
}

/** Totals in minor units; charges as JSON. */
interface ChargesRow extends SqlRow<ShipmentEntity, 'currency' | 'createdAt'> {
  total: unknown;
  body: unknown;
  quotedTotal: unknown;
  quotedBody: unknown;
  quotedAt: Date;
}

/** Charges of a booking. */
export type BookedCharges = Pick<ShipmentCharges, 'currency'> & Omit<FixedCharges, 'fixedAt'>;

type BookedRow = SqlRow<ShipmentEntity, 'id' | 'currency'> & { total: unknown; body: unknown };

/** Reads the charges by stage (freight.md Annex A). */
@Injectable()
export class ChargesQueries {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async ofShipment(companyId: string, shipmentId: string): Promise<ShipmentCharges> {
    const [row] = await this.database.query<ChargesRow>(
      `SELECT s.total, s.currency, s.body, s.created_at AS createdAt, o.total AS quotedTotal, o.body AS quotedBody, o.created_at AS quotedAt
       FROM shipment s JOIN offer o ON o.company_id = s.company_id AND o.id = s.offer_id WHERE s.company_id = ? AND s.id = ?`,
      [companyId, shipmentId],
    );
    if (row === undefined) throw new NotFound();
    const { currency, total, body, createdAt, quotedTotal, quotedBody, quotedAt } = row;
    return {
      currency,
      quoted: { fixedAt: quotedAt, total: toSafeInteger(quotedTotal), lines: OFFER_BODY.read(quotedBody).lines },
      booked: { fixedAt: createdAt, total: toSafeInteger(total), lines: SHIPMENT_BODY.read(body).lines },
    };
  }

  /** What was booked, by shipment. */
  async booked(
    companyId: string,
    shipmentIds: readonly string[],
    tx?: Transaction,
  ): Promise<Map<string, BookedCharges>> {
    if (shipmentIds.length === 0) return new Map();
    const sql = 'SELECT id, total, currency, body FROM shipment WHERE company_id = ? AND id IN (?)';
    const params = [companyId, shipmentIds];
    const rows =
      tx === undefined ? await this.database.query<BookedRow>(sql, params) : await tx.query<BookedRow[]>(sql, params);
    return new Map(
      rows.map(({ id, currency, total, body }) => [
        id,
        { currency, total: toSafeInteger(total), lines: SHIPMENT_BODY.read(body).lines },
      ]),
    );
  }
}
