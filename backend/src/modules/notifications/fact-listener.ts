import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FACT, type Fact } from '../../platform/facts/facts.js';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers.js';
import { FanOut } from './fan-out.service.js';

/** Takes facts from the outbox and hands them to everybody who tells people of them. */
@Injectable()
export class FactListener implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly fanOut: FanOut,
  ) {}

  onModuleInit(): void {
    this.handlers.on(FACT, ({ id, payload }) => this.fanOut.deliver(id, payload as Fact));
  }
}
