import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { AfterRestore, HELD } from '../../backup/restorations.js';
import { columnsOf, type SqlRow } from '../../database/columns-of.js';
import { parseJson } from '../../database/columns.js';
import { Database, type Transaction } from '../../database/database.js';
import { shuffled } from '../../shuffled.js';
import { backoffSeconds } from '../backoff.js';
import type { OutboxMessage } from '../outbox-handlers.js';
import { attemptsOf } from '../outbox-topic.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { DAY_MS, Retention } from '../../retention/retention-rules.js';

/** Lease time of a message without renewal. */
export const LEASE_MS = 30_000;

const LEASED_UNTIL = `UTC_TIMESTAMP(3) + INTERVAL ${LEASE_MS / 1_000} SECOND`;
const IS_DUE =
  'm.done_at IS NULL AND m.failed_at IS NULL AND m.available_at <= UTC_TIMESTAMP(3) AND (m.leased_until IS NULL OR m.leased_until < UTC_TIMESTAMP(3))';
/** Messages read for each one that a claim may lease. */
const CANDIDATES = 8;
const LONGEST_ERROR = 1_000;
/** Time until messages of a suspended company are looked at again. */
const SUSPENDED_PAUSE_SECONDS = 600;

/** A message that only this process may handle until the lease expires. */
export interface ClaimedMessage extends OutboxMessage {
  topic: string;
  /** Includes this attempt. */
  attempts: number;
  lease: string;
}

const KEYS = ['id', 'companyId', 'topic', 'payload', 'attempts'] as const;
const COLUMNS = columnsOf(OutboxMessageEntity, 'm', KEYS);
type Row = SqlRow<OutboxMessageEntity, (typeof KEYS)[number]>;

/** A message that can be claimed. `suspended` is 0 or 1. */
interface DueRow {
  id: string;
  suspended: number;
}

/**
 * Leases on outbox messages. All instants are the database's, so the workers' clocks need not be synchronized.
 * A claim reads due messages without locks and then leases those that are still free, by primary key: this also decides between workers on different
 * nodes of a cluster. No statement waits for a lock while it holds one that another waits for, so workers cannot deadlock.
 */
@Retention([
  {
    table: 'outbox_message',
    column: 'failed_at',
    where: 'done_at IS NULL',
    index: 'ix_outbox_message_due',
    keptMs: 90 * DAY_MS,
  },
  { table: 'outbox_message', column: 'done_at', index: 'ix_outbox_message_due', keptMs: 0 },
])
@Injectable()
export class OutboxClaims {
  constructor(private readonly database: Database) {}

  /** Leases up to `limit` due messages, oldest first unless other workers claim them too, of all topics except `except`. */
  async claim(limit: number, except: readonly string[] = []): Promise<ClaimedMessage[]> {
    const messages: ClaimedMessage[] = [];
    for (let lost = false; messages.length < limit; lost = true) {
      const due = await this.due(limit, except);
      if (due.length === 0) break;
      const suspended = due.filter((row) => row.suspended).map(({ id }) => id);
      if (suspended.length > 0) await this.postpone(suspended);
      // After losing messages to another worker, this one continues with others.
      const free = due.filter((row) => !row.suspended).map(({ id }) => id);
      const wanted = (lost ? shuffled(free) : free).slice(0, limit - messages.length);
      if (wanted.length > 0) messages.push(...(await this.lease(wanted)));
    }
    return messages;
  }

  /** Extends the lease. False when another worker has the message. */
  async renew(message: ClaimedMessage): Promise<boolean> {
    return this.settle(message, `UPDATE outbox_message SET leased_until = ${LEASED_UNTIL}`);
  }

  /** Deletes the message: the table contains only pending messages and dead letters. */
  async done(message: ClaimedMessage): Promise<void> {
    await this.settle(message, 'DELETE FROM outbox_message');
  }

  /** Makes the message due again immediately, without counting the attempt. */
  async release(message: ClaimedMessage): Promise<void> {
    await this.settle(
      message,
      'UPDATE outbox_message SET attempts = attempts - 1, lease_owner = NULL, leased_until = NULL',
    );
  }

  /** Schedules the next attempt, or makes the message a dead letter after the last one. Returns whether it is a dead letter. */
  async failed(message: ClaimedMessage, error: string): Promise<boolean> {
    const giveUp = message.attempts >= attemptsOf(message.topic);
    const next = giveUp
      ? 'failed_at = UTC_TIMESTAMP(3)'
      : `available_at = UTC_TIMESTAMP(3) + INTERVAL ${backoffSeconds(message.attempts)} SECOND`;
    await this.settle(
      message,
      `UPDATE outbox_message SET ${next}, last_error = ?, lease_owner = NULL, leased_until = NULL`,
      error.slice(0, LONGEST_ERROR),
    );
    return giveUp;
  }

  /** More due messages than a claim needs, because other workers claim some of them. */
  private due(limit: number, except: readonly string[]): Promise<DueRow[]> {
    return this.database.query<DueRow>(
      `SELECT m.id, c.suspended_at IS NOT NULL AS suspended
         FROM outbox_message m FORCE INDEX (ix_outbox_message_due) LEFT JOIN company c ON c.id = m.company_id
        WHERE ${IS_DUE}${except.length === 0 ? '' : ' AND m.topic NOT IN (?)'} ORDER BY m.available_at, m.id LIMIT ?`,
      [...(except.length === 0 ? [] : [except]), limit * CANDIDATES],
    );
  }

  /** Leases those that are still due. */
  private async lease(ids: readonly string[]): Promise<ClaimedMessage[]> {
    const lease = ulid();
    const { affectedRows } = await this.database.execute(
      `UPDATE outbox_message m SET m.lease_owner = ?, m.leased_until = ${LEASED_UNTIL}, m.attempts = m.attempts + 1 WHERE m.id IN (?) AND ${IS_DUE}`,
      [lease, ids],
    );
    if (affectedRows === 0) return [];
    const rows = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM outbox_message m WHERE m.id IN (?) AND m.lease_owner = ? ORDER BY m.available_at, m.id`,
      [ids, lease],
    );
    return rows.map((row) => claimed(row, lease));
  }

  /** Messages of suspended companies wait, without counting an attempt. */
  private async postpone(ids: readonly string[]): Promise<void> {
    await this.database.execute(
      `UPDATE outbox_message m SET m.available_at = UTC_TIMESTAMP(3) + INTERVAL ${SUSPENDED_PAUSE_SECONDS} SECOND WHERE m.id IN (?) AND ${IS_DUE}`,
      [ids],
    );
  }

  /** Makes all pending messages dead letters. */
  @AfterRestore()
  async hold(tx: Transaction): Promise<string> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE outbox_message SET failed_at = UTC_TIMESTAMP(3), last_error = ?, lease_owner = NULL, leased_until = NULL
        WHERE done_at IS NULL AND failed_at IS NULL`,
      [HELD],
    );
    return `Held back ${affectedRows} messages: "lading outbox" lists them, "lading outbox retry" delivers them.`;
  }

  /** Changes nothing and returns false if another worker has the lease. */
  private async settle(message: ClaimedMessage, change: string, ...params: unknown[]): Promise<boolean> {
    const { affectedRows } = await this.database.execute(`${change} WHERE id = ? AND lease_owner = ?`, [
      ...params,
      message.id,
      message.lease,
    ]);
    return affectedRows === 1;
  }
}

function claimed({ payload, ...row }: Row, lease: string): ClaimedMessage {
  return { ...row, payload: parseJson(payload), lastAttempt: row.attempts >= attemptsOf(row.topic), lease };
}
