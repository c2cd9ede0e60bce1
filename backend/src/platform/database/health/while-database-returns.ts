import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../errors.js';

const PAUSE_MS = 250;

/** Retries `work` while the database is unavailable, up to this time. For storing the result of something irreversible, such as a sent mail. */
export async function whileDatabaseReturns<T>(work: () => Promise<T>, milliseconds: number): Promise<T> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() >= end) throw error;
      await delay(PAUSE_MS);
    }
  }
}
