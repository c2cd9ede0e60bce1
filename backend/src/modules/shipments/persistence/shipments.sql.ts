import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';
import { ShipmentEntity } from './shipment.entity.js';
import { SHIPMENT_BODY } from './stored-shipment.js';
import type { TrackedColumns } from '../tracking/tracked-columns.js';
import type { ShipmentEventEntity } from '../tracking/persistence/shipment-event.entity.js';

/** Properties of a shipment in lists. */
const SUMMARY_KEYS = [
  'id',
  'number',
  'scac',
  'carrierName',
  'carrierDemo',
  'mode',
  'status',
  'bolNumber',
  'proNumber',
  'originName',
  'originCity',
  'originState',
  'originPostalCode',
  'destinationName',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'pickupOn',
  'estimatedDeliveryOn',
  'earliestDeliveryOn',
  'latestDeliveryOn',
  'handlingUnitCount',
  'totalWeight',
  'total',
  'currency',
  'createdAt',
] as const;
const OTHER_KEYS = ['companyId', 'quoteId', 'offerId', 'carrierId', 'createdBy', 'updatedAt'] as const;

export type ShipmentSummaryRow = Pick<ShipmentEntity, (typeof SUMMARY_KEYS)[number]>;
/** A shipment without the projected columns, except the status. */
export type ShipmentRow = ShipmentSummaryRow & Pick<ShipmentEntity, (typeof OTHER_KEYS)[number] | 'body'>;

/** Columns of an event as shown with a shipment. */
export type ShipmentEventRow = Pick<
  ShipmentEventEntity,
  'id' | 'type' | 'occurredAt' | 'timeZone' | 'receivedAt' | 'source'
>;

/** Columns of `ShipmentSummaryRow` in `shipment`, without an alias. */
export const SUMMARY_COLUMNS = columnsOf(ShipmentEntity, 'shipment', SUMMARY_KEYS);

/** Columns of `ShipmentRow` except the body. */
export const SHIPMENT_COLUMNS = columnsOf(ShipmentEntity, 'shipment', [...SUMMARY_KEYS, ...OTHER_KEYS]);

@Injectable()
export class ShipmentsRepository {
  constructor(private readonly database: Database) {}

  async any(companyId: string): Promise<boolean> {
    return (await this.database.query('SELECT id FROM shipment WHERE company_id = ? LIMIT 1', [companyId])).length > 0;
  }

  async find(companyId: string, id: string): Promise<ShipmentRow | null> {
    const rows = await this.database.query<ShipmentRow>(
      `SELECT ${SHIPMENT_COLUMNS}, body FROM shipment WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    const row = rows[0];
    return row === undefined
      ? null
      : {
          ...row,
          carrierDemo: Boolean(row.carrierDemo),
          total: toSafeInteger(row.total),
          body: SHIPMENT_BODY.read(row.body),
        };
  }

  /** Inserts a shipment with its initial tracking state. */
  async insert(tx: Transaction, row: ShipmentRow, { status, ...tracked }: TrackedColumns): Promise<void> {
    const names = Object.keys(tracked);
    const values = [
      row.companyId,
      row.id,
      row.number,
      row.quoteId,
      row.offerId,
      row.carrierId,
      row.scac,
      row.carrierName,
      row.carrierDemo,
      row.mode,
      status,
      row.bolNumber,
      row.proNumber,
      row.originName,
      row.originCity,
      row.originState,
      row.originPostalCode,
      row.destinationName,
      row.destinationCity,
      row.destinationState,
      row.destinationPostalCode,
      row.pickupOn,
      row.estimatedDeliveryOn,
      row.earliestDeliveryOn,
      row.latestDeliveryOn,
      row.latestDeliveryOn ?? row.estimatedDeliveryOn,
      row.handlingUnitCount,
      row.totalWeight,
      row.total,
      row.currency,
      JSON.stringify(SHIPMENT_BODY.write(row.body)),
      row.createdBy,
      row.createdAt,
      row.updatedAt,
      ...Object.values(tracked),
    ];
    await queryPrepared(
      tx,
      `INSERT INTO shipment (company_id, id, number, quote_id, offer_id, carrier_id, scac, carrier_name, carrier_demo, mode, status, bol_number, pro_number,
         origin_name, origin_city, origin_state, origin_postal_code, destination_name, destination_city, destination_state, destination_postal_code,
         pickup_on, estimated_delivery_on, earliest_delivery_on, latest_delivery_on, promised_on, handling_unit_count, total_weight, total, currency, body, created_by, created_at, updated_at, ${names.join(', ')})
       VALUES (${values.map(() => '?').join(', ')})`,
      values,
    );
  }
}
