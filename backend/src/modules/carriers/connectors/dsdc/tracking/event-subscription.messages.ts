import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

/** Request for a subscription (SubscriptionCreate of the in-transit standard). */
export interface EventSubscriptionRequest {
  endpointUrl: string;
  hmacSecretId: string;
}

/** A subscription (Subscription of the standard); only the properties that we read. */
export interface EventSubscription {
  id: string;
  endpointUrl: string;
  hmacSecretId?: string;
  status?: 'active' | 'paused' | 'inactive';
}

/** A page of subscriptions (SubscriptionsPage of the standard). */
export interface EventSubscriptionsPage {
  data: EventSubscription[];
  pageSize?: number;
  totalPages?: number | null;
}

const SUBSCRIPTION_SCHEMA = {
  type: 'object',
  required: ['id', 'endpointUrl'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 100 },
    endpointUrl: { type: 'string', maxLength: 2_000 },
    hmacSecretId: { type: 'string', maxLength: 200 },
    status: { enum: ['active', 'paused', 'inactive'] },
  },
};

export const isEventSubscription: MessageCheck<EventSubscription> = messageCheck(SUBSCRIPTION_SCHEMA);
export const isEventSubscriptionsPage: MessageCheck<EventSubscriptionsPage> = messageCheck({
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'array', maxItems: 200, items: SUBSCRIPTION_SCHEMA },
    pageSize: { type: 'integer', minimum: 1 },
    totalPages: { type: ['integer', 'null'], minimum: 0 },
  },
});
