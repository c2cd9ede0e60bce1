import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openThrowAwayDatabase } from '../../database.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/paths.mjs';
import { freePort } from '../../lib/ports.mjs';
import { run } from '../../lib/processes.mjs';
import { builtServer, importBuilt, requireFromBackend } from './product.mjs';
import { startServer } from './servers.mjs';

/** Password of every account. */
export const PASSWORD = 'tall-orange-forklift';
/** Email address of an account by number. */
export const emailOf = (number) => `person-${number}@known.test`;

export async function buildBackend() {
  const { code, output } = await run(
    process.execPath,
    ['node_modules/typescript-7/bin/tsc', '-p', 'backend/tsconfig.build.json'],
    { cwd: root },
  );
  if (code !== 0) throw new Failure('The backend does not build: see the output below.', output);
}

/**
 * The built product on its own database with this many users of one company, as in production behind a proxy on this machine: {pid, databasePid,
 * url, passwordHash}. Cleanup functions are added to `stops`.
 */
export async function startProductWithAccounts(count, stops) {
  const server = await openThrowAwayDatabase();
  stops.push(() => server.stop());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-accounts-'));
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const url = new URL(server.url);
  url.pathname = '/accounts';
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: server.url });
  await connection.query('CREATE DATABASE accounts CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  const [[{ pidFile }]] = await connection.query(
    "SELECT IF(@@pid_file LIKE '/%', @@pid_file, CONCAT(@@datadir, @@pid_file)) AS pidFile",
  );
  await connection.end();
  Object.assign(process.env, {
    DATABASE_URL: url.href,
    LADING_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // More requests than from an office.
    REQUEST_LIMIT_FACTOR: '1000',
    DEMONSTRATION: 'false',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const passwordHash = await makeAccounts(url.href, count);
  const product = await startServer(builtServer, { port: await freePort(), path: '/health/ready' });
  stops.push(product.stop);
  return { ...product, databasePid: Number(fs.readFileSync(pidFile, 'utf8')), passwordHash };
}

/** Migrates the database and fills it through the product's services. Returns the hash that all passwords have. */
async function makeAccounts(databaseUrl, count) {
  const { migrate } = await importBuilt('platform/database/schema/migrate.js');
  const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
  await migrate(dataSourceOptions({ databaseUrl }));
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  const get = async (file, name) => app.get((await importBuilt(file))[name], { strict: false });
  try {
    const database = await get('platform/database/database.js', 'Database');
    const users = await get('modules/identity/accounts/users.service.js', 'UsersService');
    const companies = await get('modules/companies/companies.service.js', 'CompaniesService');
    const passwordHash = await (
      await get('modules/identity/passwords/password-hasher.js', 'PasswordHasher')
    ).hash(PASSWORD);
    await database.transaction(async (tx) => {
      const ids = [];
      for (let number = 0; number < count; number += 1)
        ids.push(await users.create(tx, { email: emailOf(number), fullName: 'Rosa Delgado', passwordHash }));
      const companyId = await companies.create(tx, { name: 'Riverside Tile', ownerId: ids[0] });
      await join(tx, companyId, ids.slice(1));
    });
    return passwordHash;
  } finally {
    await app.close();
  }
}

async function join(tx, companyId, userIds) {
  const { newId } = await importBuilt('platform/ids.js');
  const now = new Date();
  const rows = userIds.map((userId) => [newId('asc'), companyId, userId, 'booker', 'active', now, now]);
  if (rows.length > 0)
    await tx.query('INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES ?', [
      rows,
    ]);
}
