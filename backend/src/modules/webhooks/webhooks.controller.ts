import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { AlsoForKeys, CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../platform/auth/decorators.js';
import { ShowsSecret } from '../../platform/http/server/compressed.js';
import { Metered } from '../../platform/throttle/request-limits.js';
import { DeliveriesService } from './deliveries.service.js';
import {
  ChangeWebhookDto,
  CreatedWebhookDto,
  CreateWebhookDto,
  DeliveryListQuery,
  WebhookDeliveryDto,
  WebhookDeliveryListDto,
  WebhookDto,
  WebhookListDto,
  WebhookSecretDto,
} from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

@Controller('api/v1/company/webhooks')
@RequirePermission('webhook.manage')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** Webhooks of the company, oldest first. */
  @Get()
  listWebhooks(@CurrentActor() actor: Actor): Promise<WebhookListDto> {
    return this.webhooks.list(actor);
  }

  /** Creates a webhook. Its secret is returned only here. */
  @Post()
  @ShowsSecret()
  @RecentlyAuthenticated()
  @AlsoForKeys()
  createWebhook(@CurrentActor() actor: Actor, @Body() body: CreateWebhookDto): Promise<CreatedWebhookDto> {
    return this.webhooks.create(actor, body);
  }

  /** Changes the URL or event kinds, or enables or disables the webhook. A new URL requires authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED. */
  @Patch(':id')
  changeWebhook(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: ChangeWebhookDto,
  ): Promise<WebhookDto> {
    return this.webhooks.change(actor, id, body);
  }

  /** Removes a webhook and its deliveries. */
  @Delete(':id')
  @HttpCode(204)
  removeWebhook(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.webhooks.remove(actor, id);
  }

  /** Creates a new secret, which is returned only here. For 24 hours deliveries are signed with both secrets. */
  @Post(':id/rotate-secret')
  @ShowsSecret()
  @RecentlyAuthenticated()
  @AlsoForKeys()
  rotateWebhookSecret(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<WebhookSecretDto> {
    return this.webhooks.rotateSecret(actor, id);
  }

  /** Sends a test event; the delivery log shows the outcome. */
  @Post(':id/test')
  @HttpCode(202)
  @Metered('webhook-send')
  testWebhook(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<WebhookDeliveryDto> {
    return this.deliveries.test(actor, id);
  }

  /** Deliveries of the last 30 days, newest first. */
  @Get(':id/deliveries')
  listWebhookDeliveries(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: DeliveryListQuery,
  ): Promise<WebhookDeliveryListDto> {
    return this.deliveries.list(actor, id, query);
  }

  /** Sends a delivery again immediately, with the same id. */
  @Post(':id/deliveries/:deliveryId/replay')
  @HttpCode(202)
  @Metered('webhook-send')
  replayWebhookDelivery(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDto> {
    return this.deliveries.replay(actor, id, deliveryId);
  }
}
