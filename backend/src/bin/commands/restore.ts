import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { type Config, loadConfig } from '../../config/config.js';
import type { Manifest } from '../../platform/backup/archive/manifest.js';
import { Restorations } from '../../platform/backup/restorations.js';
import { restoreBackup, verifiedBackup } from '../../platform/backup/restore-backup.js';
import { createFileStore } from '../../platform/storage/create-file-store.js';
import { optionsOf } from '../options.js';
import { WrongUsage } from '../wrong-usage.js';

const OPTIONS = {
  check: { type: 'boolean' },
  'any-secret-key': { type: 'boolean' },
  unfinished: { type: 'boolean' },
  finish: { type: 'boolean' },
} as const;

/**
 * Restores a backup into an empty installation, or only checks that it is complete and undamaged. With `--unfinished`, no process uses the database until
 * `--finish`, so that later changes can be added from the binary log of the database.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = optionsOf({ args, options: OPTIONS, allowPositionals: true });
  if (values.finish === true) return finish();
  const [path] = positionals;
  if (path === undefined || positionals.length > 1)
    throw new WrongUsage('Say which backup: its folder or s3://bucket/prefix.');
  const config = loadConfig(process.env);
  if (values.check === true) return printChecked((await verifiedBackup(config, path)).manifest);
  const manifest = await restore(config, path, values['any-secret-key'] === true);
  if (values.unfinished === true) return printUnfinished(manifest);
  await finish();
}

async function restore(config: Config, path: string, anySecretKey: boolean): Promise<Manifest> {
  const note = (line: string): void => console.log(line);
  const manifest = await restoreBackup(config, createFileStore(config), path, { anySecretKey, note });
  console.log(`Restored the data of ${manifest.createdAt}: all rows and files match the backup.`);
  return manifest;
}

async function finish(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    for (const line of await app.get(Restorations).complete()) console.log(line);
  } finally {
    await app.close();
  }
  console.log(
    'Nothing is sent and no job runs yet. Check the data and "lading verify-audit", then run "lading release".',
  );
}

function printUnfinished({ binaryLog }: Manifest): void {
  if (binaryLog == null) console.log('The backup does not name a place in the binary log of the database.');
  else
    console.log(
      `Later changes are in ${binaryLog.file} from position ${binaryLog.position}, and in the files after it.`,
    );
  console.log('No process uses the database until you run "lading restore --finish".');
}

function printChecked({ createdAt, release, server, tables, files }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Complete and undamaged: data of ${createdAt}, release ${release}, ${server}.`);
  console.log(`${tables.length} tables with ${rows} rows, ${files.count} files with ${files.bytes} bytes.`);
}
