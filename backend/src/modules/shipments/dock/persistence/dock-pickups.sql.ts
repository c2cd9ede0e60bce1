import { Injectable } from '@nestjs/common';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import { HandlingUnitLabelEntity } from '../../documents/persistence/handling-unit-label.entity.js';
import type { ShipmentBody } from '../../domain/shipment-body.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { SHIPMENT_BODY } from '../../persistence/stored-shipment.js';
import type { LoadingBody } from '../loading.js';
import { ShipmentLoadingEntity } from './shipment-loading.entity.js';
import { LOADING_BODY } from './stored-loading.js';

const KEYS = ['id', 'number', 'status', 'scac', 'carrierName', 'mode', 'bolNumber', 'proNumber', 'pickupOn'] as const;

/** A shipment with what the dock needs, without prices. */
export type DockPickupRow = Pick<ShipmentEntity, (typeof KEYS)[number]> & { body: ShipmentBody };
type StoredPickup = SqlRow<ShipmentEntity, (typeof KEYS)[number]> & { body: unknown };

/** The SSCC of a handling unit, numbered from 1 within its shipment. */
export type PickupLabel = Pick<HandlingUnitLabelEntity, 'shipmentId' | 'unitNumber' | 'sscc'>;
/** An entry of the dock. */
export type PickupLoading = Pick<ShipmentLoadingEntity, 'shipmentId' | 'loadedAt'> & { body: LoadingBody };

/** Labels per shipment in the list. Nobody scans more pallets of one truck. */
const LABELS_MAX = 200;

/** Pickups of a day. */
@Injectable()
export class DockPickupsQueries {
  constructor(private readonly database: Database) {}

  /** Shipments with this local pickup date, in the order of their ids, after an id. */
  async list(companyId: string, pickupOn: string, after: string, limit: number): Promise<DockPickupRow[]> {
    const rows = await this.database.query<StoredPickup>(
      `SELECT ${columnsOf(ShipmentEntity, 's', KEYS)}, s.body FROM shipment s FORCE INDEX (ix_shipment_pickup)
        WHERE s.company_id = ? AND s.pickup_on = ? AND s.id > ? ORDER BY s.id LIMIT ?`,
      [companyId, pickupOn, after, limit],
    );
    return rows.map((row) => ({ ...row, body: SHIPMENT_BODY.read(row.body) }));
  }

  labels(companyId: string, shipmentIds: readonly string[]): Promise<PickupLabel[]> {
    return this.database.query<PickupLabel>(
      `SELECT shipment_id AS shipmentId, unit_number AS unitNumber, sscc FROM handling_unit_label
        WHERE company_id = ? AND shipment_id IN (?) AND unit_number <= ? ORDER BY shipment_id, unit_number`,
      [companyId, shipmentIds, LABELS_MAX],
    );
  }

  /** Oldest first. */
  async loadings(companyId: string, shipmentIds: readonly string[]): Promise<PickupLoading[]> {
    const rows = await this.database.query<Omit<PickupLoading, 'body'> & { body: unknown }>(
      `SELECT shipment_id AS shipmentId, loaded_at AS loadedAt, body FROM shipment_loading
        WHERE company_id = ? AND shipment_id IN (?) ORDER BY shipment_id, loaded_at, id`,
      [companyId, shipmentIds],
    );
    return rows.map((row) => ({ ...row, body: LOADING_BODY.read(row.body) }));
  }
}
