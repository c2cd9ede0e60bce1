import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { loadConfig } from '../../config/config.js';
import { Database } from '../../platform/database/database.js';
import { companyIds } from '../../platform/rebuild/persistence/company-ids.sql.js';
import { createFileStore } from '../../platform/storage/create-file-store.js';
import { FileCheck, type FileFault } from '../../platform/storage/file-check.js';
import { LocalFileStore } from '../../platform/storage/local-file-store.js';
import { migrateFiles } from '../../platform/storage/migrate-files.js';
import { WrongUsage } from '../wrong-usage.js';

const DAY_MS = 86_400_000;
const DEFAULT_GRACE_DAYS = '7';

const TEXTS: Readonly<Record<FileFault['kind'], string>> = {
  missing: 'MISSING ',
  altered: 'ALTERED ',
  orphan: 'ORPHAN  ',
  removed: 'REMOVED ',
};

/** Checks stored files, or copies them between the folder and the bucket of the settings. */
export async function run([action = '', ...args]: string[]): Promise<void> {
  if (action === 'check') return check(args);
  if (action === 'migrate') return migrate(args);
  throw new WrongUsage();
}

async function check(args: string[]): Promise<void> {
  const { 'remove-orphans': removeOrphans, 'grace-days': days } = options(args, {
    'remove-orphans': { type: 'boolean', default: false },
    'grace-days': { type: 'string', default: DEFAULT_GRACE_DAYS },
  }).values;
  if (!/^\d{1,4}$/.test(days)) throw new WrongUsage('--grace-days is a whole number.');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const found: Record<FileFault['kind'], number> = { missing: 0, altered: 0, orphan: 0, removed: 0 };
    const read = await app.get(FileCheck).run({
      companyIds: await companyIds(app.get(Database), ''),
      graceMs: Number(days) * DAY_MS,
      removeOrphans,
      report: ({ kind, key, owner }) => {
        found[kind] += 1;
        console.log(`${TEXTS[kind]}${key}${owner === null ? '' : `  (${owner})`}`);
      },
    });
    const { missing, altered, orphan, removed } = found;
    console.log(`${read} files read: ${missing} missing, ${altered} altered, ${orphan} orphans, ${removed} removed.`);
    if (missing + altered > 0) throw new Error('Restore missing and altered files from a backup.');
  } finally {
    await app.close();
  }
}

async function migrate([direction = '', ...args]: string[]): Promise<void> {
  if (!['to-bucket', 'to-folder'].includes(direction)) throw new WrongUsage('Directions: to-bucket, to-folder');
  const { verify } = options(args, { verify: { type: 'boolean', default: false } }).values;
  const config = loadConfig(process.env);
  if (config.storageBucket === undefined) throw new Error('Set STORAGE_BUCKET and its AWS_ settings.');
  const [folder, bucket] = [new LocalFileStore(config.storageDirectory), createFileStore(config)];
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, kept, bytes, different } = await migrateFiles(from, to, { verify });
  console.log(`${from.location} -> ${to.location}: ${copied} files copied (${bytes} bytes), ${kept} there already.`);
  if (different.length > 0) throw new Error(['Copies that differ from their originals:', ...different].join('\n  '));
}

function options<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: string[],
  given: Options,
) {
  try {
    return parseArgs({ args, options: given });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
