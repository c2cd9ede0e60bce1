import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { Config } from '../../config/config.js';
import { importCompany, MovingService } from '../../modules/companies/index.js';
import { SealedColumns } from '../../platform/secrets/sealed-columns.js';
import { FileStore } from '../../platform/storage/file-store.js';
import { optionsOf } from '../options.js';
import { WrongUsage } from '../wrong-usage.js';

const OPTIONS = { again: { type: 'boolean' } } as const;

/** Adds the company of an export to this installation. It stays closed until the operator opens it. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = optionsOf({ args, options: OPTIONS, allowPositionals: true });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new WrongUsage('Say which export: its folder.');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const target = {
      config: app.get(Config),
      files: app.get(FileStore),
      sealed: app.get(SealedColumns).list(),
      ...(values.again === true ? { eraseImported: eraseImported(app) } : {}),
    };
    const { company, tables, rows, files, joined, passkeysLeftOut } = await importCompany(target, resolve(path));
    console.log(`Imported ${company.name}: ${tables} tables with ${rows} rows, ${files} files. All match the export.`);
    if (joined.length > 0)
      console.log(`Joined with accounts that were here, which keep their passwords: ${joined.join(', ')}`);
    if (passkeysLeftOut > 0)
      console.log(`${passkeysLeftOut} passkeys were left out: they are valid only at ${company.host}.`);
    console.log(
      `It is closed. Mark it as moved at the source, then open it: lading admin unsuspend --company ${company.code}`,
    );
  } finally {
    await app.close();
  }
}

/** Erases an import that was never opened. */
function eraseImported(app: INestApplicationContext): (companyId: string) => Promise<void> {
  const moving = app.get(MovingService, { strict: false });
  return async (companyId) => moving.remove(await moving.company(companyId));
}
