import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ulid } from 'ulid';
import { retryTransient } from '../retrying.js';

/** A runner that crashed is replaced after this time. A single statement may take longer: its runner renews the lease meanwhile. */
const LEASE_SECONDS = 60;
const RENEW_MS = 10_000;
const POLL_MS = 500;
const HOST_LENGTH = 40;

const LEASED_UNTIL = `UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND`;

/** Another process took over the lease of this one, which did not renew it in time. */
export class LeaseLost extends Error {
  constructor() {
    super('Another process runs the migrations now, because this one did not respond for a minute. Run it again.');
  }
}

/**
 * The right to change the schema, as a row with an owner and an end. Unlike a row lock or GET_LOCK, it also excludes runners on other nodes of a
 * Galera cluster, where a conflicting UPDATE fails at its commit.
 */
export class MigrationLease {
  private readonly owner = `${hostname().slice(0, HOST_LENGTH)}:${process.pid}:${ulid()}`;

  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while holding the lease; waits until no other process has it. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    await this.prepare();
    while (!(await this.update(`(owner IS NULL OR leased_until < UTC_TIMESTAMP(3))`))) await delay(POLL_MS);
    // `renew` before the next migration reports a lease that could not be renewed.
    const renewing = setInterval(() => void this.renew().catch(() => undefined), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await this.release();
    }
  }

  /** @throws LeaseLost */
  async renew(): Promise<void> {
    if (!(await this.update('owner = ?', this.owner))) throw new LeaseLost();
  }

  private async prepare(): Promise<void> {
    await this.dataSource.query(
      `CREATE TABLE IF NOT EXISTS migration_lease (
         id tinyint NOT NULL PRIMARY KEY,
         owner varchar(80) CHARACTER SET ascii COLLATE ascii_bin NULL,
         leased_until datetime(3) NOT NULL
       )`,
    );
    await retryTransient(() =>
      this.dataSource.query('INSERT IGNORE INTO migration_lease (id, leased_until) VALUES (1, UTC_TIMESTAMP(3))'),
    );
  }

  private async update(condition: string, ...params: string[]): Promise<boolean> {
    const { affectedRows } = await retryTransient(() =>
      this.dataSource.query<{ affectedRows: number }>(
        `UPDATE migration_lease SET owner = ?, leased_until = ${LEASED_UNTIL} WHERE id = 1 AND ${condition}`,
        [this.owner, ...params],
      ),
    );
    return affectedRows === 1;
  }

  private async release(): Promise<void> {
    await retryTransient(() =>
      this.dataSource.query('UPDATE migration_lease SET owner = NULL WHERE id = 1 AND owner = ?', [this.owner]),
    );
  }
}
