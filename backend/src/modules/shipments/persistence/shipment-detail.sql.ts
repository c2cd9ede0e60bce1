import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { PAGE_SIZE_MAX } from '../../../platform/http/paging/page.js';
import { CARRIER_SETTINGS_COLUMN, readTracked, type TrackedShipmentRow } from './shipment-changes.sql.js';
import { SHIPMENT_COLUMNS, type ShipmentEventRow, type ShipmentRow } from './shipments.sql.js';
import type { TenderEntity } from '../tender/persistence/tender.entity.js';
import { PROGRESS_COLUMNS } from '../tracking/shipment-progress.js';

/** A shipment with its newest tender and the due version of the bill of lading. */
export interface ShipmentDetailRow
  extends TrackedShipmentRow, Pick<TenderEntity, 'tries' | 'connectionId' | 'carrierConfirmation' | 'pickupNumber'> {
  /** Null without a tender. */
  tenderState: TenderEntity['state'] | null;
  dueVersion: number;
}

/** Parameters: (companyId, id), once per joined subquery and once for the shipment. */
export const SHIPMENT_IN_FULL = `SELECT ${SHIPMENT_COLUMNS}, ${PROGRESS_COLUMNS}, tracking, body, version, ${CARRIER_SETTINGS_COLUMN}, tenderState, tries, connectionId, carrierConfirmation, pickupNumber, COALESCE(revision, 1) AS dueVersion
  FROM shipment
  LEFT JOIN (SELECT state AS tenderState, tries, connection_id AS connectionId, carrier_confirmation AS carrierConfirmation, pickup_number AS pickupNumber FROM tender
    WHERE company_id = ? AND shipment_id = ? ORDER BY number DESC LIMIT 1) AS newest_tender ON TRUE
  LEFT JOIN (SELECT MAX(version) AS revision FROM bol_revision WHERE company_id = ? AND shipment_id = ?) AS newest_revision ON TRUE
  WHERE company_id = ? AND id = ?`;

@Injectable()
export class ShipmentsQueries {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async detail(companyId: string, id: string): Promise<ShipmentDetailRow> {
    const [row] = await this.database.queryPrepared<ShipmentDetailRow>(SHIPMENT_IN_FULL, [
      companyId,
      id,
      companyId,
      id,
      companyId,
      id,
    ]);
    if (row === undefined) throw new NotFound();
    return readTracked(row);
  }

  /** Id of a shipment by its number, such as S-000317. @throws NotFound */
  async idOf(companyId: string, number: string): Promise<string> {
    const [row] = await this.database.query<Pick<ShipmentRow, 'id'>>(
      'SELECT id FROM shipment WHERE company_id = ? AND number = ?',
      [companyId, number],
    );
    if (row === undefined) throw new NotFound();
    return row.id;
  }

  /** The newest 100 events. */
  events({ companyId, id }: Pick<ShipmentRow, 'companyId' | 'id'>): Promise<ShipmentEventRow[]> {
    return this.database.queryPrepared<ShipmentEventRow>(
      `SELECT id, type, occurred_at AS occurredAt, time_zone AS timeZone, received_at AS receivedAt, source
       FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [companyId, id, PAGE_SIZE_MAX],
    );
  }
}
