import { setTimeout as delay } from 'node:timers/promises';

/** Waits for the work, but not longer than this. @throws Error when it takes longer */
export async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const timeout = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Not done after ${milliseconds / 1000} seconds.`);
  });
  await Promise.race([work, timeout]).finally(() => over.abort());
}
