import { Injectable } from '@nestjs/common';
import { toSafeInteger } from '../../../../../platform/database/columns.js';
import { Database } from '../../../../../platform/database/database.js';
import { NotFound } from '../../../../../platform/http/problems/domain-error.js';
import { OFFER_BODY, type OfferEntity } from '../../../../offers/index.js';
import type { Offer } from '../../../../rating/index.js';
import type { ShipmentBody } from '../../../domain/shipment-body.js';
import type { ShipmentEntity } from '../../../persistence/shipment.entity.js';
import { SHIPMENT_BODY } from '../../../persistence/stored-shipment.js';

/** A booking with the offer that it was priced by. */
export interface BookedRating extends Pick<ShipmentEntity, 'mode' | 'total' | 'currency'> {
  body: ShipmentBody;
  offer: { tariffId: OfferEntity['tariffId']; body: Offer };
}

type Row = Pick<ShipmentEntity, 'mode' | 'currency'> & {
  total: string;
  body: unknown;
  tariffId: OfferEntity['tariffId'];
  offerBody: unknown;
};

/** Reads bookings with their offers. */
@Injectable()
export class BookedRatings {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async get(companyId: string, shipmentId: string): Promise<BookedRating> {
    const [row] = await this.database.query<Row>(
      `SELECT s.mode, s.total, s.currency, s.body, o.tariff_id AS tariffId, o.body AS offerBody
         FROM shipment s JOIN offer o ON o.company_id = s.company_id AND o.id = s.offer_id WHERE s.company_id = ? AND s.id = ?`,
      [companyId, shipmentId],
    );
    if (row === undefined) throw new NotFound();
    const { mode, currency, total, body, tariffId, offerBody } = row;
    return {
      mode,
      currency,
      total: toSafeInteger(total),
      body: SHIPMENT_BODY.read(body),
      offer: { tariffId, body: OFFER_BODY.read(offerBody) },
    };
  }
}
