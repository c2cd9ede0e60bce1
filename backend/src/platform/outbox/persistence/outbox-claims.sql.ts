import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { columnsOf, type SqlRow } from '../../database/columns-of.js';
import { parseJson } from '../../database/columns.js';
import { Database, type Transaction } from '../../database/database.js';
import { backoffSeconds, MAX_ATTEMPTS } from '../backoff.js';
import type { OutboxMessage } from '../outbox-handlers.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { DAY_MS, Retention } from '../../retention/retention-rules.js';

/** Lease time of a message without renewal. */
export const LEASE_MS = 30_000;

const LEASED_UNTIL = `UTC_TIMESTAMP(3) + INTERVAL ${LEASE_MS / 1_000} SECOND`;
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

/**
 * Leases on outbox messages. All instants are the database's, so the workers' clocks need not be synchronized.
 * Only `claim` reads the index of due messages, and it skips locked rows instead of waiting for them. All other statements address rows by
 * primary key. No statement waits for a lock while it holds one that another waits for, so workers cannot deadlock.
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

  /** Leases up to `limit` due messages, oldest first, of all topics except `except`. The lease is committed before this returns. */
  claim(limit: number, except: readonly string[] = []): Promise<ClaimedMessage[]> {
    return this.database.transaction(async (tx) => {
      const due = await lockDue(tx, limit, except);
      const suspended = await postponeSuspended(tx, due);
      const rows = due.filter(({ companyId }) => !suspended.has(companyId ?? ''));
      if (rows.length === 0) return [];
      const lease = ulid();
      await tx.query(
        `UPDATE outbox_message SET lease_owner = ?, leased_until = ${LEASED_UNTIL}, attempts = attempts + 1 WHERE id IN (?)`,
        [lease, rows.map(({ id }) => id)],
      );
      return rows.map((row) => claimed(row, lease));
    });
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
    const giveUp = message.attempts >= MAX_ATTEMPTS;
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

/** Messages of suspended companies wait, without counting an attempt. Returns the ids of those companies. */
async function postponeSuspended(tx: Transaction, due: readonly Row[]): Promise<ReadonlySet<string>> {
  const companyIds = [...new Set(due.flatMap(({ companyId }) => companyId ?? []))];
  if (companyIds.length === 0) return new Set();
  const companies = await tx.query<{ id: string }[]>(
    'SELECT id FROM company WHERE id IN (?) AND suspended_at IS NOT NULL',
    [companyIds],
  );
  const suspended = new Set(companies.map(({ id }) => id));
  const waiting = due.filter(({ companyId }) => suspended.has(companyId ?? '')).map(({ id }) => id);
  if (waiting.length > 0)
    await tx.query(
      `UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) + INTERVAL ${SUSPENDED_PAUSE_SECONDS} SECOND WHERE id IN (?)`,
      [waiting],
    );
  return suspended;
}

/** The index hint is required: any other plan would lock, and hide from other workers, more rows than are claimed. */
function lockDue(tx: Transaction, limit: number, except: readonly string[]): Promise<Row[]> {
  return tx.query<Row[]>(
    `SELECT ${COLUMNS} FROM outbox_message m FORCE INDEX (ix_outbox_message_due)
      WHERE done_at IS NULL AND failed_at IS NULL AND available_at <= UTC_TIMESTAMP(3)
        AND (leased_until IS NULL OR leased_until < UTC_TIMESTAMP(3))${except.length === 0 ? '' : ' AND topic NOT IN (?)'}
      ORDER BY available_at, id LIMIT ? FOR UPDATE SKIP LOCKED`,
    [...(except.length === 0 ? [] : [except]), limit],
  );
}

function claimed({ payload, ...row }: Row, lease: string): ClaimedMessage {
  const attempts = row.attempts + 1;
  return { ...row, payload: parseJson(payload), attempts, lastAttempt: attempts >= MAX_ATTEMPTS, lease };
}
