import { setTimeout as delay } from 'node:timers/promises';
import { databaseCaller } from '../request-context.js';
import { isRetryable } from './errors.js';
import { forgetReplica } from './replicas/request-replica.js';

const ATTEMPTS = 5;
const BACKOFF_MS = 15;
/** A request starts no further attempt after this time, which is less than the longest wait for a lock. */
const RETRY_WITHIN_MS = 2_500;

/**
 * Runs one write statement of a TypeORM repository outside any transaction, and retries it like `Database.execute`. Inside a transaction the
 * transaction is retried instead.
 */
export function retryTransient<T>(write: () => Promise<T>): Promise<T> {
  return retrying(write, isRetryable);
}

/** Runs a write, and tries again after transient errors, in a request only while its client may still wait. */
export async function retrying<T>(work: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> {
  const lastStart = databaseCaller().interactive ? performance.now() + RETRY_WITHIN_MS : Infinity;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error) || performance.now() > lastStart) throw error;
      await delay(BACKOFF_MS * attempt * (0.5 + Math.random()));
    } finally {
      forgetReplica();
    }
  }
}
