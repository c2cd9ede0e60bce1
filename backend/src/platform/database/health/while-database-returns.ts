import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../errors.js';

const PAUSE_MS = 250;

/** Runs `work` again while the database is away, for so long at most: for writing down what cannot be undone, like a mail that is sent. */
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
