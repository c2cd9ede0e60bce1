import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { FactKind } from '../../platform/facts/fact-kinds.js';
import type { Fact } from '../../platform/facts/facts.js';
import { newId } from '../../platform/ids.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { writeEvent } from './webhook-event.js';

/** Writes down which webhooks are to be told of a fact. */
@Injectable()
export class WebhookFacts {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
  ) {}

  /** Does it once for each fact and webhook, however often it is called. */
  async deliver(factId: string, { companyId, kind, subject, data, occurredAt }: Fact): Promise<void> {
    const interested = (await this.webhooks.list(companyId)).filter(
      ({ enabled, kinds }) => enabled && (kinds as readonly FactKind[]).includes(kind),
    );
    if (interested.length === 0) return;
    const body = writeEvent({ id: factId, kind, occurredAt, subject, data });
    const createdAt = this.clock.now();
    const deliveries = interested.map(({ id: webhookId }) => ({
      companyId,
      webhookId,
      id: newId('whd'),
      eventId: factId,
      kind,
      body,
      createdAt,
    }));
    await this.database.transaction((tx) => this.deliveries.insert(tx, deliveries));
  }
}
