import { DataSource, type DataSourceOptions, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { MIGRATION_CHECKSUMS } from '../../../migrations/checksums.js';
import { MigrationLease } from './migration-lease.js';

/**
 * Runs pending migrations. Any number of processes may call this at once: one runs the migrations while the others wait and then find nothing to
 * do. Returns the names of the migrations that this call ran. `isWanted` limits them, for the schema of an earlier release.
 */
export async function migrate(
  options: DataSourceOptions,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  return exclusively(options, async (dataSource, lease) => {
    const ran = await runPending(dataSource, lease, isWanted);
    await recordChecksums(dataSource, isWanted);
    return ran.map((migration) => migration.name);
  });
}

/**
 * Reverts all migrations, newest first, which deletes all data. @throws Error, before reverting anything, if a table has rows, unless
 * `deleteRows` is set. Installations never run this: older code runs on a newer schema.
 */
export async function revertAll(options: DataSourceOptions, { deleteRows = false } = {}): Promise<void> {
  await exclusively(options, async (dataSource) => {
    const filled = deleteRows ? [] : await tablesWithRows(dataSource);
    if (filled.length > 0) throw new Error(`Nothing was undone, because these tables have rows: ${filled.join(', ')}`);
    const [{ count } = { count: 0 }] = await dataSource.query<{ count: number }[]>(
      'SELECT COUNT(*) AS count FROM migration',
    );
    for (let left = Number(count); left > 0; left -= 1) await dataSource.undoLastMigration();
    await dataSource.query('DELETE FROM migration_checksum');
  });
}

async function tablesWithRows(dataSource: DataSource): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name NOT IN ('migration', 'migration_checksum', 'migration_lease', 'migration_lock') ORDER BY table_name`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const rows = await dataSource.query<unknown[]>(`SELECT 1 FROM \`${name}\` LIMIT 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** MySQL reserves LAST_VALUE, which migrations 001 and 020 use as an unescaped column name; landed migrations do not change. */
function escapingReservedWords(runner: QueryRunner): QueryRunner {
  const query: QueryRunner['query'] = runner.query.bind(runner);
  runner.query = (sql: string, ...rest: unknown[]) =>
    query(sql.replace(/\blast_value\b/g, '`last_value`'), ...(rest as []));
  return runner;
}

async function runPending(
  dataSource: DataSource,
  lease: MigrationLease,
  isWanted: (name: string) => boolean,
): Promise<Migration[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const executor = new MigrationExecutor(dataSource, escapingReservedWords(runner));
    const pending = (await executor.getPendingMigrations()).filter(({ name }) => isWanted(name));
    for (const migration of pending) {
      await lease.renew();
      await executor.executeMigration(migration);
    }
    return pending;
  } finally {
    await runner.release();
  }
}

/** Stores the checksum of each migration that ran, so readiness detects code with different migrations. */
async function recordChecksums(dataSource: DataSource, isWanted: (name: string) => boolean): Promise<void> {
  await dataSource.query(
    `CREATE TABLE IF NOT EXISTS migration_checksum (
       name varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
       checksum char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
     )`,
  );
  const rows = Object.entries(MIGRATION_CHECKSUMS).filter(([name]) => isWanted(name));
  await dataSource.query('INSERT IGNORE INTO migration_checksum (name, checksum) VALUES ?', [rows]);
}

/** Runs `work` while no other process changes the schema. */
async function exclusively<T>(
  options: DataSourceOptions,
  work: (dataSource: DataSource, lease: MigrationLease) => Promise<T>,
): Promise<T> {
  const dataSource = await new DataSource(options).initialize();
  const lease = new MigrationLease(dataSource);
  try {
    return await lease.hold(() => work(dataSource, lease));
  } finally {
    await dataSource.destroy();
  }
}
