import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { RetainedKinds } from '../../../documents/index.js';

/** A shipment of a company. */
export interface ShipmentKey {
  companyId: string;
  shipmentId: string;
}

/** Shipments with documents whose retention has ended. */
@Injectable()
export class ExpiredDocumentsQueries {
  constructor(private readonly database: Database) {}

  /** Shipments without a legal hold. Retention starts at delivery, or at the last change of freight that was never delivered. */
  async shipments(retained: readonly RetainedKinds[], limit: number): Promise<ShipmentKey[]> {
    const latest = new Date(Math.max(...retained.map(({ before }) => before.getTime())));
    const due = retained.map(
      ({ kinds }) =>
        `(d.kind IN (${kinds.map(() => '?').join(', ')}) AND d.created_at < ? AND COALESCE(s.delivered_at, s.updated_at) < ?)`,
    );
    return this.database.query<ShipmentKey>(
      `SELECT DISTINCT d.company_id AS companyId, d.shipment_id AS shipmentId
         FROM document d JOIN shipment s ON s.company_id = d.company_id AND s.id = d.shipment_id
         LEFT JOIN document_hold h ON h.company_id = d.company_id AND h.shipment_id = d.shipment_id
        WHERE d.created_at < ? AND h.shipment_id IS NULL AND (${due.join(' OR ')})
        ORDER BY d.company_id, d.shipment_id LIMIT ?`,
      [latest, ...retained.flatMap(({ kinds, before }) => [...kinds, before, before]), limit],
    );
  }

  /** Locks the shipment against changes of its documents and of its legal hold. Returns the start of retention; null if it does not exist. */
  async lockShipment(tx: Transaction, { companyId, shipmentId }: ShipmentKey): Promise<Date | null> {
    const [row] = await tx.query<{ since: Date }[]>(
      'SELECT COALESCE(delivered_at, updated_at) AS since FROM shipment WHERE company_id = ? AND id = ? FOR UPDATE',
      [companyId, shipmentId],
    );
    return row?.since ?? null;
  }
}
