export { WebhookFacts } from './webhook-facts.js';
export { WebhooksModule } from './webhooks.module.js';
