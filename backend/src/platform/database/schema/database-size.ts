import type { Database } from '../database.js';

/** Estimated bytes of all rows, without indexes. */
export async function databaseSize(database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: number | string | null }>(
    'SELECT SUM(data_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return Number(row?.bytes ?? 0);
}
