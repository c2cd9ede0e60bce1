import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../../platform/database/database.js';
import { NotFound } from '../../../../../platform/http/problems/domain-error.js';
import type { ShipmentEntity } from '../../../persistence/shipment.entity.js';

/** What an invoice has of its shipment. */
export type BilledShipment = Pick<ShipmentEntity, 'scac' | 'carrierName' | 'proNumber' | 'bolNumber' | 'number'>;

/** Reads shipments for their invoices. */
@Injectable()
export class BilledShipments {
  /** @throws NotFound */
  async get(tx: Transaction, companyId: string, id: string): Promise<BilledShipment> {
    const row = (await this.all(tx, companyId, [id])).get(id);
    if (row === undefined) throw new NotFound();
    return row;
  }

  /** By id; without those that do not exist. */
  async all(tx: Transaction, companyId: string, ids: readonly string[]): Promise<Map<string, BilledShipment>> {
    if (ids.length === 0) return new Map();
    const rows = await tx.query<(BilledShipment & Pick<ShipmentEntity, 'id'>)[]>(
      `SELECT id, scac, carrier_name AS carrierName, pro_number AS proNumber, bol_number AS bolNumber, number
         FROM shipment WHERE company_id = ? AND id IN (?)`,
      [companyId, ids],
    );
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  }
}
