import { join, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { Config } from '../../config/config.js';
import { exportCompany, MovingService } from '../../modules/companies/index.js';
import { backupName } from '../../platform/backup/backup-names.js';
import type { Manifest } from '../../platform/backup/archive/manifest.js';
import { FileReferences } from '../../platform/storage/file-references.js';
import { FileStore } from '../../platform/storage/file-store.js';
import { optionsOf } from '../options.js';
import { release } from '../release.js';
import { WrongUsage } from '../wrong-usage.js';

const OPTIONS = { to: { type: 'string' } } as const;

/** Writes all data of one company to a new folder. The company must be frozen: both installations would work for it otherwise. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = optionsOf({ args, options: OPTIONS, allowPositionals: true });
  const [company] = positionals;
  if (company === undefined || values.to === undefined || positionals.length > 1)
    throw new WrongUsage('Say which company, by its code or id, and where to: --to with a folder.');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const { path } = await exportTo(app, company, resolve(values.to));
    console.log(`Import it at the target: lading import-company ${path}`);
  } finally {
    await app.close();
  }
}

/** Exports a frozen company to a new folder below another one, and prints what it has. */
export async function exportTo(
  app: INestApplicationContext,
  codeOrId: string,
  folder: string,
): Promise<{ path: string; manifest: Manifest }> {
  const company = await app.get(MovingService, { strict: false }).company(codeOrId);
  if (company.moveState !== 'frozen')
    throw new Error(`${company.name} is not frozen: run "lading move-company freeze --company ${company.code}" first.`);
  const path = join(folder, `${backupName(new Date())}-${company.code}`);
  const source = {
    config: app.get(Config),
    files: app.get(FileStore),
    references: await app.get(FileReferences).of(company.id),
    release: release(),
  };
  const manifest = await exportCompany(source, company, path);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Exported ${company.name}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.count} files.`,
  );
  return { path, manifest };
}
