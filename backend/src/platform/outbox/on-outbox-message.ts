import { DiscoveryService } from '@nestjs/core';
import type { OutboxTopic } from './outbox-topic.js';

/** Marks the provider method (`OutboxHandler`) that handles messages of these topics. */
export const OnOutboxMessage = DiscoveryService.createDecorator<OutboxTopic | readonly OutboxTopic[]>();
