import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { PAGE_SIZE_MAX } from '../../platform/http/paged-query.dto.js';
import { CancelService } from './cancel/cancel.service.js';
import { ShipmentChangesRepository } from './persistence/shipment-changes.repository.js';
import type { ShipmentEventRow, ShipmentRow } from './persistence/shipments.repository.js';
import { ShipmentPapers } from './papers/shipment-papers.js';
import type { ShipmentDto } from './shipments.dto.js';
import { TendersRepository } from './tender/persistence/tenders.repository.js';
import { presentTenderSummary } from './tender/tender.presenter.js';
import { presentShipment } from './shipments.presenter.js';

/** Reads one shipment. */
@Injectable()
export class ShipmentsQueries {
  constructor(
    private readonly database: Database,
    private readonly shipments: ShipmentChangesRepository,
    private readonly tenders: TendersRepository,
    private readonly cancellations: CancelService,
    private readonly papers: ShipmentPapers,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async detail(actor: Actor, id: string): Promise<ShipmentDto> {
    const row = await this.shipments.find(actor.companyId, id);
    if (row === null) throw new NotFound();
    const [tender, events, documents] = await Promise.all([this.tenders.newest(actor.companyId, id), this.events(row), actor.permissions.has('document.read') ? this.papers.of(actor, row.id) : []]);
    return {
      ...presentShipment(actor, row, events, documents, this.clock.now()),
      version: row.version,
      tender: presentTenderSummary(tender),
      cancellation: this.cancellations.cancellationOf(actor, row),
    };
  }

  private events({ companyId, id }: ShipmentRow): Promise<ShipmentEventRow[]> {
    return this.database.query<ShipmentEventRow>(
      `SELECT id, type, occurred_at AS occurredAt, time_zone AS timeZone, received_at AS receivedAt, source
       FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [companyId, id, PAGE_SIZE_MAX],
    );
  }
}
