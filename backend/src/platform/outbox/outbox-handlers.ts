import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { OnOutboxMessage } from './on-outbox-message.js';
import { declaredTopics, type OutboxTopic } from './outbox-topic.js';

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

/** Which method handles which topic: those with `@OnOutboxMessage`, found at start. */
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
