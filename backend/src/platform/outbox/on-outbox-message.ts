import { DiscoveryService } from '@nestjs/core';
import type { OutboxTopic } from './outbox-topic.js';

/** On the method (`OutboxHandler`) of a provider that handles the messages of these topics. */
export const OnOutboxMessage = DiscoveryService.createDecorator<OutboxTopic | readonly OutboxTopic[]>();
