export { WebhookEvents } from './webhook-events.js';
export { WebhooksModule } from './webhooks.module.js';
