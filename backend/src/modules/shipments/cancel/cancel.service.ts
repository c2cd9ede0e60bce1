import { readerText } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import type { Money } from '../../../kernel/money/money.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Conflict, DomainError, NotFound } from '../../../platform/http/problems/domain-error.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { CurrentTender } from '../tender/current-tender.js';
import { notBookedByYou } from '../tender/tender.errors.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { CancellationDto, CancelShipmentDto } from './cancel.dto.js';
import { type CancellationTerms, cancellationTerms } from './cancellation.js';
import { msg, type Message } from '../../../messages/message.js';

/** Cancels shipments within the rules of stage and role. */
@Injectable()
export class CancelService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly tender: CurrentTender,
    private readonly log: ShipmentLog,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The current cancellation terms for the user. */
  cancellationOf(actor: Actor, shipment: VersionedShipment): CancellationDto {
    const { stage, fee, text } = this.termsOf(shipment);
    const possible = stage !== 'too_late' && stage !== 'ended';
    return {
      allowed: possible && actor.permissions.has('quote.book') && refusal(actor, shipment, stage) === null,
      stage,
      fee: actor.permissions.has('price.read') ? fee : null,
      text: readerText(text),
    };
  }

  /** No effect on a cancelled shipment. @throws NotFound; DomainError FORBIDDEN (403); Conflict CANCEL_TOO_LATE, CANCEL_FEE */
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
    await this.tender.withdraw(tx, shipment, reason);
    await this.log.append(tx, { companyId, shipmentId }, [
      {
        type: 'cancelled',
        source: 'member',
        actorId: userId,
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

  private termsOf(shipment: VersionedShipment): CancellationTerms {
    return cancellationTerms(shipment, shipment.pickupOn === localMoment(this.clock.now(), pickupZone(shipment)).on);
  }
}

/** Why the user cannot cancel at this stage (freight.md §3.2 and §6.2). */
function refusal({ role, userId, permissions }: Actor, { createdBy }: ShipmentRow, stage: CancellationTerms['stage']) {
  if (role === 'booker' && createdBy !== userId) return notBookedByYou();
  return stage === 'at_pickup' && !permissions.has('company.manage') ? managerNeeded() : null;
}

/** The carrier has the freight. */
function cancelTooLate(text: Message): Conflict {
  return new Conflict('CANCEL_TOO_LATE', text);
}

/** The user has not accepted the cancellation fee, or accepted another amount. The shipment was not cancelled. */
function feeNotAccepted(fee: Money): Conflict {
  return new Conflict(
    'CANCEL_FEE',
    msg`The carrier may charge about ${{ fee }}. Nothing was canceled. Accept the fee to cancel.`,
    { fee },
  );
}

/** Once the driver is en route, only managers can cancel. */
function managerNeeded(): DomainError {
  return new DomainError('FORBIDDEN', 403, msg`The driver is on the way or at the dock. Ask a manager to cancel.`);
}
