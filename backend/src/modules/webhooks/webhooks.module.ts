import { Module } from '@nestjs/common';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  controllers: [WebhooksController],
  providers: [DeliveriesRepository, DeliveriesService, WebhookSecrets, WebhooksRepository, WebhooksService],
})
export class WebhooksModule {}
