import type { Database, Transaction } from '../../database/database.js';
import { DEMONSTRATION_EMAIL } from '../demonstration-account.js';

/** What a database was used for so far. */
export interface StoredUse {
  marked: boolean;
  /** The account with the published password exists and still has a password. */
  hasDemonstrationAccount: boolean;
  hasCompanies: boolean;
}

export async function readStoredUse(database: Database): Promise<StoredUse> {
  const [row] = await database.query<Record<keyof StoredUse, unknown>>(
    `SELECT EXISTS (SELECT 1 FROM demonstration) AS marked,
            EXISTS (SELECT 1 FROM user_account WHERE email = ? AND password_hash IS NOT NULL) AS hasDemonstrationAccount,
            EXISTS (SELECT 1 FROM company) AS hasCompanies`,
    [DEMONSTRATION_EMAIL],
  );
  return {
    marked: Number(row?.marked) === 1,
    hasDemonstrationAccount: Number(row?.hasDemonstrationAccount) === 1,
    hasCompanies: Number(row?.hasCompanies) === 1,
  };
}

export async function markDemonstration(database: Database, now: Date): Promise<void> {
  await database.execute('INSERT IGNORE INTO demonstration (id, created_at) VALUES (1, ?)', [now]);
}

export async function removeMark(tx: Transaction): Promise<void> {
  await tx.query('DELETE FROM demonstration');
}
