import { type Config, loadConfig } from '../../config/config.js';
import { backupIn } from '../../platform/backup/backup-address.js';
import { backupName } from '../../platform/backup/backup-names.js';
import { createBackup } from '../../platform/backup/create-backup.js';
import { checkUpgrade } from '../../platform/backup/upgrade-check.js';
import { DatabaseReadiness } from '../../platform/database/health/database-health.js';
import { withDatabase } from '../../platform/database/with-database.js';
import { createFileStore } from '../../platform/storage/create-file-store.js';
import { optionsOf } from '../options.js';
import { release } from '../release.js';
import { migrateSchema } from './migrate.js';

const OPTIONS = { check: { type: 'boolean' }, 'skip-backup': { type: 'boolean' } } as const;

/** Brings the database to this release: checks, backup, migrations, verification. Processes of the previous release may run meanwhile. */
export async function run(args: string[]): Promise<void> {
  const { check = false, 'skip-backup': skipsBackup = false } = optionsOf({ args, options: OPTIONS }).values;
  const config = loadConfig(process.env);
  const { pending, faults } = await checkUpgrade(config, createFileStore(config), !skipsBackup);
  if (faults.length > 0)
    throw new Error(['Nothing was changed. These faults were found:', ...faults.map((one) => `  - ${one}`)].join('\n'));
  console.log(
    pending.length === 0 ? 'The schema is up to date.' : `${pending.length} migrations to run: ${pending.join(', ')}`,
  );
  if (check || pending.length === 0) return;
  if (!skipsBackup) await backUp(config);
  await migrateSchema(config);
  const problem = await withDatabase(config, (database) => new DatabaseReadiness(database).problem());
  if (problem !== '') throw new Error(`The migrations ran, but the database is not ready: ${problem}`);
  console.log(`The database has the schema of release ${release()}. Now replace the processes one after the other.`);
}

async function backUp(config: Config): Promise<void> {
  const path = backupIn(config.backups, backupName(new Date()));
  await createBackup(config, createFileStore(config), path, release());
  console.log(`Backup: ${path}`);
}
