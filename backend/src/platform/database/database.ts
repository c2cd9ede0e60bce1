import { Injectable, Optional } from '@nestjs/common';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource, type EntityManager } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { ConcurrentChange } from '../http/problems/domain-error.js';
import { isRetryable } from './errors.js';
import { runPrepared } from './prepared.js';
import { ReadReplicas } from './replicas/read-replicas.js';
import { retrying, retryTransient } from './retrying.js';

/** An open transaction. Repositories take it as their first parameter. */
export type Transaction = EntityManager;

@Injectable()
export class Database {
  private readonly lastSteps = new WeakMap<Transaction, (() => Promise<void>)[]>();
  private readonly commitHooks = new WeakMap<Transaction, (() => void)[]>();

  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly replicas?: ReadReplicas,
  ) {}

  /** Runs one read statement outside any transaction. Parameters replace `?` in order. */
  query<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, params);
  }

  /**
   * Like `query`, for frequent reads with constant text: the server parses the statement once per connection. Does not support lists as
   * parameters.
   */
  queryPrepared<T>(sql: string, params: unknown[]): Promise<T[]> {
    return runOnConnection<T>(this.dataSource, sql, params);
  }

  /** Like `query`, for lists, searches, reports and exports: runs on a read replica if one is configured and up to date. */
  read<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    return this.reading((dataSource) => dataSource.query<T[]>(sql, params));
  }

  /** `read` with the limits of `queryPrepared`. */
  readPrepared<T>(sql: string, params: unknown[]): Promise<T[]> {
    return this.reading((dataSource) => runOnConnection<T>(dataSource, sql, params));
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

  private reading<T>(run: (dataSource: DataSource) => Promise<T>): Promise<T> {
    return this.replicas?.isConfigured === true ? this.replicas.read(this.dataSource, run) : run(this.dataSource);
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

/** Runs a prepared statement on a connection of the pool. */
async function runOnConnection<T>(dataSource: DataSource, sql: string, params: unknown[]): Promise<T[]> {
  const connection = await connectionOf((dataSource.driver as MysqlDriver).pool as Pool);
  try {
    return await runPrepared<T[]>(connection, dataSource.logger, sql, params);
  } finally {
    connection.release();
  }
}

/** A connection of the pool; release it. */
function connectionOf(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) =>
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
  );
}
