import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import { type NewShipmentEvent, ShipmentLog } from '../tracking/shipment-log.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { pickupZone } from './tendered-shipment.js';
import { notBookedByYou, notTenderable } from './tender.errors.js';
import { CARRIER_NOTICE_DUE, TENDER_DUE } from './tender.events.js';
import { isOpenForNext } from './tender-state.js';

/** Text for the staff of a carrier that did not get a change. */
const CURRENT = 'The shipment is sent again as it is now.';

/** Sends the newest tender again to the same carrier, for example after its address was corrected, or a change that did not reach it. */
@Injectable()
export class ResendTenderService {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** @throws NotFound; DomainError FORBIDDEN (403); Conflict NOT_TENDERABLE unless the tender has failed, was emailed without an answer, or has an unsent change */
  async resend({ companyId, userId, role }: Actor, shipmentId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      if (role === 'booker' && shipment.createdBy !== userId) throw notBookedByYou();
      const newest = await this.tenders.lockNewest(tx, companyId, shipmentId);
      if (newest !== null && (await this.hasUnsentChange(companyId, shipmentId))) {
        const payload = { shipmentId, tenderId: newest.id, notice: 'change', reason: CURRENT, pickupChanged: true };
        await this.outbox.add(tx, { companyId, topic: CARRIER_NOTICE_DUE, payload });
        await this.recordResent(tx, { companyId, userId }, newest);
        return;
      }
      const canResend = newest?.state === 'failed' || (newest?.state === 'sent' && newest.connectionId === null);
      if (newest === null || !canResend || !isOpenForNext(shipment.status, newest))
        throw notTenderable(shipment.status);
      await this.tenders.reopen(tx, newest);
      await this.log.append(tx, { companyId, shipmentId }, [resentNote(shipment, newest, userId)]);
      await this.recordResent(tx, { companyId, userId }, newest);
      const payload = { shipmentId, tenderId: newest.id, resent: newest.tries };
      await this.outbox.add(tx, { companyId, topic: TENDER_DUE, payload });
    });
  }

  private async hasUnsentChange(companyId: string, shipmentId: string): Promise<boolean> {
    const tracking = (await this.shipments.find(companyId, shipmentId))?.tracking;
    return tracking?.active.includes('change_not_sent') ?? false;
  }

  private recordResent(
    tx: Transaction,
    { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
    { shipmentId, scac }: TenderEntity,
  ): Promise<void> {
    const action = 'shipment.tender_resent' as const;
    return this.audit.record(tx, { companyId, userId, action, subject: shipmentId, details: { scac } });
  }
}

/** The answer is awaited again, so it is no longer overdue. */
function resentNote(
  shipment: ShipmentRow,
  { id, tries, carrierName }: TenderEntity,
  actorId: string,
): NewShipmentEvent {
  return {
    type: 'note',
    source: 'member',
    timeZone: pickupZone(shipment),
    actorId,
    sourceKey: `${id}:resent:${tries}`,
    reason: english(msg`The tender is sent to ${{ carrier: carrierName }} again.`),
    data: { tenderOverdue: false },
  };
}
