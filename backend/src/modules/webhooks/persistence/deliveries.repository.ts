import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { KeysetPosition } from '../../../platform/http/paging/keyset-cursor.js';
import { WEBHOOK_LIMITS } from '../webhook-limits.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rule.js';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';
export type DeliveryError = 'timeout' | 'unreachable' | 'forbidden-address';

/** An event to be delivered to a webhook. */
export interface NewDelivery {
  companyId: string;
  webhookId: string;
  id: string;
  eventId: string;
  kind: string;
  body: string;
  createdAt: Date;
}

/** What came of a try. */
export interface AttemptOutcome {
  responseStatus: number | null;
  responseBody: string | null;
  error: DeliveryError | null;
  milliseconds: number | null;
}

export interface DeliveryRow extends NewDelivery, AttemptOutcome, KeysetPosition {
  createdAt: Date;
  state: DeliveryState;
  attempts: number;
  availableAt: Date;
  endedAt: Date | null;
}

const COLUMNS = `company_id AS companyId, webhook_id AS webhookId, id, event_id AS eventId, kind, body, state, attempts, available_at AS availableAt,
  response_status AS responseStatus, response_body AS responseBody, error, milliseconds, created_at AS createdAt, ended_at AS endedAt`;

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
  constructor(private readonly database: Database) {}

  /** Leaves out events that a webhook has already been given. */
  async insert(tx: Transaction, deliveries: readonly NewDelivery[]): Promise<void> {
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

  /** Newest first. */
  list(
    companyId: string,
    webhookId: string,
    state: DeliveryState | undefined,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<DeliveryRow[]> {
    const conditions = ['company_id = ?', 'webhook_id = ?'];
    const params: unknown[] = [companyId, webhookId];
    if (state !== undefined) {
      conditions.push('state = ?');
      params.push(state);
    }
    if (after !== null) {
      conditions.push('created_at <= ? AND (created_at < ? OR id < ?)');
      params.push(after.createdAt, after.createdAt, after.id);
    }
    return this.database.query<DeliveryRow>(
      `SELECT ${COLUMNS} FROM webhook_delivery WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ?`,
      [...params, limit],
    );
  }

  async find(tx: Transaction, companyId: string, webhookId: string, id: string): Promise<DeliveryRow | null> {
    const [row] = await tx.query<DeliveryRow[]>(
      `SELECT ${COLUMNS} FROM webhook_delivery WHERE company_id = ? AND webhook_id = ? AND id = ?`,
      [companyId, webhookId, id],
    );
    return row ?? null;
  }

  /** Makes a delivery due again, as if it were new; one that is being tried at this moment stays with who tries it. */
  async restart(tx: Transaction, companyId: string, webhookId: string, id: string, now: Date): Promise<void> {
    await tx.query(
      `UPDATE webhook_delivery SET state = 'waiting', attempts = 0, available_at = ?, ended_at = NULL WHERE company_id = ? AND webhook_id = ? AND id = ?`,
      [now, companyId, webhookId, id],
    );
  }
}
