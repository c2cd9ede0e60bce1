import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { Retention } from '../../../../platform/retention/retention-rule.js';

/** A browser that someone has completed a sign-in with, or may try to without the limits for strangers. */
export interface KnownDevice {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  tokenHash: string;
  userId: string;
  /** False for a browser that an unlock link has admitted and that has not signed in since. */
  signedIn: boolean;
  createdAt: Date;
  expiresAt: Date;
}

@Retention([{ table: 'known_device', column: 'expires_at', index: 'ix_known_device_expiry', keptMs: 0 }])
@Injectable()
export class KnownDevicesRepository {
  constructor(private readonly database: Database) {}

  /** The person who signed in with the device; null when nobody did, or too long ago. */
  async ownerOf(tokenHash: string, now: Date): Promise<string | null> {
    const rows = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM known_device WHERE token_hash = ? AND expires_at > ? AND signed_in',
      [tokenHash, now],
    );
    return rows[0]?.user_id ?? null;
  }

  /** Whether it is a device of the user, which need not have signed in yet. */
  async admits(tokenHash: string, userId: string, now: Date): Promise<boolean> {
    const rows = await this.database.query<{ present: 1 }>(
      'SELECT 1 AS present FROM known_device WHERE token_hash = ? AND expires_at > ? AND user_id = ?',
      [tokenHash, now, userId],
    );
    return rows.length > 0;
  }

  /** The address of the account whose device it is; null when there is none. */
  async emailOf(tokenHash: string, now: Date): Promise<string | null> {
    const rows = await this.database.query<{ email: string }>(
      `SELECT u.email FROM known_device d JOIN user_account u ON u.id = d.user_id
        WHERE d.token_hash = ? AND d.expires_at > ? AND d.signed_in`,
      [tokenHash, now],
    );
    return rows[0]?.email ?? null;
  }

  /** Adds the device, or lets a present one last longer. */
  async save(tx: Transaction, { tokenHash, userId, signedIn, createdAt, expiresAt }: KnownDevice): Promise<void> {
    await tx.query(
      `INSERT INTO known_device (token_hash, user_id, signed_in, created_at, expires_at) VALUES (?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE expires_at = ?`,
      [tokenHash, userId, signedIn, createdAt, expiresAt, expiresAt],
    );
  }

  /** Forgets every device of the user. */
  async deleteAll(tx: Transaction, userId: string): Promise<void> {
    await tx.query('DELETE FROM known_device WHERE user_id = ?', [userId]);
  }
}
