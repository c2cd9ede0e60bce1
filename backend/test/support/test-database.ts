import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { Database } from '../../src/platform/database/database.js';
import { grantToProduct } from '../../src/platform/database/schema/grants.js';
import { migrate } from '../../src/platform/database/schema/migrate.js';

const KEPT_TABLES = new Set(['migration', 'migration_checksum', 'migration_lease', 'migration_lock']);
const MANY_ROWS = 1_000;

/** The product's user, with the privileges that `grantToProduct` grants, and RELOAD for `FLUSH STATUS` in tests that count rows read. */
const PRODUCT = { name: 'lading_product', password: 'lading-product' };

/** The migrated database of this Jest worker. */
export interface TestDatabase {
  /** For `Config.databaseUrl`: with the restricted user that the product has in an installation. */
  url: string;
  /** With the owner of the database, which has all privileges. */
  dataSource: DataSource;
  database: Database;
  /** Empties every table. */
  truncate(): Promise<void>;
  close(): Promise<void>;
}

/** Opens this worker's database on the temporary server: created and migrated on first use, and empty. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await createDatabase(`lading_test_${process.env.JEST_WORKER_ID ?? '1'}`);
  await migrate(dataSourceOptions({ databaseUrl: url }));
  const opened = await openMigrated(url);
  await opened.truncate();
  return opened;
}

/** Opens a database with data, after running pending migrations. */
export async function upgradedDatabase(url: string): Promise<TestDatabase> {
  await migrate(dataSourceOptions({ databaseUrl: url }));
  return openMigrated(url);
}

async function openMigrated(ownerUrl: string): Promise<TestDatabase> {
  const url = await productUrl(ownerUrl);
  const dataSource = await new DataSource(dataSourceOptions({ databaseUrl: ownerUrl })).initialize();
  return {
    url,
    dataSource,
    database: new Database(dataSource),
    truncate: () => truncate(dataSource),
    close: () => dataSource.destroy(),
  };
}

async function productUrl(ownerUrl: string): Promise<string> {
  await onServer(async (server) => {
    await server.query(`CREATE USER IF NOT EXISTS '${PRODUCT.name}'@'%' IDENTIFIED BY '${PRODUCT.password}'`);
    await server.query(`GRANT RELOAD ON *.* TO '${PRODUCT.name}'@'%'`);
  });
  const url = new URL(ownerUrl);
  Object.assign(url, { username: PRODUCT.name, password: PRODUCT.password });
  await grantToProduct(dataSourceOptions({ databaseUrl: ownerUrl }), dataSourceOptions({ databaseUrl: url.href }));
  return url.href;
}

/** A separate connection pool on a database, like another process. */
export function openDataSource(url: string): Promise<DataSource> {
  return new DataSource(dataSourceOptions({ databaseUrl: url })).initialize();
}

/** URL of an empty database with this name on the temporary server. */
export async function emptyDatabase(name: string): Promise<string> {
  await onServer((server) => server.query(`DROP DATABASE IF EXISTS \`${name}\``));
  return createDatabase(name);
}

async function createDatabase(name: string): Promise<string> {
  await onServer((server) =>
    server.query(`CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  );
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(work: (server: DataSource) => Promise<unknown>): Promise<void> {
  const server = await new DataSource(dataSourceOptions({ databaseUrl: serverUrl() })).initialize();
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error('Tests need a throw-away database: run npm test, or node infra/test-database.mjs -- <command>.');
}

async function truncate(dataSource: DataSource): Promise<void> {
  const tables = await dataSource.query<{ name: string; rows: number | null }[]>(
    'SELECT table_name AS name, table_rows AS `rows` FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const connection = dataSource.createQueryRunner();
  await connection.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const { name, rows } of tables) if (!KEPT_TABLES.has(name)) await connection.query(emptying(name, Number(rows)));
  await connection.query('SET FOREIGN_KEY_CHECKS = 1');
  await connection.release();
}

/** TRUNCATE recreates the table, which takes longer than deleting a few rows, but not 20 s for the rows of the list specs. `rows` is an estimate. */
function emptying(table: string, rows: number): string {
  return rows > MANY_ROWS ? `TRUNCATE TABLE \`${table}\`` : `DELETE FROM \`${table}\``;
}
