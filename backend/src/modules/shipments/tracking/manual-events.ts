import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { MANAGER_EVENT_TYPES } from '../domain/manual-events.js';
import type { EventDetails } from '../domain/shipment-event.js';
import { PHASE, PHASE_OF } from '../domain/shipment-status.js';
import { ShipmentLogRepository, type TrackedShipment } from './persistence/shipment-log.sql.js';
import { type NewShipmentEvent, ShipmentLog } from './shipment-log.js';
import { Timeline } from './timeline.js';
import type { NewShipmentEventDto, TimelineDto } from './tracking.dto.js';
import { msg } from '../../../messages/message.js';

const MANAGERS: readonly string[] = ['owner', 'admin', 'manager'];
const AT_ORIGIN: readonly string[] = ['pickup_appointment', 'arrived_pickup', 'pickup_attempted', 'picked_up'];

/** Events that members enter, always with a reason. */
@Injectable()
export class ManualEvents {
  constructor(
    private readonly database: Database,
    private readonly log: ShipmentLog,
    private readonly repository: ShipmentLogRepository,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; ValidationFailed IN_FUTURE; DomainError MANAGERS_ONLY or NOT_DELIVERED */
  async add(actor: Actor, shipmentId: string, dto: NewShipmentEventDto): Promise<TimelineDto> {
    const { companyId, userId } = actor;
    const corrects = MANAGER_EVENT_TYPES.includes(dto.type);
    if (corrects && !MANAGERS.includes(actor.role)) throw managersOnly();
    if (new Date(dto.occurredAt) > this.clock.now()) throw inTheFuture();
    await this.database.transaction(async (tx) => {
      const [shipment] = await this.repository.lock(tx, companyId, [shipmentId]);
      if (shipment === undefined) throw new NotFound();
      requireDelivery(shipment, dto);
      const { added } = await this.log.append(tx, { companyId, shipmentId }, [this.eventOf(actor, shipment, dto)]);
      if (added > 0) await this.record(tx, companyId, userId, shipment, dto);
    });
    return this.timeline.of(actor, shipmentId);
  }

  /** A correction occurs now, whatever time it corrects. Otherwise it would sort before the event that it corrects. */
  private eventOf(
    { userId }: Actor,
    { terms }: TrackedShipment,
    { type, occurredAt, reason, place, etaOn, key }: NewShipmentEventDto,
  ): NewShipmentEvent {
    const corrects = type === 'delivery_time_corrected';
    const data: EventDetails = corrects
      ? { deliveredAt: new Date(occurredAt).toISOString() }
      : etaOn === undefined
        ? {}
        : { etaOn };
    return {
      type,
      occurredAt: corrects ? this.clock.now() : new Date(occurredAt),
      timeZone: AT_ORIGIN.includes(type) ? terms.originTimeZone : terms.destinationTimeZone,
      source: 'member',
      actorId: userId,
      sourceKey: key === undefined ? null : `member:${key}`,
      place: place ?? null,
      reason,
      data: { ...data },
    };
  }

  private record(
    tx: Transaction,
    companyId: string,
    userId: string,
    { id, tracking }: TrackedShipment,
    { type, occurredAt, reason }: NewShipmentEventDto,
  ): Promise<void> {
    if (!MANAGER_EVENT_TYPES.includes(type))
      return this.audit.record(tx, {
        companyId,
        userId,
        action: 'shipment.event_entered',
        subject: id,
        details: { event: type, occurredAt, reason },
      });
    const details = {
      event: type,
      before: tracking?.state.deliveredAt ?? null,
      after: type === 'delivery_time_corrected' ? occurredAt : null,
      reason,
    };
    return this.audit.record(tx, { companyId, userId, action: 'shipment.corrected', subject: id, details });
  }
}

function requireDelivery({ tracking }: TrackedShipment, { type }: NewShipmentEventDto): void {
  if (!['delivery_time_corrected', 'delivery_reversed', 'closed'].includes(type)) return;
  if (tracking === null || PHASE_OF[tracking.state.execution] < PHASE.ENDED) throw notDelivered();
}

function inTheFuture(): ValidationFailed {
  return new ValidationFailed([
    { pointer: '/occurredAt', code: 'IN_FUTURE', message: msg`Enter a time that has passed.` },
  ]);
}

/** Requires a manager, because it changes a completed shipment (freight.md §3.2). */
function managersOnly(): DomainError {
  return new DomainError('MANAGERS_ONLY', 403, msg`Only managers correct a delivery or give freight up for lost.`);
}

/** There is no delivery to correct, reverse or close. */
function notDelivered(): DomainError {
  return new DomainError('NOT_DELIVERED', 409, msg`This shipment is not delivered.`);
}
