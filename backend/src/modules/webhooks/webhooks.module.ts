import { Module } from '@nestjs/common';
import { egressProviders } from '../../platform/http/egress/egress-providers.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { DeliveryClaims } from './persistence/delivery-claims.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WebhookEnd } from './webhook-end.js';
import { WebhookFacts } from './webhook-facts.js';
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
    WebhookFacts,
    WebhookSecrets,
    WebhookSender,
    WebhooksRepository,
    WebhooksService,
    WebhookWorker,
  ],
  exports: [WebhookFacts],
})
export class WebhooksModule {}
