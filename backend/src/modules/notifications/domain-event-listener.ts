import { Injectable } from '@nestjs/common';
import { DOMAIN_EVENT, type DomainEvent } from '../../platform/domain-events/domain-events.js';
import type { OutboxMessage } from '../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../platform/outbox/on-outbox-message.js';
import { WebhookEvents } from '../webhooks/index.js';
import { FanOut } from './fan-out.service.js';

/** Delivers domain events from the outbox to inboxes and webhooks. */
@Injectable()
export class DomainEventListener {
  constructor(
    private readonly fanOut: FanOut,
    private readonly webhooks: WebhookEvents,
  ) {}

  /** A failure of one does not stop the other; both receive the event again. They are idempotent, so redelivery is safe. */
  @OnOutboxMessage(DOMAIN_EVENT)
  async deliver({ id, payload }: OutboxMessage): Promise<void> {
    const event = payload as DomainEvent;
    const outcomes = await Promise.allSettled([this.fanOut.deliver(id, event), this.webhooks.deliver(id, event)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
