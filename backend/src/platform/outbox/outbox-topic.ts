import { DiscoveryService } from '@nestjs/core';

declare const declared: unique symbol;

/** Selects the handler of a message, like `company.created`. */
export type OutboxTopic = string & { readonly [declared]: true };

const topics = new Set<OutboxTopic>();

/**
 * Declares a topic, as a constant of the module that writes its messages. Exactly one method must handle it (`@OnOutboxMessage`), or the
 * application refuses to start. At most 80 ASCII characters; must not change between versions, because stored messages contain it.
 */
export function outboxTopic(name: string): OutboxTopic {
  const topic = name as OutboxTopic;
  if (topics.has(topic)) throw new Error(`The outbox topic ${name} is declared twice.`);
  topics.add(topic);
  return topic;
}

export function declaredTopics(): readonly OutboxTopic[] {
  return [...topics];
}

/** Marks the provider method (`OutboxHandler`) that handles messages of these topics. */
export const OnOutboxMessage = DiscoveryService.createDecorator<OutboxTopic | readonly OutboxTopic[]>();
