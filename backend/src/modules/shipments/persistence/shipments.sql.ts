import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../kernel/codes.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';
import { SHIPMENT_BODY } from './stored-shipment.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import type { TrackedColumns } from '../tracking/tracked-columns.js';
import type { ShipmentEventEntity } from '../tracking/persistence/shipment-event.entity.js';

/** A row of `shipment`. */
export interface ShipmentRow {
  companyId: string;
  id: string;
  number: string;
  quoteId: string;
  offerId: string;
  carrierId: string;
  scac: string;
  carrierName: string;
  carrierDemo: boolean;
  mode: string;
  status: ShipmentStatus;
  bolNumber: string;
  proNumber: string | null;
  originName: string;
  originCity: string;
  originState: string;
  originPostalCode: string;
  destinationName: string;
  destinationCity: string;
  destinationState: string;
  destinationPostalCode: string;
  /** Local date at the origin. */
  pickupOn: string;
  /** Local date at the destination. */
  estimatedDeliveryOn: string | null;
  handlingUnitCount: number;
  /** Whole pounds. */
  totalWeight: number;
  /** Minor units. */
  total: number;
  currency: Currency;
  body: ShipmentBody;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What a shipment shows of an event. */
export type ShipmentEventRow = Pick<
  ShipmentEventEntity,
  'id' | 'type' | 'occurredAt' | 'timeZone' | 'receivedAt' | 'source'
>;

/** What a list shows of a row of `shipment`. */
export type ShipmentSummaryRow = Omit<
  ShipmentRow,
  'companyId' | 'quoteId' | 'offerId' | 'carrierId' | 'body' | 'createdBy' | 'updatedAt'
>;

/** Columns of `ShipmentSummaryRow`. */
export const SUMMARY_COLUMNS = `id, number, scac, carrier_name AS carrierName, carrier_demo AS carrierDemo, mode, status, bol_number AS bolNumber, pro_number AS proNumber,
  origin_name AS originName, origin_city AS originCity, origin_state AS originState, origin_postal_code AS originPostalCode, destination_name AS destinationName,
  destination_city AS destinationCity, destination_state AS destinationState, destination_postal_code AS destinationPostalCode, pickup_on AS pickupOn,
  estimated_delivery_on AS estimatedDeliveryOn, handling_unit_count AS handlingUnitCount, total_weight AS totalWeight, total, currency, created_at AS createdAt`;

/** Everything of a row but the body. */
export const SHIPMENT_COLUMNS = `${SUMMARY_COLUMNS}, company_id AS companyId, quote_id AS quoteId, offer_id AS offerId, carrier_id AS carrierId, created_by AS createdBy,
  updated_at AS updatedAt`;

@Injectable()
export class ShipmentsRepository {
  constructor(private readonly database: Database) {}

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

  /** Stores a shipment with what tracking knows of it. */
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
      row.estimatedDeliveryOn,
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
         pickup_on, estimated_delivery_on, promised_on, handling_unit_count, total_weight, total, currency, body, created_by, created_at, updated_at, ${names.join(', ')})
       VALUES (${values.map(() => '?').join(', ')})`,
      values,
    );
  }
}
