import type { Database } from '../../database/database.js';

/** Ids of all companies in ascending order, from `from` on. */
export async function companyIds(database: Database, from: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>('SELECT id FROM company WHERE id >= ? ORDER BY id', [from]);
  return rows.map(({ id }) => id);
}
