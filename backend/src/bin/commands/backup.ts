import { type Config, loadConfig } from '../../config/config.js';
import { isBucketAddress } from '../../config/file-bucket.js';
import { backupIn, storeAt } from '../../platform/backup/backup-address.js';
import {
  backupName,
  deleteOldBackups,
  deleteOldBackupsInBucket,
  type Keep,
} from '../../platform/backup/backup-names.js';
import { createBackup, type MadeBackup } from '../../platform/backup/create-backup.js';
import { createFileStore } from '../../platform/storage/create-file-store.js';
import { optionsOf } from '../options.js';
import { release } from '../release.js';
import { WrongUsage } from '../wrong-usage.js';

const OPTIONS = { to: { type: 'string' }, keep: { type: 'string' }, 'keep-days': { type: 'string' } } as const;

/** Backs up database and files to a new folder or into a bucket, and then deletes old backups if a limit is given. */
export async function run(args: string[]): Promise<void> {
  const { values } = optionsOf({ args, options: OPTIONS });
  const keep = { count: numberOf('keep', values.keep), days: numberOf('keep-days', values['keep-days']) };
  const config = loadConfig(process.env);
  const backups = values.to ?? config.backups;
  const path = backupIn(backups, backupName(new Date()));
  print(path, await createBackup(config, createFileStore(config), path, release()));
  await prune(config, backups, keep);
}

async function prune(config: Config, backups: string, keep: Keep): Promise<void> {
  if (keep.count === undefined && keep.days === undefined) return;
  const now = new Date();
  const deleted = isBucketAddress(backups)
    ? await deleteOldBackupsInBucket(storeAt(config, backups), keep, now)
    : await deleteOldBackups(backups, keep, now);
  for (const name of deleted) console.log(`Deleted ${name}.`);
}

function print(path: string, { manifest, encrypted, deletedMeanwhile }: MadeBackup): void {
  const { tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${tables.length} tables with ${rows} rows, ${files.count} files with ${files.bytes} bytes.`);
  if (deletedMeanwhile > 0) console.log(`${deletedMeanwhile} files were deleted while the backup ran.`);
  console.log(`Backup ${encrypted ? 'encrypted' : 'not encrypted'}: ${path}`);
  console.log('SECRET_KEY is not in it: keep a copy of the key elsewhere.');
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new WrongUsage(`--${name} must be a whole number from 1.`);
}
