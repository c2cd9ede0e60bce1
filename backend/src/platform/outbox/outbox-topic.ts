declare const declared: unique symbol;

/** Chooses the handler of a message, like `company.created`. */
export type OutboxTopic = string & { readonly [declared]: true };

const topics = new Set<OutboxTopic>();

/**
 * Declares a topic, as a constant of the module that writes its messages. Exactly one method must handle it (`@OnOutboxMessage`), or the product does
 * not start. At most 80 ASCII characters; stays the same in every version, because messages of an older one may wait.
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
