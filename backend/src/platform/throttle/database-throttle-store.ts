import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '../database/database.js';
import { isRetryable } from '../database/errors.js';
import { ThrottleStore } from './throttle-store.js';

const ATTEMPTS = 5;
const BACKOFF_MS = 5;

/**
 * Counts in the database with one statement each: libraries that do it open a transaction and read back, which is four, and would cost
 * a sign-in more than all the rest of it but the hash.
 */
export class DatabaseThrottleStore extends ThrottleStore {
  constructor(private readonly database: Database) {
    super();
  }

  async add(key: string, seconds: number): Promise<number> {
    const now = Date.now();
    const end = now + seconds * 1_000;
    const { insertId } = await this.run(
      `INSERT INTO throttle (throttle_key, tries, ends_at) VALUES (?, 1, ?)
       ON DUPLICATE KEY UPDATE tries = LAST_INSERT_ID(IF(ends_at <= ?, 1, tries + 1)), ends_at = IF(ends_at <= ?, ?, ends_at)`,
      [key, end, now, now, end],
    );
    // A new row sets no LAST_INSERT_ID.
    return insertId === 0 ? 1 : insertId;
  }

  async subtract(key: string): Promise<void> {
    await this.run('UPDATE throttle SET tries = tries - 1 WHERE throttle_key = ? AND ends_at > ? AND tries > 0', [
      key,
      Date.now(),
    ]);
  }

  async timeLeft(key: string): Promise<number> {
    const [row] = await this.database.query<{ ends_at: number }>(
      'SELECT ends_at FROM throttle WHERE throttle_key = ?',
      [key],
    );
    return Math.max(0, (row?.ends_at ?? 0) - Date.now());
  }

  async remove(key: string): Promise<void> {
    await this.run('DELETE FROM throttle WHERE throttle_key = ?', [key]);
  }

  async removeEnded(): Promise<void> {
    await this.run('DELETE FROM throttle WHERE ends_at <= ?', [Date.now()]);
  }

  /** Two first tries at one moment can lock each other out; the statement that was rolled back runs again. */
  private async run(sql: string, parameters: unknown[]): Promise<{ insertId: number }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.database.execute(sql, parameters);
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
        await delay(BACKOFF_MS * attempt);
      }
    }
  }
}
