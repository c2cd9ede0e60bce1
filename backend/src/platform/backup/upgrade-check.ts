import { mkdir, statfs } from 'node:fs/promises';
import type { Config } from '../../config/config.js';
import { isBucketAddress } from '../../config/file-bucket.js';
import { migrations } from '../../migrations/index.js';
import { PREVIOUS_RELEASE } from '../../migrations/previous-release.js';
import type { Database } from '../database/database.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { DatabaseReadiness } from '../database/health/database-health.js';
import { databaseSize } from '../database/schema/database-size.js';
import { type RanMigration, readMigrations, unfitMigrations } from '../database/schema/migration-state.js';
import { withDatabase } from '../database/with-database.js';
import type { FileStore } from '../storage/file-store.js';
import { connectionsTo, isHalfRestored } from './persistence/restoration.sql.js';

const IN_USE = `the database is older than release ${PREVIOUS_RELEASE.version}, whose processes alone run on the new schema: stop all processes first`;

/** What an upgrade would do, and why it cannot. */
export interface UpgradeCheck {
  pending: string[];
  /** Reasons not to upgrade. */
  faults: string[];
}

/** Checks the database and the disk before an upgrade. */
export async function checkUpgrade(config: Config, files: FileStore, backsUp: boolean): Promise<UpgradeCheck> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl } = config;
  const owner = { ...config, databaseUrl: migrationDatabaseUrl };
  const users = await connectionsTo([dataSourceOptions(owner), dataSourceOptions(config)]);
  return withDatabase(owner, (database) => check(config, database, { files, backsUp, isInUse: users.length > 0 }));
}

async function check(
  config: Config,
  database: Database,
  { files, backsUp, isInUse }: { files: FileStore; backsUp: boolean; isInUse: boolean },
): Promise<UpgradeCheck> {
  const { pending, changed, later } = unfitMigrations(await readMigrations((sql) => database.query<RanMigration>(sql)));
  const faults = [await new DatabaseReadiness(database).nodeProblem()];
  if (await isHalfRestored(database)) faults.push('a restore did not finish');
  if (later.length > 0) faults.push(`the database is from a newer release: it has ${later.join(', ')}`);
  if (changed.length > 0) faults.push(`migrations ran in another version: ${changed.join(', ')}`);
  if (backsUp) faults.push(await spaceFault(config, database, files));
  if (isInUse && skipsRelease(pending)) faults.push(IN_USE);
  return { pending, faults: faults.filter((fault) => fault !== '') };
}

/** Whether the database is older than the previous release, whose processes alone run on the new schema. */
function skipsRelease(pending: readonly string[]): boolean {
  const names = migrations.map(({ name }) => name);
  const last = names.indexOf(PREVIOUS_RELEASE.lastMigration);
  return pending.length < names.length && pending.some((name) => names.indexOf(name) <= last);
}

/** A backup takes at most the rows and files themselves: rows are compressed. */
async function spaceFault({ backups }: Config, database: Database, files: FileStore): Promise<string> {
  if (isBucketAddress(backups)) return '';
  let needed = await databaseSize(database);
  for await (const { size } of files.list()) needed += size;
  await mkdir(backups, { recursive: true });
  const { bavail, bsize } = await statfs(backups);
  const free = bavail * bsize;
  return free > needed
    ? ''
    : `${backups} has ${inMegabytes(free)} free, and the backup needs up to ${inMegabytes(needed)}`;
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
