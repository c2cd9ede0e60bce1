import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { changedTables, MovingService } from '../../../modules/companies/index.js';
import { exportTo } from '../export-company.js';

/** Exports until one has everything: a request that was in flight when the company was frozen may still store its result. */
const ATTEMPTS = 3;

export interface MoveOptions {
  /** Code or id. */
  company: string;
  /** Public address of the target. */
  address: URL;
  /** File with the environment variables of the target. */
  targetEnvironment: string;
  /** Folder for the export. */
  folder: string;
  quietMs: number;
}

/**
 * Freezes, exports, imports, compares, switches and opens. After a failure before the switch, the company stays frozen: repeat the command, or undo.
 * After the switch, the command continues with opening the company at the target.
 */
export async function moveCompany(app: INestApplicationContext, options: MoveOptions): Promise<string> {
  const moving = app.get(MovingService, { strict: false });
  const company = await moving.company(options.company);
  const target = targetOf(app, options);
  const startedAt = performance.now();
  if (company.moveState !== 'moved') {
    await moving.freeze(company);
    await moving.settled(company, options.quietMs);
    await copy(app, target, company.id, options.folder);
    await moving.finish(company, options.address);
  }
  await lading(target, ['admin', 'unsuspend', '--company', company.id]);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return `${company.name} has moved to ${options.address.origin}. It was closed for ${seconds} s. Its data here stays until "lading move-company remove --company ${company.code}".`;
}

/** @throws Error if the company changes during each attempt */
async function copy(
  app: INestApplicationContext,
  target: NodeJS.ProcessEnv,
  companyId: string,
  folder: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { path, manifest } = await exportTo(app, companyId, resolve(folder));
    await lading(target, ['import-company', path, '--again']);
    const changed = await changedTables(app.get(Config), companyId, manifest);
    if (changed.length === 0) return;
    if (attempt === ATTEMPTS)
      throw new Error(`The company changed while it was moved, in ${changed.join(', ')}. Try again, or undo the move.`);
    console.log(`Rows of ${changed.join(', ')} changed since the export: exporting again.`);
  }
}

/** Environment of a command at the target. It gets the SECRET_KEY of this installation for the import. */
function targetOf(app: INestApplicationContext, { targetEnvironment }: MoveOptions): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const environment: NodeJS.ProcessEnv = { PATH, HOME, ...parseEnv(readFileSync(targetEnvironment, 'utf8')) };
  const config = app.get(Config);
  const key = config.secretKey?.toString('base64') ?? readFileSync(config.secretKeyFile, 'utf8').trim();
  const previous = [key, environment.SECRET_KEY_PREVIOUS].filter(Boolean).join(',');
  return { ...environment, SECRET_KEY_PREVIOUS: previous };
}

/** Runs a command of this release at the target. */
async function lading(env: NodeJS.ProcessEnv, args: string[]): Promise<void> {
  const [program = ''] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"lading ${args.join(' ')}" failed at the target.`);
}
