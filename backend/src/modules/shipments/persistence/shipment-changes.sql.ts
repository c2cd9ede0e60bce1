import { Injectable } from '@nestjs/common';
import type { CarrierSettings } from '../../../kernel/carrier-settings.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { readCarrierSettings } from '../../carriers/index.js';
import { PROGRESS_COLUMNS, type ShipmentProgress } from '../tracking/shipment-progress.js';
import type { StoredTracking } from '../tracking/tracked-columns.js';
import { SHIPMENT_BODY, SHIPMENT_TRACKING } from './stored-shipment.js';
import { replaceTerms } from './shipment-terms.sql.js';
import { SHIPMENT_COLUMNS, type ShipmentRow } from './shipments.sql.js';

/** A shipment with its version for optimistic locking. */
export interface VersionedShipment extends ShipmentRow {
  version: number;
  /** Current settings of its carrier. */
  carrierSettings: CarrierSettings;
}

/** A shipment with its stored tracking state. */
export interface TrackedShipmentRow extends VersionedShipment, ShipmentProgress {
  /** Null before the first projection. */
  tracking: StoredTracking | null;
}

/** Promised delivery: the expected date and the sold range. */
export type DeliveryDates = Pick<ShipmentRow, 'estimatedDeliveryOn' | 'earliestDeliveryOn' | 'latestDeliveryOn'>;

/** Columns that a tender to another offer changes. */
export type CarrierOfShipment = Pick<
  ShipmentRow,
  | 'offerId'
  | 'carrierId'
  | 'scac'
  | 'carrierName'
  | 'carrierDemo'
  | 'mode'
  | 'proNumber'
  | 'estimatedDeliveryOn'
  | 'earliestDeliveryOn'
  | 'latestDeliveryOn'
  | 'total'
  | 'currency'
  | 'body'
>;

/** The settings of the carrier of `shipment`, JSON. */
export const CARRIER_SETTINGS_COLUMN =
  '(SELECT settings FROM carrier WHERE carrier.company_id = shipment.company_id AND carrier.id = shipment.carrier_id) AS carrierSettings';

/** Changes of booked details; each increments the version. */
@Injectable()
export class ShipmentChangesRepository {
  constructor(private readonly database: Database) {}

  async find(companyId: string, id: string): Promise<TrackedShipmentRow | null> {
    const [row] = await this.database.queryPrepared<TrackedShipmentRow>(
      `SELECT ${SHIPMENT_COLUMNS}, ${PROGRESS_COLUMNS}, tracking, body, version, ${CARRIER_SETTINGS_COLUMN} FROM shipment WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row === undefined ? null : readTracked(row);
  }

  /** The shipment, locked until the transaction ends. */
  async lock(tx: Transaction, companyId: string, id: string): Promise<VersionedShipment | null> {
    const [row] = await tx.query<VersionedShipment[]>(
      `SELECT ${SHIPMENT_COLUMNS}, body, version, ${CARRIER_SETTINGS_COLUMN} FROM shipment WHERE company_id = ? AND id = ? FOR UPDATE`,
      [companyId, id],
    );
    return row === undefined ? null : readShipment(row);
  }

  /** Assigns a locked shipment to another carrier and price. */
  async changeCarrier(tx: Transaction, row: ShipmentRow, to: CarrierOfShipment, now: Date): Promise<void> {
    const { companyId, id } = row;
    await tx.query(
      `UPDATE shipment SET offer_id = ?, carrier_id = ?, scac = ?, carrier_name = ?, carrier_demo = ?, mode = ?, pro_number = ?, estimated_delivery_on = ?, earliest_delivery_on = ?, latest_delivery_on = ?, promised_on = ?,
         total = ?, currency = ?, body = ?, version = version + 1, updated_at = ? WHERE company_id = ? AND id = ?`,
      [
        to.offerId,
        to.carrierId,
        to.scac,
        to.carrierName,
        to.carrierDemo,
        to.mode,
        to.proNumber,
        ...deliveryValues(to),
        to.total,
        to.currency,
        JSON.stringify(SHIPMENT_BODY.write(to.body)),
        now,
        companyId,
        id,
      ],
    );
    await replaceTerms(tx, { ...row, ...to });
  }

  /** Changes a locked shipment. */
  async change(
    tx: Transaction,
    row: ShipmentRow,
    to: Pick<ShipmentRow, 'pickupOn' | 'proNumber' | 'body'> & DeliveryDates,
    now: Date,
  ): Promise<void> {
    const { companyId, id } = row;
    await tx.query(
      `UPDATE shipment SET pickup_on = ?, pro_number = ?, estimated_delivery_on = ?, earliest_delivery_on = ?, latest_delivery_on = ?, promised_on = ?, body = ?, version = version + 1, updated_at = ?
         WHERE company_id = ? AND id = ?`,
      [
        to.pickupOn,
        to.proNumber,
        ...deliveryValues(to),
        JSON.stringify(SHIPMENT_BODY.write(to.body)),
        now,
        companyId,
        id,
      ],
    );
    await replaceTerms(tx, { ...row, ...to });
  }

  /** Stores the carrier's PRO number unless the shipment has one. */
  async givePro(tx: Transaction, row: ShipmentRow, proNumber: string): Promise<void> {
    const { companyId, id } = row;
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE shipment SET pro_number = ? WHERE company_id = ? AND id = ? AND pro_number IS NULL',
      [proNumber, companyId, id],
    );
    if (affectedRows === 1) await replaceTerms(tx, { ...row, proNumber });
  }

  /** Stores the PRO number that the carrier gave instead of an earlier one. The caller has locked the shipment. */
  async replacePro(tx: Transaction, row: ShipmentRow, proNumber: string): Promise<void> {
    const { companyId, id } = row;
    await tx.query('UPDATE shipment SET pro_number = ? WHERE company_id = ? AND id = ?', [proNumber, companyId, id]);
    await replaceTerms(tx, { ...row, proNumber });
  }
}

/** Values of the four columns of promised delivery; the last one is the last promised date. */
function deliveryValues({ estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn }: DeliveryDates) {
  return [estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn, latestDeliveryOn ?? estimatedDeliveryOn];
}

/** A row of `shipment` with parsed JSON and numbers. */
export function readTracked<Row extends TrackedShipmentRow>(row: Row): Row {
  return { ...readShipment(row), tracking: row.tracking === null ? null : SHIPMENT_TRACKING.read(row.tracking) };
}

function readShipment<Row extends VersionedShipment>(row: Row): Row {
  return {
    ...row,
    carrierDemo: Boolean(row.carrierDemo),
    total: toSafeInteger(row.total),
    body: SHIPMENT_BODY.read(row.body),
    carrierSettings: readCarrierSettings(row.carrierSettings ?? null),
  };
}
