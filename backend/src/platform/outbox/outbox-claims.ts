import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { parseJson } from '../database/columns.js';
import { Database } from '../database/database.js';
import { backoffSeconds, MAX_ATTEMPTS } from './backoff.js';
import type { OutboxMessage } from './outbox-handlers.js';

/** Seconds for which a claimed message belongs to its worker; longer than any handler may take. */
const LEASE_SECONDS = 60;
const LONGEST_ERROR = 1_000;

/** A message that this process, and nobody else, may handle until the lease runs out. */
export interface ClaimedMessage extends OutboxMessage {
  topic: string;
  /** This attempt included. */
  attempts: number;
  lease: string;
}

interface Row {
  id: string;
  company_id: string | null;
  topic: string;
  payload: unknown;
  attempts: number;
}

/** Leases on outbox messages. All instants are the database's, so that clocks of workers need not agree. */
@Injectable()
export class OutboxClaims {
  constructor(private readonly database: Database) {}

  /** Takes up to `limit` due messages of other topics than these, oldest first. The lease is committed before this returns. */
  async claim(limit: number, except: readonly string[] = []): Promise<ClaimedMessage[]> {
    const lease = ulid();
    await this.database.transaction((tx) =>
      tx.query(
        `UPDATE outbox_message
            SET lease_owner = ?, leased_until = UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND, attempts = attempts + 1
          WHERE done_at IS NULL AND failed_at IS NULL AND available_at <= UTC_TIMESTAMP(3)
            AND (leased_until IS NULL OR leased_until < UTC_TIMESTAMP(3))${except.length === 0 ? '' : ' AND topic NOT IN (?)'}
          ORDER BY available_at, id LIMIT ?`,
        [lease, ...(except.length === 0 ? [] : [except]), limit],
      ),
    );
    const rows = await this.database.query<Row>(
      `SELECT id, company_id, topic, payload, attempts FROM outbox_message
        WHERE done_at IS NULL AND failed_at IS NULL AND lease_owner = ? ORDER BY available_at, id`,
      [lease],
    );
    return rows.map(({ company_id, payload, ...row }) => ({
      ...row,
      companyId: company_id,
      payload: parseJson(payload),
      lastAttempt: row.attempts >= MAX_ATTEMPTS,
      lease,
    }));
  }

  async done(message: ClaimedMessage): Promise<void> {
    await this.settle(message, 'done_at = UTC_TIMESTAMP(3), last_error = NULL', []);
  }

  /** Puts the message back for a later attempt, or gives it up after the last one. Returns whether it was given up. */
  async failed(message: ClaimedMessage, error: string): Promise<boolean> {
    const giveUp = message.attempts >= MAX_ATTEMPTS;
    const next = giveUp
      ? 'failed_at = UTC_TIMESTAMP(3)'
      : `available_at = UTC_TIMESTAMP(3) + INTERVAL ${backoffSeconds(message.attempts)} SECOND`;
    await this.settle(message, `${next}, last_error = ?`, [error.slice(0, LONGEST_ERROR)]);
    return giveUp;
  }

  /** Changes nothing when the lease has gone to another worker meanwhile. */
  private async settle(message: ClaimedMessage, assignments: string, params: unknown[]): Promise<void> {
    await this.database.query(
      `UPDATE outbox_message SET ${assignments}, lease_owner = NULL, leased_until = NULL WHERE id = ? AND lease_owner = ?`,
      [...params, message.id, message.lease],
    );
  }
}
