import { DiscoveryService } from '@nestjs/core';
import { MAX_ATTEMPTS } from './backoff.js';

declare const declared: unique symbol;

/** Selects the handler of a message, like `company.created`. */
export type OutboxTopic = string & { readonly [declared]: true };

/** Attempts by topic. */
const topics = new Map<string, number>();

/**
 * Declares a topic, as a constant of the module that writes its messages. Exactly one method must handle it (`@OnOutboxMessage`), or the
 * application refuses to start. At most 80 ASCII characters; must not change between versions, because stored messages contain it.
 * After `attempts` failed attempts, a message becomes a dead letter.
 */
export function outboxTopic(name: string, { attempts = MAX_ATTEMPTS } = {}): OutboxTopic {
  if (topics.has(name)) throw new Error(`The outbox topic ${name} is declared twice.`);
  topics.set(name, attempts);
  return name as OutboxTopic;
}

export function declaredTopics(): readonly OutboxTopic[] {
  return [...topics.keys()] as OutboxTopic[];
}

/** Attempts of a message of this topic, which an older version may have declared. */
export function attemptsOf(topic: string): number {
  return topics.get(topic) ?? MAX_ATTEMPTS;
}

/** Marks the provider method (`OutboxHandler`) that handles messages of these topics. */
export const OnOutboxMessage = DiscoveryService.createDecorator<OutboxTopic | readonly OutboxTopic[]>();
