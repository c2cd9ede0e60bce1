import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { egressProviders } from '../../platform/http/egress/egress-providers.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { DeliveryQueue } from './persistence/delivery-queue.sql.js';
import { WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import { WebhookEntity } from './persistence/webhook.entity.js';
import { WebhookSetters } from './persistence/webhook-setters.sql.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WebhookEnd } from './webhook-end.js';
import { WebhookEvents } from './webhook-events.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookWorker } from './webhook-worker.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEntity, WebhookDeliveryEntity])],
  controllers: [WebhooksController],
  providers: [
    ...egressProviders('webhooks'),
    DeliveriesRepository,
    DeliveriesService,
    DeliveryQueue,
    WebhookEnd,
    WebhookEvents,
    WebhookSecrets,
    WebhookSender,
    WebhookSetters,
    WebhooksRepository,
    WebhooksService,
    WebhookWorker,
  ],
  exports: [WebhookEvents],
})
export class WebhooksModule {}
