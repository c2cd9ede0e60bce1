import { Injectable } from '@nestjs/common';
import type { SqlRow } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import type { ShipmentEntity } from '../../persistence/shipment.entity.js';

/** When the freight of a claim was moved. */
export type ClaimedFreight = SqlRow<ShipmentEntity, 'pickedUpAt' | 'deliveredAt'> & {
  /** Local date on which it is or was due at the latest; null if unknown. */
  expectedOn: string | null;
};

/** Shipments as claims need them. */
@Injectable()
export class ClaimShipments {
  constructor(private readonly database: Database) {}

  async find(companyId: string, shipmentId: string): Promise<ClaimedFreight | null> {
    const [row] = await this.database.query<ClaimedFreight>(
      `SELECT picked_up_at AS pickedUpAt, delivered_at AS deliveredAt,
              COALESCE(promised_on, latest_delivery_on, estimated_delivery_on) AS expectedOn
         FROM shipment WHERE company_id = ? AND id = ?`,
      [companyId, shipmentId],
    );
    return row ?? null;
  }
}
