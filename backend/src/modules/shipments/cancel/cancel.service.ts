import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { TendersRepository } from '../tender/persistence/tenders.repository.js';
import { notYours } from '../tender/tender.errors.js';
import { CARRIER_NOTICE_DUE } from '../tender/tender.events.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { CancellationDto, CancelShipmentDto } from './cancel.dto.js';
import { cancelTooLate, feeNotAccepted, managerNeeded } from './cancel.errors.js';
import { type CancellationTerms, cancellationTerms } from './cancellation.js';

/** Gives shipments up, as the stage and the person's role allow. */
@Injectable()
export class CancelService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly tenders: TendersRepository,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What cancelling would mean for the person now. */
  cancellationOf(actor: Actor, shipment: ShipmentRow): CancellationDto {
    const { stage, fee, text } = this.termsOf(shipment);
    const possible = stage !== 'too_late' && stage !== 'ended';
    return {
      allowed: possible && actor.permissions.has('quote.book') && refusal(actor, shipment, stage) === null,
      stage,
      fee: actor.permissions.has('price.read') ? fee : null,
      text,
    };
  }

  /** Cancelling what is cancelled changes nothing. @throws NotFound; DomainError FORBIDDEN (403); Conflict CANCEL_TOO_LATE, CANCEL_FEE */
  async cancel(
    actor: Actor,
    shipmentId: string,
    { reason, acceptedFee = null }: CancelShipmentDto,
  ): Promise<CancellationDto> {
    const { companyId } = actor;
    await this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      if (shipment.status === 'cancelled') return;
      const { stage, fee, text } = this.termsOf(shipment);
      if (stage === 'too_late' || stage === 'ended') throw cancelTooLate(text);
      const refused = refusal(actor, shipment, stage);
      if (refused !== null) throw refused;
      if (fee !== null && (acceptedFee?.amount !== fee.amount || acceptedFee.currency !== fee.currency))
        throw feeNotAccepted(fee);
      await this.giveUp(tx, actor, shipment, reason, fee);
    });
    const cancelled = await this.shipments.find(companyId, shipmentId);
    if (cancelled === null) throw new NotFound();
    return this.cancellationOf(actor, cancelled);
  }

  private async giveUp(
    tx: Transaction,
    { companyId, userId }: Actor,
    shipment: ShipmentRow,
    reason: string,
    fee: CancellationTerms['fee'],
  ): Promise<void> {
    const { id: shipmentId } = shipment;
    const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (tender !== null && ['pending', 'sent', 'accepted'].includes(tender.state)) {
      await this.tenders.move(tx, tender, 'withdrawn', this.clock.now());
      await this.outbox.add(tx, {
        companyId,
        topic: CARRIER_NOTICE_DUE,
        payload: { shipmentId, tenderId: tender.id, notice: 'cancel', reason },
      });
    }
    await this.log.append(tx, { companyId, shipmentId }, [
      {
        type: 'cancelled',
        source: 'member',
        actorId: userId,
        occurredAt: this.clock.now(),
        timeZone: pickupZone(shipment),
        sourceKey: 'cancelled',
        reason,
      },
    ]);
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'shipment.cancelled',
      subject: shipmentId,
      details: { reason, fee: fee?.amount ?? 0 },
    });
  }

  private termsOf(shipment: ShipmentRow): CancellationTerms {
    return cancellationTerms(shipment, shipment.pickupOn === localMoment(this.clock.now(), pickupZone(shipment)).on);
  }
}

/** Why the person may not cancel at this stage (freight.md §3.2 and §6.2). */
function refusal({ role, userId, permissions }: Actor, { createdBy }: ShipmentRow, stage: CancellationTerms['stage']) {
  if (role === 'booker' && createdBy !== userId) return notYours();
  return stage === 'at_pickup' && !permissions.has('company.manage') ? managerNeeded() : null;
}
