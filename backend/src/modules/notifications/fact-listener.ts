import { Injectable } from '@nestjs/common';
import { FACT, type Fact } from '../../platform/facts/facts.js';
import type { OutboxMessage } from '../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../platform/outbox/on-outbox-message.js';
import { WebhookFacts } from '../webhooks/index.js';
import { FanOut } from './fan-out.service.js';

/** Takes facts from the outbox and hands them to everybody who tells people and programs of them. */
@Injectable()
export class FactListener {
  constructor(
    private readonly fanOut: FanOut,
    private readonly webhooks: WebhookFacts,
  ) {}

  /** Both get the fact even if one fails; then both get it again. They are idempotent, so redelivery is safe. */
  @OnOutboxMessage(FACT)
  async tell({ id, payload }: OutboxMessage): Promise<void> {
    const fact = payload as Fact;
    const outcomes = await Promise.allSettled([this.fanOut.deliver(id, fact), this.webhooks.deliver(id, fact)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
