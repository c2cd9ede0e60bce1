import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../../kernel/time/local-date.js';
import { toSafeInteger } from '../../../../../platform/database/columns.js';
import { columnsOf } from '../../../../../platform/database/columns-of.js';
import { Database } from '../../../../../platform/database/database.js';
import { ShipmentEntity } from '../../../persistence/shipment.entity.js';
import type { SuggestedCandidate } from '../domain/suggest-shipments.js';

const KEYS = [
  'id',
  'number',
  'scac',
  'carrierName',
  'proNumber',
  'bolNumber',
  'pickupOn',
  'originCity',
  'originState',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'totalWeight',
  'total',
  'currency',
] as const;
/** Shipments of the days before an invoice that are compared. */
const READ_MAX = 200;
const DAYS = 30;

type Row = Pick<SuggestedCandidate, (typeof KEYS)[number]> & { isInvoiced: number };

/** Shipments that can be those of unmatched invoices. */
@Injectable()
export class SuggestedShipments {
  constructor(private readonly database: Database) {}

  /** Ids of the carrier's shipments picked up in the 30 days before the invoice, the nearest first; of all carriers without a SCAC. */
  async pickedUpBefore(companyId: string, scac: string | null, on: string): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      `SELECT s.id FROM shipment s FORCE INDEX (ix_shipment_pickup)
        WHERE s.company_id = ? AND s.pickup_on BETWEEN ? AND ?${scac === null ? '' : ' AND s.scac = ?'}
        ORDER BY s.pickup_on DESC, s.id DESC LIMIT ${READ_MAX}`,
      [companyId, addDays(on, -DAYS), on, ...(scac === null ? [] : [scac])],
    );
    return rows.map(({ id }) => id);
  }

  /** In no order. */
  async get(companyId: string, ids: readonly string[]): Promise<SuggestedCandidate[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.read<Row>(
      `SELECT ${columnsOf(ShipmentEntity, 's', KEYS)}, EXISTS (SELECT 1 FROM carrier_invoice i
          WHERE i.company_id = s.company_id AND i.shipment_id = s.id AND i.status NOT IN ('rejected', 'replaced', 'withdrawn')) AS isInvoiced
         FROM shipment s WHERE s.company_id = ? AND s.id IN (?)`,
      [companyId, ids],
    );
    return rows.map((row) => ({ ...row, total: toSafeInteger(row.total), isInvoiced: Boolean(row.isInvoiced) }));
  }
}
