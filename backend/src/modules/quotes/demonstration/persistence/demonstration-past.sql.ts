import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { moveOffersBack, moveOffersOfPickup } from '../../../offers/index.js';

const QUOTED_MS = 3_600_000;

/** Moves demonstration quotes into the past. */
@Injectable()
export class DemonstrationPast {
  constructor(private readonly database: Database) {}

  /** Moves all dates of a quote and its offers back by whole days, so that it is expired. */
  async moveBack(companyId: string, id: string, days: number): Promise<void> {
    await this.database.query(
      `UPDATE quote SET created_at = created_at - INTERVAL ${days} DAY, updated_at = updated_at - INTERVAL ${days} DAY,
         valid_until = valid_until - INTERVAL ${days} DAY WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    await moveOffersBack(this.database, companyId, id, days);
  }

  /** Moves a booked quote to an hour before its booking, with the pickup date of the shipment. */
  async quoteBefore(
    companyId: string,
    { id, request }: { id: string; request: { pickup: { on: string } } },
    { createdAt: bookedAt, pickupOn }: { createdAt: Date; pickupOn: string },
  ): Promise<void> {
    const createdAt = new Date(bookedAt.getTime() - QUOTED_MS);
    await this.database.query(
      `UPDATE quote SET created_at = ?, updated_at = ?, pickup_on = ?, request = JSON_SET(request, '$.pickup.on', ?) WHERE company_id = ? AND id = ?`,
      [createdAt, bookedAt, pickupOn, pickupOn, companyId, id],
    );
    await this.database.query(
      `UPDATE quote_event SET occurred_at = IF(type = 'booked', ?, ?) WHERE company_id = ? AND quote_id = ?`,
      [bookedAt, createdAt, companyId, id],
    );
    await moveOffersOfPickup(this.database, companyId, id, { createdAt, from: request.pickup.on, to: pickupOn });
  }
}
