import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { DomainEventKind } from '../../platform/registered.js';
import type { DomainEvent } from '../../platform/domain-events/domain-events.js';
import { newId } from '../../platform/ids.js';
import { DeliveryQueue } from './persistence/delivery-queue.sql.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { writeEvent } from './webhook-event.js';

/** Creates a delivery for each webhook that subscribes to a domain event. */
@Injectable()
export class WebhookEvents {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: one delivery per event and webhook. */
  async deliver(domainEventId: string, { companyId, kind, subject, data, occurredAt }: DomainEvent): Promise<void> {
    const interested = (await this.webhooks.list(companyId)).filter(
      ({ enabled, kinds }) => enabled && (kinds as readonly DomainEventKind[]).includes(kind),
    );
    if (interested.length === 0) return;
    const body = writeEvent({ id: domainEventId, kind, occurredAt, subject, data });
    const createdAt = this.clock.now();
    const deliveries = interested.map(({ id: webhookId }) => ({
      companyId,
      webhookId,
      id: newId('whd'),
      eventId: domainEventId,
      kind,
      body,
      createdAt,
    }));
    await this.database.transaction((tx) => this.queue.add(tx, deliveries));
  }
}
