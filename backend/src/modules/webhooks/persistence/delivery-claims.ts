import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { AttemptOutcome, DeliveryState } from './deliveries.repository.js';
import type { SealedSecrets } from './webhooks.repository.js';

/** Seconds for which a claimed delivery belongs to its worker; longer than a try may take. */
const LEASE_MS = 60_000;

/** A webhook that has something to be told. */
export interface DueWebhook {
  companyId: string;
  id: string;
}

/** A delivery that this process, and nobody else, may try until the lease runs out. */
export interface ClaimedDelivery {
  id: string;
  body: string;
  /** This one included. */
  attempts: number;
  lease: string;
  webhook: DueWebhook & SealedSecrets & { url: string };
}

interface LockedWebhook extends SealedSecrets {
  url: string;
  failingSince: Date | null;
}

const FREE = `state = 'waiting' AND available_at <= ? AND (leased_until IS NULL OR leased_until < ?)`;

/** Leases on deliveries. */
@Injectable()
export class DeliveryClaims {
  constructor(private readonly database: Database) {}

  /** Some webhooks that have deliveries due, except of these companies; drawn by lot, so that none waits behind the same others again and again. */
  due(now: Date, limit: number, except: readonly string[] = []): Promise<DueWebhook[]> {
    return this.database.query<DueWebhook>(
      `SELECT w.company_id AS companyId, w.id FROM webhook w JOIN company c ON c.id = w.company_id AND c.erase_at IS NULL
        WHERE w.enabled AND w.company_id NOT IN (?) AND EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.id AND ${FREE})
        ORDER BY RAND() LIMIT ?`,
      [except.length === 0 ? [''] : except, now, now, limit],
    );
  }

  /**
   * Takes due deliveries of a webhook, oldest first, as many as it still may have in flight: `atOnce`, or one while it fails. The lease is
   * committed before this returns.
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

  /** Writes what came of a try; changes nothing when the lease has gone to another worker meanwhile. */
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

  /** Notes since when nothing gets through, or that it does again. */
  async mark({ companyId, id }: DueWebhook, failing: boolean, now: Date): Promise<void> {
    await this.database.execute(
      `UPDATE webhook SET failing_since = ? WHERE company_id = ? AND id = ? AND failing_since IS ${failing ? '' : 'NOT '}NULL`,
      [failing ? now : null, companyId, id],
    );
  }

  /** Workers that claim deliveries of one webhook wait for each other here. */
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
