import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, InvalidEnvironment, loadConfig } from '../../config/config.js';
import { DatabaseReadiness } from '../../platform/database/health/database-health.js';
import { replicaFaults } from '../../platform/database/replicas/replica-faults.js';
import { withDatabase } from '../../platform/database/with-database.js';
import { createFileStore } from '../../platform/storage/create-file-store.js';

/** Checks settings, database, files and the balances of invoices, prints every fault, and fails if there is one. */
export async function run(): Promise<void> {
  const { config, faults: settings } = readSettings();
  const faults =
    config === undefined
      ? settings
      : [
          ...(await databaseFaults(config)),
          ...(await replicaFaults(config)),
          ...(await storageFaults(config)),
          ...fileFaults(config),
        ];
  if (faults.length > 0) throw new Error(['These faults were found:', ...faults.map((one) => `  - ${one}`)].join('\n'));
  console.log('Settings, database, files and the balances of invoices are fine.');
  if (config?.smtpUrl === undefined) console.log('Note: without SMTP_URL, emails are written to MAIL_DIR.');
}

function readSettings(): { config?: Config; faults: readonly string[] } {
  try {
    return { config: loadConfig(process.env), faults: [] };
  } catch (error) {
    if (error instanceof InvalidEnvironment) return { faults: error.problems };
    throw error;
  }
}

async function databaseFaults(config: Config): Promise<string[]> {
  const { databaseUrl, migrationDatabaseUrl } = config;
  const faults = await faultOf('DATABASE_URL', () =>
    withDatabase(config, async (database) => {
      const problem = await new DatabaseReadiness(database).problem();
      if (problem !== '') return `${problem}: run "lading migrate"`;
      const { balanceFaults } = await import('../../modules/shipments/index.js');
      return (await balanceFaults(database)).join('\n  - ');
    }),
  );
  if (migrationDatabaseUrl === undefined || migrationDatabaseUrl === databaseUrl) return faults;
  const owner = { ...config, databaseUrl: migrationDatabaseUrl };
  return [...faults, ...(await faultOf('MIGRATION_DATABASE_URL', () => withDatabase(owner, async () => '')))];
}

/** The problem that `work` resolves to or fails with, in a list; empty if there is none. */
async function faultOf(name: string, work: () => Promise<string>): Promise<string[]> {
  try {
    const problem = await work();
    return problem === '' ? [] : [`${name}: ${problem}`];
  } catch (error) {
    const { message, code, cause } = error as NodeJS.ErrnoException;
    if (cause instanceof Error) return [`${name}: ${cause.message || cause.name}`];
    return [`${name}: ${message || code}`];
  }
}

async function storageFaults(config: Config): Promise<string[]> {
  const files = createFileStore(config);
  return faultOf(files.location, async () => (await files.probe(), ''));
}

function fileFaults({
  storageDirectory,
  mailDirectory,
  smtpUrl,
  secretKey,
  secretKeyFile,
  ...config
}: Config): string[] {
  const folders = [storageDirectory, ...(smtpUrl === undefined ? [mailDirectory] : [])];
  const faults = folders.flatMap((folder) => (isWritable(folder) ? [] : [`${folder} cannot be written`]));
  if (secretKey === undefined && !isWritable(join(secretKeyFile, '..')))
    faults.push(`Set SECRET_KEY, because ${secretKeyFile} cannot be written`);
  const { releases } = config;
  if (releases?.kind === 'folder' && !existsSync(join(releases.directory, 'registry.json')))
    faults.push(`${releases.directory} has no front ends: run "lading publish"`);
  return faults;
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
