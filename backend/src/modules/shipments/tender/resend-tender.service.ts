import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { notBookedByYou, notTenderable } from './tender.errors.js';
import { TENDER_DUE } from './tender.events.js';
import { isOpenForNext } from './tender-state.js';

/** Sends the newest tender again to the same carrier, for example after its address was corrected. */
@Injectable()
export class ResendTenderService {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** @throws NotFound; DomainError FORBIDDEN (403); Conflict NOT_TENDERABLE unless the tender has failed, or was emailed without an answer */
  async resend({ companyId, userId, role }: Actor, shipmentId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      if (role === 'booker' && shipment.createdBy !== userId) throw notBookedByYou();
      const newest = await this.tenders.lockNewest(tx, companyId, shipmentId);
      const canResend = newest?.state === 'failed' || (newest?.state === 'sent' && newest.connectionId === null);
      if (newest === null || !canResend || !isOpenForNext(shipment.status, newest.state))
        throw notTenderable(shipment.status);
      await this.tenders.reopen(tx, newest);
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'shipment.tender_resent',
        subject: shipmentId,
        details: { scac: newest.scac },
      });
      const payload = { shipmentId, tenderId: newest.id, resent: newest.tries };
      await this.outbox.add(tx, { companyId, topic: TENDER_DUE, payload });
    });
  }
}
