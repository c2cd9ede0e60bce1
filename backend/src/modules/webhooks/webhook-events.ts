import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { DomainEventKind, Permission } from '../../platform/registered.js';
import type { DomainEvent } from '../../platform/domain-events/domain-events.js';
import { newId } from '../../platform/ids.js';
import { DeliveryQueue } from './persistence/delivery-queue.sql.js';
import { WebhookSetters } from './persistence/webhook-setters.sql.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';

/** Kind of test events. */
export const TEST_KIND = 'webhook.test';

/** Kinds whose text can have a total. */
const WITH_PRICES: readonly string[] = ['quote.price_changed', 'approval.requested'] satisfies DomainEventKind[];

/** Whether events of the kind are hidden from an API key, because it does not see prices. */
export function isHidden(kind: string, permissions: ReadonlySet<Permission>): boolean {
  return !permissions.has('price.read') && WITH_PRICES.includes(kind);
}

/** An event as sent to receivers. */
interface WebhookEvent {
  /** The same for every webhook. */
  id: string;
  kind: string;
  /** UTC instant. */
  occurredAt: string;
  /** The object of the event, with its display name. */
  subject: { type: string; id: string; label: string };
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/** The request body. It is stored with the delivery, so that every attempt sends the same bytes. */
export function writeEvent({ id, kind, occurredAt, subject, data }: WebhookEvent): string {
  return JSON.stringify({ id, kind, occurredAt, subject, data });
}

/** Creates a delivery for each webhook that subscribes to a domain event. */
@Injectable()
export class WebhookEvents {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly setters: WebhookSetters,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: one delivery per event and webhook. Totals go only to webhooks set by a key or member that sees prices. */
  async deliver(domainEventId: string, { companyId, kind, subject, data, occurredAt }: DomainEvent): Promise<void> {
    const subscribed = (await this.webhooks.list(companyId)).filter(
      ({ enabled, kinds }) => enabled && (kinds as readonly DomainEventKind[]).includes(kind),
    );
    if (subscribed.length === 0) return;
    const withoutPrices = WITH_PRICES.includes(kind) ? await this.setters.withoutPrices(companyId) : new Set<string>();
    const interested = subscribed.filter(({ id }) => !withoutPrices.has(id));
    if (interested.length === 0) return;
    const body = writeEvent({ id: domainEventId, kind, occurredAt, subject, data });
    const createdAt = this.clock.now();
    const deliveries = interested.map(({ id: webhookId }) => ({
      companyId,
      webhookId,
      id: newId('whd'),
      eventId: domainEventId,
      kind,
      body,
      createdAt,
    }));
    await this.database.transaction((tx) => this.queue.add(tx, deliveries));
  }
}
