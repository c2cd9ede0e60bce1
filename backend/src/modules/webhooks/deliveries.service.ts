import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../platform/registered.js';
import type { AuditDetails } from '../../platform/audit/audit-entry.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, presentPage } from '../../platform/http/paging/page.js';
import { newId } from '../../platform/ids.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { DeliveryQueue } from './persistence/delivery-queue.sql.js';
import type { NewDelivery, WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import type { WebhookEntity } from './persistence/webhook.entity.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { isHidden, TEST_KIND, writeEvent } from './webhook-events.js';
import type { DeliveryListQuery, WebhookDeliveryDto, WebhookDeliveryListDto } from './webhooks.dto.js';
import { msg } from '../../messages/message.js';

/** The delivery log of a webhook, test events and replays. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly queue: DeliveryQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async list(
    { companyId, permissions }: Actor,
    webhookId: string,
    { state, cursor, limit = PAGE_SIZE }: DeliveryListQuery,
  ): Promise<WebhookDeliveryListDto> {
    if ((await this.webhooks.find(companyId, webhookId)) === null) throw new NotFound();
    const rows = await this.deliveries.list(
      companyId,
      webhookId,
      state,
      cursor === undefined ? null : readCursor(cursor),
      limit + 1,
    );
    return presentPage(toPage(rows, limit), (row) => present(row, permissions));
  }

  /** @throws NotFound; Conflict WEBHOOK_DISABLED */
  async test(actor: Actor, webhookId: string): Promise<WebhookDeliveryDto> {
    const { companyId } = actor;
    return this.database.transaction(async (tx) => {
      const webhook = await this.enabled(tx, companyId, webhookId);
      const { id } = webhook;
      const eventId = newId('whd');
      const createdAt = this.clock.now();
      const subject = { type: 'webhook', id, label: 'Test' };
      const body = writeEvent({ id: eventId, kind: TEST_KIND, occurredAt: createdAt.toISOString(), subject, data: {} });
      const delivery: NewDelivery = { companyId, webhookId, id: eventId, eventId, kind: TEST_KIND, body, createdAt };
      await this.queue.add(tx, [delivery]);
      await this.record(tx, actor, 'webhook.tested', webhook);
      return this.read(tx, actor, delivery);
    });
  }

  /** @throws NotFound; Conflict WEBHOOK_DISABLED */
  async replay(actor: Actor, webhookId: string, id: string): Promise<WebhookDeliveryDto> {
    const { companyId } = actor;
    return this.database.transaction(async (tx) => {
      const webhook = await this.enabled(tx, companyId, webhookId);
      await this.deliveries.restart(tx, companyId, webhookId, id, this.clock.now());
      const delivery = await this.read(tx, actor, { companyId, webhookId, id });
      await this.record(tx, actor, 'webhook.delivery_replayed', webhook, { deliveryId: id });
      return delivery;
    });
  }

  /** Names a webhook without path and query: receivers may put secrets there. */
  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: AuditAction,
    { id, url }: WebhookEntity,
    details: AuditDetails = {},
  ): Promise<void> {
    return this.audit.record(tx, {
      companyId,
      userId,
      action,
      subject: new URL(url).origin,
      details: { id, ...details },
    });
  }

  private async enabled(tx: Transaction, companyId: string, webhookId: string): Promise<WebhookEntity> {
    const webhook = await this.webhooks.lock(tx, companyId, webhookId);
    if (webhook === null) throw new NotFound();
    if (!webhook.enabled) throw new Conflict('WEBHOOK_DISABLED', msg`This webhook is disabled. Enable it first.`);
    return webhook;
  }

  private async read(
    tx: Transaction,
    { permissions }: Actor,
    { companyId, webhookId, id }: Pick<WebhookDeliveryEntity, 'companyId' | 'webhookId' | 'id'>,
  ): Promise<WebhookDeliveryDto> {
    const row = await this.deliveries.find(tx, companyId, webhookId, id);
    if (row === null) throw new NotFound();
    return present(row, permissions);
  }
}

function present(row: WebhookDeliveryEntity, permissions: Actor['permissions']): WebhookDeliveryDto {
  const {
    id,
    eventId,
    kind,
    state,
    attempts,
    availableAt,
    body,
    responseStatus,
    responseBody,
    error,
    milliseconds,
    createdAt,
    endedAt,
  } = row;
  return {
    id,
    eventId,
    kind,
    state,
    attempts,
    nextAttemptAt: state === 'waiting' ? availableAt.toISOString() : null,
    body: isHidden(kind, permissions) ? '' : body,
    responseStatus,
    responseBody,
    error,
    milliseconds,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
