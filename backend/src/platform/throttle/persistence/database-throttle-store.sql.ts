import { sharedNow } from '../../clock.js';
import { Database } from '../../database/database.js';
import { ThrottleStore } from '../throttle-store.js';
import { Retention } from '../../retention/retention-rules.js';

/**
 * Counts in the database with one statement each. Rate limiting libraries use a transaction and read back, four statements in all, which would
 * take longer than all of a sign-in except the password hash.
 */
@Retention([{ table: 'throttle', column: 'ends_at', epoch: true, index: 'ix_throttle_end', keptMs: 0 }])
export class DatabaseThrottleStore extends ThrottleStore {
  constructor(private readonly database: Database) {
    super();
  }

  async add(key: string, seconds: number, count = 1): Promise<number> {
    const now = sharedNow();
    const end = now + seconds * 1_000;
    const { insertId } = await this.database.execute(
      `INSERT INTO throttle (throttle_key, tries, ends_at) VALUES (?, ?, ?)
       ON DUPLICATE KEY UPDATE tries = LAST_INSERT_ID(IF(ends_at <= ?, ?, tries + ?)), ends_at = IF(ends_at <= ?, ?, ends_at)`,
      [key, count, end, now, count, count, now, end],
    );
    // Inserting a new row does not set LAST_INSERT_ID.
    return insertId === 0 ? count : insertId;
  }

  async subtract(key: string): Promise<void> {
    await this.database.execute(
      'UPDATE throttle SET tries = tries - 1 WHERE throttle_key = ? AND ends_at > ? AND tries > 0',
      [key, sharedNow()],
    );
  }

  async timeLeft(key: string): Promise<number> {
    const [row] = await this.database.query<{ ends_at: number }>(
      'SELECT ends_at FROM throttle WHERE throttle_key = ?',
      [key],
    );
    return Math.max(0, (row?.ends_at ?? 0) - sharedNow());
  }

  async remove(key: string): Promise<void> {
    await this.database.execute('DELETE FROM throttle WHERE throttle_key = ?', [key]);
  }
}
