import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Conflict, DomainError } from '../../../../platform/http/problems/domain-error.js';
import { InboundDeliveries } from '../persistence/inbound-deliveries.sql.js';
import { isEventBatch } from './event-batch.messages.js';
import { EventIntake } from './event-intake.js';
import { readMessage } from './read-message.js';
import { type SignedDelivery, SignedDeliveries } from './signed-deliveries.js';
import type { DeliveryResult } from '../../domain/delivery-result.js';
import { msg } from '../../../../messages/message.js';

/** Receives deliveries of carriers. A body is parsed only after its signature is verified. */
@Injectable()
export class InboundEvents {
  constructor(
    private readonly signed: SignedDeliveries,
    private readonly deliveries: InboundDeliveries,
    private readonly intake: EventIntake,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SIGNATURE_INVALID, SIGNATURE_EXPIRED or BATCH_INVALID; Conflict DELIVERY_ID_REUSED */
  async take(delivery: SignedDelivery): Promise<DeliveryResult> {
    const { companyId, connectionId, carrierId } = await this.signed.verify(delivery);
    const { body } = delivery;
    const batch = readMessage(body, isEventBatch, batchInvalid);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const known = await this.deliveries.find(companyId, connectionId, batch.deliveryId);
    if (known !== null && known.sha256 !== sha256) throw deliveryIdReused();
    if (known !== null) return known.answer;
    const result = await this.intake.take({ companyId, connectionId, carrierId, source: 'carrier' }, batch.events);
    const answer = { deliveryId: batch.deliveryId, ...result };
    await this.deliveries.keep(
      { companyId, connectionId, deliveryId: batch.deliveryId, sha256, answer },
      this.clock.now(),
    );
    return answer;
  }
}

function batchInvalid(problem: string): DomainError {
  return new DomainError('BATCH_INVALID', 422, msg`This is not an EventBatch: ${{ problem }}.`);
}

/** A delivery id is bound to its body. */
function deliveryIdReused(): Conflict {
  return new Conflict('DELIVERY_ID_REUSED', msg`This delivery id was already used with another body.`);
}
