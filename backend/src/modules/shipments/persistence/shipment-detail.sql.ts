import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { PAGE_SIZE_MAX } from '../../../platform/http/paging/page.js';
import { CancelService } from '../cancel/cancel.service.js';
import { readTracked, type TrackedShipmentRow } from './shipment-changes.sql.js';
import { SHIPMENT_COLUMNS, type ShipmentEventRow, type ShipmentRow } from './shipments.sql.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import type { ShipmentDto } from '../shipments.dto.js';
import type { TenderEntity } from '../tender/persistence/tender.entity.js';
import { presentTenderSummary } from '../tender/tender.presenter.js';
import { presentShipment } from '../shipments.presenter.js';
import { PROGRESS_COLUMNS } from '../tracking/shipment-progress.js';

/** A shipment with its newest tender and the due version of the bill of lading. */
interface DetailRow extends TrackedShipmentRow, Pick<TenderEntity, 'carrierConfirmation' | 'pickupNumber'> {
  /** Null without a tender. */
  tenderState: TenderEntity['state'] | null;
  dueVersion: number;
}

/** Parameters: (companyId, id), once per joined subquery and once for the shipment. */
export const SHIPMENT_IN_FULL = `SELECT ${SHIPMENT_COLUMNS}, ${PROGRESS_COLUMNS}, tracking, body, version, tenderState, carrierConfirmation, pickupNumber, COALESCE(revision, 1) AS dueVersion
  FROM shipment
  LEFT JOIN (SELECT state AS tenderState, carrier_confirmation AS carrierConfirmation, pickup_number AS pickupNumber FROM tender
    WHERE company_id = ? AND shipment_id = ? ORDER BY number DESC LIMIT 1) AS newest_tender ON TRUE
  LEFT JOIN (SELECT MAX(version) AS revision FROM bol_revision WHERE company_id = ? AND shipment_id = ?) AS newest_revision ON TRUE
  WHERE company_id = ? AND id = ?`;

@Injectable()
export class ShipmentsQueries {
  constructor(
    private readonly database: Database,
    private readonly cancellations: CancelService,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async detail(actor: Actor, id: string): Promise<ShipmentDto> {
    const row = await this.find(actor.companyId, id);
    if (row === null) throw new NotFound();
    const [events, documents] = await Promise.all([
      this.events(row),
      actor.permissions.has('document.read') ? this.shipmentDocuments.of(actor, id, row.dueVersion) : [],
    ]);
    return {
      ...presentShipment(actor, row, events, documents, this.clock.now()),
      version: row.version,
      tender: presentTenderSummary(row.tenderState === null ? null : { ...row, state: row.tenderState }),
      cancellation: this.cancellations.cancellationOf(actor, row),
    };
  }

  private async find(companyId: string, id: string): Promise<DetailRow | null> {
    const [row] = await this.database.queryPrepared<DetailRow>(SHIPMENT_IN_FULL, [
      companyId,
      id,
      companyId,
      id,
      companyId,
      id,
    ]);
    return row === undefined ? null : readTracked(row);
  }

  private events({ companyId, id }: ShipmentRow): Promise<ShipmentEventRow[]> {
    return this.database.queryPrepared<ShipmentEventRow>(
      `SELECT id, type, occurred_at AS occurredAt, time_zone AS timeZone, received_at AS receivedAt, source
       FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [companyId, id, PAGE_SIZE_MAX],
    );
  }
}
