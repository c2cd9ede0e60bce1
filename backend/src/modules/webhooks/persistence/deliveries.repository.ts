import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { andWhereOlder } from '../../../platform/database/keyset.js';
import type { KeysetPosition } from '../../../platform/http/paging/keyset-cursor.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rules.js';
import { WEBHOOK_LIMITS } from '../webhook-limits.js';
import { type DeliveryState, WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** The delivery log of webhooks. */
@Retention([
  {
    table: 'webhook_delivery',
    column: 'created_at',
    index: 'ix_webhook_delivery_age',
    keptMs: WEBHOOK_LIMITS.keptDays * DAY_MS,
  },
])
@Injectable()
export class DeliveriesRepository {
  constructor(
    @InjectRepository(WebhookDeliveryEntity) private readonly deliveries: Repository<WebhookDeliveryEntity>,
  ) {}

  /** At most `limit` deliveries after a position, newest first. */
  list(
    companyId: string,
    webhookId: string,
    state: DeliveryState | undefined,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<WebhookDeliveryEntity[]> {
    const query = this.deliveries.createQueryBuilder('delivery').where({ companyId, webhookId });
    if (state !== undefined) query.andWhere({ state });
    if (after !== null) andWhereOlder(query, after);
    return query.orderBy('delivery.createdAt', 'DESC').addOrderBy('delivery.id', 'DESC').limit(limit).getMany();
  }

  find(tx: Transaction, companyId: string, webhookId: string, id: string): Promise<WebhookDeliveryEntity | null> {
    return tx.findOneBy(WebhookDeliveryEntity, { companyId, webhookId, id });
  }

  /** Makes a delivery due again with all its attempts. A worker that is attempting it keeps its lease. */
  async restart(tx: Transaction, companyId: string, webhookId: string, id: string, now: Date): Promise<void> {
    await tx.update(
      WebhookDeliveryEntity,
      { companyId, webhookId, id },
      { state: 'waiting', attempts: 0, availableAt: now, endedAt: null },
    );
  }
}
