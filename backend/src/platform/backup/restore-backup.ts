import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Config } from '../../config/config.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { grantToProduct } from '../database/schema/grants.js';
import { migrate } from '../database/schema/migrate.js';
import { unfitMigrations } from '../database/schema/migration-state.js';
import { withDatabase } from '../database/with-database.js';
import { SecretBox } from '../secrets/secret-box.js';
import type { FileStore } from '../storage/file-store.js';
import { BackupFolder } from './archive/backup-folder.js';
import { BackupProblem } from './archive/backup-problem.js';
import { jsonLines } from './archive/lines.js';
import type { Manifest } from './archive/manifest.js';
import { storeAt } from './backup-address.js';
import { readPassphrase } from './passphrase.js';
import { connectionsTo, markRestoring, markStored, tableNames } from './persistence/restoration.sql.js';
import { withTableLoader } from './persistence/table-loader.sql.js';
import { asOfOneInstant, type StoredRow } from './persistence/table-reader.sql.js';

type DatabaseOptions = ReturnType<typeof dataSourceOptions>;

export interface RestoreOptions {
  /** Restore although SECRET_KEY differs, for example because the key is lost. */
  anySecretKey: boolean;
  /** Called with a line before each step. */
  note: (line: string) => void;
}

/** A backup that was read to its end and matches its checksums. */
export async function verifiedBackup(
  config: Config,
  address: string,
): Promise<{ folder: BackupFolder; manifest: Manifest }> {
  const opened = await BackupFolder.open(storeAt(config, address), readPassphrase(config));
  await opened.folder.verify(opened.manifest);
  return opened;
}

/**
 * Restores into an empty database and an empty store of files. Everything is checked before anything is changed. From then on the database is marked,
 * and no process uses it before `Restorations.complete`. @throws BackupProblem
 */
export async function restoreBackup(
  config: Config,
  files: FileStore,
  address: string,
  { anySecretKey, note }: RestoreOptions,
): Promise<Manifest> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl } = config;
  const options = dataSourceOptions({ ...config, databaseUrl: migrationDatabaseUrl });
  note('Checking the installation and the backup');
  const others = await connectionsTo([options, dataSourceOptions(config)]);
  if (others.length > 0)
    throw new BackupProblem(`Other processes use the database (${others.join(', ')}). Stop them first.`);
  await expectEmpty({ ...config, databaseUrl: migrationDatabaseUrl }, files);
  const { folder, manifest } = await verifiedBackup(config, address);
  if (manifest.company != null)
    throw new BackupProblem(`${address} has one company only: add it to an installation with "lading import-company".`);
  await expectFit(options, manifest);
  if (!anySecretKey) expectSecretKey(config, manifest);
  await markRestoring(options, new Date(manifest.createdAt));
  note(`Restoring ${manifest.tables.length} tables`);
  const ran = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(options, (name) => ran.has(name));
  await loadTables(options, folder, manifest);
  await compareTables(options, manifest);
  note(`Restoring ${manifest.files.count} files`);
  await restoreFiles(files, folder);
  note('Migrating to this release');
  await migrate(options);
  if (migrationDatabaseUrl !== databaseUrl) await grantToProduct(options, dataSourceOptions(config));
  await markStored(options);
  return manifest;
}

async function expectEmpty(owner: Parameters<typeof withDatabase>[0], files: FileStore): Promise<void> {
  await withDatabase(owner, async (database) => {
    const tables = await tableNames(database);
    if (tables.length > 0)
      throw new BackupProblem(
        `The database has ${tables.length} tables. Restore into a new, empty database: nothing is overwritten or merged.`,
      );
  });
  for await (const { key } of files.list())
    throw new BackupProblem(`${files.location} is not empty: it has ${key}. Use an empty STORAGE_DIR or bucket.`);
}

async function expectFit(options: DatabaseOptions, { migrations, release, server }: Manifest): Promise<void> {
  const { changed, later } = unfitMigrations(new Map(migrations.map(({ name, checksum }) => [name, checksum])));
  if (later.length > 0)
    throw new BackupProblem(
      `The backup is from release ${release}, which is newer than this one. Install that release.`,
    );
  const problem = `${changed.length} migrations of the backup differ from those of this release: ${changed.join(', ')}`;
  if (changed.length > 0) throw new BackupProblem(problem);
  const target = await asOfOneInstant(options, (reader) => reader.server());
  if (kindOf(target) !== kindOf(server))
    throw new BackupProblem(
      `The backup is from ${server}, and this database is ${target}. Use the same kind of server.`,
    );
}

/** Like `MariaDB`. */
export const kindOf = (server: string): string => server.split(' ')[0] ?? '';

function expectSecretKey(config: Config, { secretKeyId }: Manifest): void {
  const hasKey = config.secretKey !== undefined || existsSync(config.secretKeyFile);
  if (hasKey && new SecretBox(config).keys('').some(({ id }) => id === secretKeyId)) return;
  throw new BackupProblem(
    'SECRET_KEY is not the key of the backed up installation, so its stored secrets could not be read. Set that key, ' +
      'or restore without them with --any-secret-key.',
  );
}

async function loadTables(options: DatabaseOptions, folder: BackupFolder, { tables }: Manifest): Promise<void> {
  await withTableLoader(options, async (loader) => {
    for (const table of tables) await loader.load(table, rowsOf(folder, table.name));
  });
}

/** Rows of a table of the backup. */
export async function* rowsOf(folder: BackupFolder, table: string): AsyncGenerator<StoredRow> {
  for await (const line of folder.table(table)) yield JSON.parse(line) as StoredRow;
}

async function compareTables(options: DatabaseOptions, { tables }: Manifest): Promise<void> {
  await asOfOneInstant(options, async (reader) => {
    for (const table of tables) {
      const hash = createHash('sha256');
      for await (const block of jsonLines(reader.rows(table))) hash.update(block);
      if (hash.digest('hex') !== table.sha256)
        throw new BackupProblem(`The rows of ${table.name} differ from those of the backup after they were stored.`);
    }
  });
}

/** Stores every file of the backup and reads it back. */
export async function restoreFiles(files: FileStore, folder: BackupFolder): Promise<void> {
  for await (const { key, sha256 } of folder.files()) {
    await files.writeStream(key, Readable.from(folder.file(key), { objectMode: false }));
    if ((await files.sha256(key)) !== sha256)
      throw new BackupProblem(`The file ${key} differs from that of the backup after it was stored.`);
  }
}
