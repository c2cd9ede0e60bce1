import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

/** Request for a subscription (SubscriptionRequest of Preliminary Freight Charges 1.0). */
export interface ChargesSubscriptionRequest {
  webhookUrl: string;
  accounts: string[];
  dataOptions: { shipmentDataType: 'revenue_impacts_only'; eventType: 'revenue_impacts_only' };
  frequency: 'real_time';
  includeEventLog: boolean;
  billScope: 'subscribed_accounts';
}

/** A subscription (SubscriptionResponse of the standard); only the properties that we read. */
export interface ChargesSubscription {
  subscriptionId: string;
  status?: 'active' | 'inactive' | 'suspended';
  webhookUrl?: string;
  accounts?: string[];
}

const text = { type: 'string', maxLength: 2_000 };

export const isChargesSubscription: MessageCheck<ChargesSubscription> = messageCheck({
  type: 'object',
  required: ['subscriptionId'],
  properties: {
    subscriptionId: { type: 'string', minLength: 1, maxLength: 100 },
    status: { enum: ['active', 'inactive', 'suspended'] },
    webhookUrl: text,
    accounts: { type: 'array', maxItems: 1_000, items: text },
  },
});

/** All changes of charges of one account, as they happen. */
export function writeChargesSubscription(webhookUrl: string, account: string): ChargesSubscriptionRequest {
  return {
    webhookUrl,
    accounts: [account],
    dataOptions: { shipmentDataType: 'revenue_impacts_only', eventType: 'revenue_impacts_only' },
    frequency: 'real_time',
    includeEventLog: true,
    billScope: 'subscribed_accounts',
  };
}
