import { Injectable } from '@nestjs/common';

/** A message as its handler gets it. `id` stays the same over retries, so it can de-duplicate what is sent. */
export interface OutboxMessage {
  id: string;
  companyId: string | null;
  payload: unknown;
  /** Whether the message is given up when this attempt fails. */
  lastAttempt: boolean;
}

/** Does what a message asks for. A rejection means "not done": the message is tried again later. */
export type OutboxHandler = (message: OutboxMessage) => Promise<void>;

/** Who handles which topic. Modules register in `onModuleInit`. */
@Injectable()
export class OutboxHandlers {
  private readonly handlers = new Map<string, OutboxHandler>();

  on(topic: string, handler: OutboxHandler): void {
    if (this.handlers.has(topic)) throw new Error(`The outbox topic ${topic} has a handler already.`);
    this.handlers.set(topic, handler);
  }

  handlerOf(topic: string): OutboxHandler | undefined {
    return this.handlers.get(topic);
  }
}
