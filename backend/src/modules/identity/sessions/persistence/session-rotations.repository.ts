import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';

/** Tokens of sessions that are due to be replaced, and the replaced ones while they still work. */
@Injectable()
export class SessionRotationsRepository {
  constructor(private readonly database: Database) {}

  /** Marks the user's open sessions in the company: their next answer brings a new token. */
  async mark(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await tx.query(
      'UPDATE user_session SET rotation_due = true WHERE user_id = ? AND company_id = ? AND revoked_at IS NULL',
      [userId, companyId],
    );
  }

  /** Replaces the token if it is due; of parallel requests one does. The old token works until `previousEndsAt`. */
  async replace(oldHash: string, newHash: string, previousEndsAt: Date): Promise<void> {
    await this.database.execute(
      `UPDATE user_session SET token_hash = ?, previous_token_hash = ?, previous_ends_at = ?, rotation_due = false
        WHERE token_hash = ? AND rotation_due = true AND revoked_at IS NULL`,
      [newHash, oldHash, previousEndsAt, oldHash],
    );
  }

  /** When the session ends that has the one token in the place of the other; null when none has. */
  async expiryOf(newHash: string, oldHash: string): Promise<Date | null> {
    const rows = await this.database.query<{ expires_at: Date }>(
      'SELECT expires_at FROM user_session WHERE token_hash = ? AND previous_token_hash = ?',
      [newHash, oldHash],
    );
    return rows[0]?.expires_at ?? null;
  }

  /** Has a replaced token end at this instant, unless it ends earlier. */
  async endPrevious(oldHash: string, endsAt: Date): Promise<void> {
    await this.database.execute(
      'UPDATE user_session SET previous_ends_at = LEAST(previous_ends_at, ?) WHERE previous_token_hash = ?',
      [endsAt, oldHash],
    );
  }
}
