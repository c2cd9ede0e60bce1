import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { OnOutboxMessage, declaredTopics, type OutboxTopic } from './outbox-topic.js';

/** A message for its handler. `id` is constant across retries, so handlers can use it for deduplication. */
export interface OutboxMessage {
  id: string;
  companyId: string | null;
  payload: unknown;
  /** Whether a failure of this attempt makes the message a dead letter. */
  lastAttempt: boolean;
}

/** Abort reason when the process stops: the message is then due again immediately, and the attempt does not count. */
export class WorkerStopping extends Error {
  constructor() {
    super('The worker stops.');
  }
}

/** Whether a handler must stop because the process stops, so that even a last attempt will be repeated. */
export function isWorkerStopping({ reason }: AbortSignal): boolean {
  return reason instanceof WorkerStopping;
}

/**
 * Handles a message. If it rejects, the message is retried later. `signal` is aborted when the handler must stop. No other worker gets the
 * message before the handler has settled, so pass the signal to calls that may take long.
 */
export type OutboxHandler = (message: OutboxMessage, signal: AbortSignal) => Promise<void>;

/** Handlers by topic: the methods with `@OnOutboxMessage`, found at startup. */
@Injectable()
export class OutboxHandlers implements OnModuleInit {
  private handlers: ReadonlyMap<string, OutboxHandler> = new Map();

  constructor(private readonly methods: DecoratedMethods) {}

  /** @throws Error unless every declared topic has exactly one handler */
  onModuleInit(): void {
    const found = this.methods
      .find<OutboxHandler, OutboxTopic | readonly OutboxTopic[]>(OnOutboxMessage)
      .flatMap(({ options, ...method }) =>
        [options].flat().map((topic) => ({ topic: topic as OutboxTopic, ...method })),
      );
    for (const topic of declaredTopics()) {
      const names = found.filter((handler) => handler.topic === topic).map(({ name }) => name);
      if (names.length !== 1)
        throw new Error(`The outbox topic ${topic} must have one handler; it has: ${names.join(', ') || 'none'}.`);
    }
    this.handlers = new Map(found.map(({ topic, call }) => [topic, call]));
  }

  handlerOf(topic: string): OutboxHandler | undefined {
    return this.handlers.get(topic);
  }
}
