import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { ArchivedEvents } from './archive/archived-events.js';
import { CancelService } from './cancel/cancel.service.js';
import { ShipmentDocuments } from './documents/shipment-documents.js';
import { ShipmentsQueries } from './persistence/shipment-detail.sql.js';
import type { ShipmentDto } from './shipments.dto.js';
import { presentShipment } from './shipments.presenter.js';
import { presentTenderSummary } from './tender/tender.presenter.js';

/** Composes the shipment page. */
@Injectable()
export class ShipmentDetailService {
  constructor(
    private readonly queries: ShipmentsQueries,
    private readonly cancellations: CancelService,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly archived: ArchivedEvents,
    private readonly clock: Clock,
  ) {}

  /** Documents only with `document.read`. @throws NotFound */
  async read(actor: Actor, id: string): Promise<ShipmentDto> {
    const row = await this.queries.detail(actor.companyId, id);
    const [events, documents] = await Promise.all([
      row.archived ? this.archived.of(actor.companyId, id) : this.queries.events(row),
      actor.permissions.has('document.read') ? this.shipmentDocuments.of(actor, id, row.dueVersion) : [],
    ]);
    return {
      ...presentShipment(actor, row, events, documents, this.clock.now()),
      version: row.version,
      tender: presentTenderSummary(row.tenderState === null ? null : { ...row, state: row.tenderState }),
      cancellation: this.cancellations.cancellationOf(actor, row),
    };
  }
}
