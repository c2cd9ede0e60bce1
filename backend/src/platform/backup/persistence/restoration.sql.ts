import { DataSource, type DataSourceOptions } from 'typeorm';
import { Restoration1781000000106 } from '../../../migrations/1781000000106-restoration.js';
import type { Database, Transaction } from '../../database/database.js';
import { isMissingTable } from '../../database/errors.js';

/** Marks the database as half restored. The table is that of the first release with restores. */
export async function markRestoring(options: DataSourceOptions, backupAt: Date): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await new Restoration1781000000106().up(runner);
    await runner.query('INSERT INTO restoration (id, backup_at, started_at) VALUES (1, ?, UTC_TIMESTAMP(3))', [
      backupAt,
    ]);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** Whether a restore runs, or failed. */
export async function isHalfRestored(database: Database): Promise<boolean> {
  try {
    return (await database.query('SELECT 1 FROM restoration WHERE completed_at IS NULL')).length > 0;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

/** The instant of the restored data while nothing may be sent; else null. */
export async function readPausedSince(database: Database): Promise<Date | null> {
  const [row] = await database.query<{ backupAt: Date }>(
    'SELECT backup_at AS backupAt FROM restoration WHERE released_at IS NULL',
  );
  return row?.backupAt ?? null;
}

/** All rows and files are stored: the restore may be finished. */
export async function markStored(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.query('UPDATE restoration SET stored_at = UTC_TIMESTAMP(3)');
  } finally {
    await dataSource.destroy();
  }
}

/** Returns whether there was a restore to finish. */
export async function markCompleted(tx: Transaction): Promise<boolean> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'UPDATE restoration SET completed_at = UTC_TIMESTAMP(3) WHERE stored_at IS NOT NULL AND completed_at IS NULL',
  );
  return affectedRows > 0;
}

/** Returns whether the installation was paused. */
export async function markReleased(database: Database): Promise<boolean> {
  const { affectedRows } = await database.execute(
    'UPDATE restoration SET released_at = UTC_TIMESTAMP(3) WHERE completed_at IS NOT NULL AND released_at IS NULL',
  );
  return affectedRows > 0;
}

/** Names of the tables in the database. */
export async function tableNames(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return rows.map(({ name }) => name);
}

/** Hosts of the connections to the database, as far as its users may see them: with `PROCESS` all, else their own. */
export async function connectionsTo(users: readonly DataSourceOptions[]): Promise<string[]> {
  const hosts = new Set<string>();
  for (const user of users) {
    // Without a database this connection is not one of them, and the user needs no privileges.
    const dataSource = await new DataSource({ ...user, database: undefined } as DataSourceOptions).initialize();
    try {
      const sql = 'SELECT host FROM information_schema.processlist WHERE db = ?';
      for (const { host } of await dataSource.query<{ host: string }[]>(sql, [user.database])) hosts.add(host);
    } finally {
      await dataSource.destroy();
    }
  }
  return [...hosts];
}
