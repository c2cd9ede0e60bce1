import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource, type EntityManager } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { ConcurrentChange } from '../http/problems/domain-error.js';
import { databaseCaller } from '../request-context.js';
import { isRetryable } from './errors.js';
import { runPrepared } from './prepared.js';

/** An open transaction. Repositories take it as their first parameter. */
export type Transaction = EntityManager;

const ATTEMPTS = 5;
const BACKOFF_MS = 15;
/** A request starts no further attempt after this time, which is less than the longest wait for a lock. */
const RETRY_WITHIN_MS = 2_500;

@Injectable()
export class Database {
  private readonly lastSteps = new WeakMap<Transaction, (() => Promise<void>)[]>();
  private readonly commitHooks = new WeakMap<Transaction, (() => void)[]>();

  constructor(private readonly dataSource: DataSource) {}

  /** Runs one read statement outside any transaction. Parameters replace `?` in order. */
  query<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, params);
  }

  /**
   * Like `query`, for frequent reads with constant text: the server parses the statement once per connection. Does not support lists as
   * parameters.
   */
  async queryPrepared<T>(sql: string, params: unknown[]): Promise<T[]> {
    const pool = (this.dataSource.driver as MysqlDriver).pool as Pool;
    const connection = await connectionOf(pool);
    try {
      return await runPrepared<T[]>(connection, this.dataSource.logger, sql, params);
    } finally {
      connection.release();
    }
  }

  /**
   * Runs one write statement outside any transaction, and retries it after a deadlock or lock timeout, which rolled it back. `insertId` is the
   * statement's LAST_INSERT_ID, or 0.
   */
  execute(sql: string, params: unknown[] = []): Promise<{ insertId: number; affectedRows: number }> {
    return retryTransient(() => this.dataSource.query<{ insertId: number; affectedRows: number }>(sql, params));
  }

  /**
   * Runs `work` in a READ COMMITTED transaction. After a deadlock, a lock timeout or a `ConcurrentChange`, rolls back and runs `work` again, five
   * times at most. Therefore `work` must have no effects outside the transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return retrying(
      () => this.runOnce(work),
      (error) => isRetryable(error) || error instanceof ConcurrentChange,
    );
  }

  /** Runs `step` at the end of `tx`, so that contended locks are held only briefly. A failure rolls back the transaction. */
  beforeCommit(tx: Transaction, step: () => Promise<void>): void {
    this.lastSteps.set(tx, [...(this.lastSteps.get(tx) ?? []), step]);
  }

  /** Calls `hook` after `tx` has committed, and never after a rollback. */
  afterCommit(tx: Transaction, hook: () => void): void {
    this.commitHooks.set(tx, [...(this.commitHooks.get(tx) ?? []), hook]);
  }

  private async runOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      let hooks: (() => void)[] = [];
      const result = await runner.manager.transaction(async (tx) => {
        const value = await work(tx);
        for (const step of this.lastSteps.get(tx) ?? []) await step();
        hooks = this.commitHooks.get(tx) ?? [];
        return value;
      });
      for (const hook of hooks) hook();
      return result;
    } finally {
      await runner.release();
    }
  }
}

/**
 * Runs one write statement of a TypeORM repository outside any transaction, and retries it like `Database.execute`. Inside a transaction the
 * transaction is retried instead.
 */
export function retryTransient<T>(write: () => Promise<T>): Promise<T> {
  return retrying(write, isRetryable);
}

/** A connection of the pool; release it. */
function connectionOf(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) =>
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
  );
}

/** Tries again after transient errors, in a request only while its client may still wait. */
async function retrying<T>(work: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> {
  const lastStart = databaseCaller().interactive ? performance.now() + RETRY_WITHIN_MS : Infinity;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error) || performance.now() > lastStart) throw error;
      await delay(BACKOFF_MS * attempt * (0.5 + Math.random()));
    }
  }
}
