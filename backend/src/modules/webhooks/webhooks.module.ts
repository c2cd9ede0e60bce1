import { Module } from '@nestjs/common';
import { egressProviders } from '../../platform/http/egress/egress-providers.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { DeliveryClaims } from './persistence/delivery-claims.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WebhookEnd } from './webhook-end.js';
import { WebhookEvents } from './webhook-events.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookWorker } from './webhook-worker.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  controllers: [WebhooksController],
  providers: [
    ...egressProviders('webhooks'),
    DeliveriesRepository,
    DeliveriesService,
    DeliveryClaims,
    WebhookEnd,
    WebhookEvents,
    WebhookSecrets,
    WebhookSender,
    WebhooksRepository,
    WebhooksService,
    WebhookWorker,
  ],
  exports: [WebhookEvents],
})
export class WebhooksModule {}
