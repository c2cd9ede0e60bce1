import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FACT, type Fact } from '../../platform/facts/facts.js';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers.js';
import { WebhookFacts } from '../webhooks/index.js';
import { FanOut } from './fan-out.service.js';

/** Takes facts from the outbox and hands them to everybody who tells people and programs of them. */
@Injectable()
export class FactListener implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly fanOut: FanOut,
    private readonly webhooks: WebhookFacts,
  ) {}

  onModuleInit(): void {
    this.handlers.on(FACT, ({ id, payload }) => this.tell(id, payload as Fact));
  }

  /** Each is told, also when the other cannot be; then both are told again, which they bear. */
  private async tell(id: string, fact: Fact): Promise<void> {
    const outcomes = await Promise.allSettled([this.fanOut.deliver(id, fact), this.webhooks.deliver(id, fact)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
