import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openThrowAwayDatabase } from '../../database.mjs';
import { importBuilt, requireFromBackend } from './product.mjs';
import { openLoading } from './load-rows.mjs';

/**
 * Migrates a database of its own, signs up an owner and loads rows with `load(connection, owner)`: the owner and the id of the database process. The
 * settings of the product in this process are those of that database.
 */
export async function storeCompany(stops, load) {
  // Indexes of a million rows are sorted in memory.
  const server = await openThrowAwayDatabase({ flags: ['--innodb-sort-buffer-size=64M', '--innodb-log-file-size=1G'] });
  stops.push(() => server.stop());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bench-'));
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const url = new URL(server.url);
  url.pathname = '/bench';
  const first = await requireFromBackend('mysql2/promise').createConnection({ uri: server.url });
  await first.query('CREATE DATABASE bench CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  const [[{ file }]] = await first.query(
    "SELECT IF(@@pid_file LIKE '/%', @@pid_file, CONCAT(@@datadir, @@pid_file)) AS file",
  );
  await first.end();
  Object.assign(process.env, {
    DATABASE_URL: url.href,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // More requests than from an office.
    REQUEST_LIMIT_FACTOR: '1000',
    LADING_DIR: folder,
    DEMONSTRATION: 'false',
    RUN_WORKER: 'false',
  });
  const { migrate } = await importBuilt('platform/database/schema/migrate.js');
  const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
  await migrate(dataSourceOptions({ databaseUrl: url.href }));
  const owner = await signUp();
  const connection = await openLoading(url.href);
  await load(connection, owner);
  await connection.end();
  return { ...owner, databasePid: Number(fs.readFileSync(file, 'utf8')) };
}

/** Runs `work` with a function that finds providers of the product: `get(file, name)`. */
export async function withProduct(work) {
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  try {
    return await work(async (file, name) => app.get((await importBuilt(file))[name], { strict: false }));
  } finally {
    await app.close();
  }
}

/** A company with one signed-in owner, created by the product's services. */
function signUp() {
  return withProduct(async (get) => {
    const database = await get('platform/database/database.js', 'Database');
    const users = await get('modules/identity/accounts/users.service.js', 'UsersService');
    const companies = await get('modules/companies/companies.service.js', 'CompaniesService');
    const sessions = await get('modules/identity/sessions/sessions.service.js', 'SessionsService');
    return database.transaction(async (tx) => {
      const userId = await users.create(tx, { email: 'bench@lading.test', fullName: 'Bench', passwordHash: 'none' });
      const companyId = await companies.create(tx, { name: 'Bench', ownerId: userId });
      const { token } = await sessions.start(tx, userId, { userAgent: 'bench', ipAddress: '127.0.0.1' }, 'password');
      return { userId, companyId, token, cookie: `lading_session=${token}` };
    });
  });
}
