import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FACT } from '../../platform/facts/facts.js';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers.js';

/** Takes facts from the outbox. */
@Injectable()
export class FactListener implements OnModuleInit {
  constructor(private readonly handlers: OutboxHandlers) {}

  onModuleInit(): void {
    this.handlers.on(FACT, () => Promise.resolve());
  }
}
