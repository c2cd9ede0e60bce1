import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import type { DocumentHoldDto } from './document-hold.dto.js';
import { DocumentHoldsRepository } from './persistence/document-holds.repository.js';
import { ExpiredDocumentsQueries } from './persistence/expired-documents.sql.js';

const NONE: DocumentHoldDto = { reason: null, placedAt: null };

/** Legal holds of shipments' documents. */
@Injectable()
export class DocumentHoldService {
  constructor(
    private readonly holds: DocumentHoldsRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly expired: ExpiredDocumentsQueries,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async get({ companyId }: Actor, shipmentId: string): Promise<DocumentHoldDto> {
    const [shipment, hold] = await Promise.all([
      this.shipments.find(companyId, shipmentId),
      this.holds.find(companyId, shipmentId),
    ]);
    if (shipment === null) throw new NotFound();
    return hold === null ? NONE : { reason: hold.reason, placedAt: hold.placedAt.toISOString() };
  }

  /** @throws NotFound */
  async place({ companyId, userId }: Actor, shipmentId: string, reason: string): Promise<DocumentHoldDto> {
    const placedAt = this.clock.now();
    await this.database.transaction(async (tx) => {
      if ((await this.expired.lockShipment(tx, { companyId, shipmentId })) === null) throw new NotFound();
      await this.holds.save(tx, { companyId, shipmentId, reason, placedBy: userId, placedAt });
      const entry = { action: 'document.hold_placed', subject: shipmentId, details: { reason } } as const;
      await this.audit.record(tx, { companyId, userId, ...entry });
    });
    return { reason, placedAt: placedAt.toISOString() };
  }

  /** @throws NotFound */
  async release({ companyId, userId }: Actor, shipmentId: string): Promise<DocumentHoldDto> {
    await this.database.transaction(async (tx) => {
      if ((await this.expired.lockShipment(tx, { companyId, shipmentId })) === null) throw new NotFound();
      if (await this.holds.remove(tx, companyId, shipmentId))
        await this.audit.record(tx, { companyId, userId, action: 'document.hold_released', subject: shipmentId });
    });
    return NONE;
  }
}
