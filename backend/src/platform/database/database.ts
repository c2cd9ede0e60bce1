import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConcurrentChange } from '../http/domain-error.js';
import { isRetryable } from './errors.js';

/** An open transaction. Repositories take it as their first argument. */
export type Transaction = EntityManager;

/** How many connections of the pool are taken and free, and how many statements wait for one. */
export interface PoolUsage {
  inUse: number;
  idle: number;
  waiting: number;
}

/** The lists of mysql2's pool, which offers no public figures. */
interface DriverPool {
  _allConnections: ArrayLike<unknown>;
  _freeConnections: ArrayLike<unknown>;
  _connectionQueue: ArrayLike<unknown>;
}

const ATTEMPTS = 5;
const BACKOFF_MS = 15;

@Injectable()
export class Database {
  private readonly lastSteps = new WeakMap<Transaction, (() => Promise<void>)[]>();
  private readonly commitHooks = new WeakMap<Transaction, (() => void)[]>();

  constructor(private readonly dataSource: DataSource) {}

  /** Runs one statement outside any transaction; for reads. Parameters replace `?` in order. */
  query<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, params);
  }

  /** Runs one statement that writes, outside any transaction. `insertId` is what the statement set as LAST_INSERT_ID, or 0. */
  execute(sql: string, params: unknown[] = []): Promise<{ insertId: number; affectedRows: number }> {
    return this.dataSource.query<{ insertId: number; affectedRows: number }>(sql, params);
  }

  /**
   * Runs `work` in a READ COMMITTED transaction. After a deadlock, a lock timeout or a `ConcurrentChange` everything is rolled back
   * and `work` runs again, at most five times in all; so it must do nothing that a rollback does not undo.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !(isRetryable(error) || error instanceof ConcurrentChange)) throw error;
        await delay(BACKOFF_MS * attempt * (0.5 + Math.random()));
      }
    }
  }

  pool(): PoolUsage {
    const { _allConnections, _freeConnections, _connectionQueue } = (this.dataSource.driver as unknown as { pool: DriverPool }).pool;
    return { inUse: _allConnections.length - _freeConnections.length, idle: _freeConnections.length, waiting: _connectionQueue.length };
  }

  /** Runs `step` as the last thing in `tx`, so that locks which many wait for are held for a moment only; a failure rolls everything back. */
  beforeCommit(tx: Transaction, step: () => Promise<void>): void {
    this.lastSteps.set(tx, [...(this.lastSteps.get(tx) ?? []), step]);
  }

  /** Calls `hook` once `tx` has committed, and never if it is rolled back. */
  afterCommit(tx: Transaction, hook: () => void): void {
    this.commitHooks.set(tx, [...(this.commitHooks.get(tx) ?? []), hook]);
  }

  private async runOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let hooks: (() => void)[] = [];
    const result = await this.dataSource.transaction('READ COMMITTED', async (tx) => {
      const value = await work(tx);
      for (const step of this.lastSteps.get(tx) ?? []) await step();
      hooks = this.commitHooks.get(tx) ?? [];
      return value;
    });
    for (const hook of hooks) hook();
    return result;
  }
}
