import { Injectable } from '@nestjs/common';

/** A message as its handler gets it. `id` stays the same over retries, so it can de-duplicate what is sent. */
export interface OutboxMessage {
  id: string;
  companyId: string | null;
  payload: unknown;
  /** Whether the message is given up when this attempt fails. */
  lastAttempt: boolean;
}

/** Why a handler's signal is aborted when the process ends: the message is then due again at once, and the attempt does not count. */
export class WorkerStopping extends Error {
  constructor() {
    super('The worker stops.');
  }
}

/** Whether a handler must stop because the process ends, so that even a last attempt will be repeated. */
export function isWorkerStopping({ reason }: AbortSignal): boolean {
  return reason instanceof WorkerStopping;
}

/**
 * Does what a message asks for. A rejection means "not done": the message is tried again later. `signal` is aborted when the handler must stop;
 * no other worker gets the message before the handler has settled, so calls that may take long should be given the signal.
 */
export type OutboxHandler = (message: OutboxMessage, signal: AbortSignal) => Promise<void>;

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
