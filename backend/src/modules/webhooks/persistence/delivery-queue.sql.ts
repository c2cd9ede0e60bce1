import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { AfterRestore } from '../../../platform/backup/restorations.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { SealedSecrets, WebhookEntity } from './webhook.entity.js';
import type { AttemptOutcome, DeliveryState, NewDelivery, WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** Milliseconds for which a worker owns a claimed delivery; longer than an attempt takes. */
const LEASE_MS = 60_000;

/** A webhook with deliveries to attempt. */
export type DueWebhook = Pick<WebhookEntity, 'companyId' | 'id'>;

/** A delivery that only this process may attempt until its lease expires. `attempts` includes this one. */
export type ClaimedDelivery = Pick<WebhookDeliveryEntity, 'id' | 'body' | 'attempts'> & {
  lease: string;
  webhook: DueWebhook & SealedSecrets & Pick<WebhookEntity, 'url'>;
};

type LockedWebhook = SealedSecrets & Pick<WebhookEntity, 'url' | 'failingSince'>;

const FREE = `state = 'waiting' AND available_at <= ? AND (leased_until IS NULL OR leased_until < ?)`;

/** Pending deliveries and their leases. */
@Injectable()
export class DeliveryQueue {
  constructor(private readonly database: Database) {}

  /** Skips events that already have a delivery for the webhook. */
  async add(tx: Transaction, deliveries: readonly NewDelivery[]): Promise<void> {
    const values = deliveries.map(() => `(?, ?, ?, ?, ?, ?, 'waiting', 0, ?, ?)`).join(', ');
    await tx.query(
      `INSERT INTO webhook_delivery (company_id, webhook_id, id, event_id, kind, body, state, attempts, available_at, created_at) VALUES ${values}
       ON DUPLICATE KEY UPDATE webhook_delivery.id = webhook_delivery.id`,
      deliveries.flatMap(({ companyId, webhookId, id, eventId, kind, body, createdAt }) => [
        companyId,
        webhookId,
        id,
        eventId,
        kind,
        body,
        createdAt,
        createdAt,
      ]),
    );
  }

  /** Ends all pending deliveries; they can be replayed one by one. */
  @AfterRestore()
  async hold(tx: Transaction): Promise<string> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE webhook_delivery SET state = 'failed', ended_at = UTC_TIMESTAMP(3), lease_owner = NULL, leased_until = NULL WHERE state = 'waiting'`,
    );
    return `Ended ${affectedRows} deliveries to webhooks; their companies can replay them.`;
  }

  /** Webhooks with due deliveries, except of these companies, in random order: no webhook repeatedly waits behind the same others. */
  due(now: Date, limit: number, except: readonly string[] = []): Promise<DueWebhook[]> {
    return this.database.query<DueWebhook>(
      `SELECT w.company_id AS companyId, w.id FROM webhook w JOIN company c ON c.id = w.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL
        WHERE w.enabled AND w.company_id NOT IN (?) AND EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.id AND ${FREE})
        ORDER BY RAND() LIMIT ?`,
      [except.length === 0 ? [''] : except, now, now, limit],
    );
  }

  /**
   * Claims due deliveries of a webhook, oldest first. At most `atOnce` may be in flight, or one while the webhook fails. The lease is committed
   * before this returns.
   */
  async claim({ companyId, id }: DueWebhook, now: Date, atOnce: number): Promise<ClaimedDelivery[]> {
    const lease = ulid();
    return this.database.transaction(async (tx) => {
      const webhook = await this.lock(tx, companyId, id);
      if (webhook === null) return [];
      const room = (webhook.failingSince === null ? atOnce : 1) - (await this.inFlight(tx, id, now));
      if (room <= 0) return [];
      await tx.query(
        `UPDATE webhook_delivery SET lease_owner = ?, leased_until = ?, attempts = attempts + 1 WHERE webhook_id = ? AND ${FREE}
          ORDER BY available_at, id LIMIT ?`,
        [lease, new Date(now.getTime() + LEASE_MS), id, now, now, room],
      );
      const rows = await tx.query<Pick<ClaimedDelivery, 'id' | 'body' | 'attempts'>[]>(
        `SELECT id, body, attempts FROM webhook_delivery WHERE webhook_id = ? AND state = 'waiting' AND lease_owner = ? ORDER BY available_at, id`,
        [id, lease],
      );
      return rows.map((row) => ({ ...row, lease, webhook: { ...webhook, companyId, id } }));
    });
  }

  /** Stores the outcome of an attempt, unless another worker has taken over the lease. */
  async settle(
    { id, lease, webhook }: ClaimedDelivery,
    state: DeliveryState,
    outcome: AttemptOutcome,
    nextAt: Date,
    now: Date,
  ): Promise<void> {
    const { responseStatus, responseBody, error, milliseconds } = outcome;
    await this.database.execute(
      `UPDATE webhook_delivery SET state = ?, ended_at = ?, available_at = ?, response_status = ?, response_body = ?, error = ?, milliseconds = ?,
              lease_owner = NULL, leased_until = NULL
        WHERE company_id = ? AND webhook_id = ? AND id = ? AND lease_owner = ?`,
      [
        state,
        state === 'waiting' ? null : now,
        nextAt,
        responseStatus,
        responseBody,
        error,
        milliseconds,
        webhook.companyId,
        webhook.id,
        id,
        lease,
      ],
    );
  }

  /** Sets or clears `failingSince`. */
  async setFailing({ companyId, id }: DueWebhook, failing: boolean, now: Date): Promise<void> {
    await this.database.execute(
      `UPDATE webhook SET failing_since = ? WHERE company_id = ? AND id = ? AND failing_since IS ${failing ? '' : 'NOT '}NULL`,
      [failing ? now : null, companyId, id],
    );
  }

  /** Serializes claims of one webhook. */
  private async lock(tx: Transaction, companyId: string, id: string): Promise<LockedWebhook | null> {
    const [row] = await tx.query<LockedWebhook[]>(
      `SELECT url, secret, previous_secret AS previousSecret, previous_until AS previousUntil, failing_since AS failingSince
         FROM webhook WHERE company_id = ? AND id = ? AND enabled FOR UPDATE`,
      [companyId, id],
    );
    return row ?? null;
  }

  private async inFlight(tx: Transaction, webhookId: string, now: Date): Promise<number> {
    const [row] = await tx.query<{ found: string }[]>(
      `SELECT COUNT(*) AS found FROM webhook_delivery WHERE webhook_id = ? AND state = 'waiting' AND leased_until >= ?`,
      [webhookId, now],
    );
    return Number(row?.found);
  }
}
