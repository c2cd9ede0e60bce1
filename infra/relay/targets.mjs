import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBuilt, lading, requireFromBackend, builtServer } from '../bench/lib/product.mjs';
import { startServer } from '../bench/lib/servers.mjs';
import { openThrowAwayDatabase } from '../database.mjs';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/processes.mjs';

const FRONT = fileURLToPath(new URL('../front/main.mjs', import.meta.url));
const DISCARD = fileURLToPath(new URL('discard-server.mjs', import.meta.url));

export async function buildBackend() {
  const { code, output } = await run(
    process.execPath,
    ['node_modules/typescript-7/bin/tsc', '-p', 'backend/tsconfig.build.json'],
    { cwd: root },
  );
  if (code !== 0) throw new Failure('The backend does not build: see the output below.', output);
}

/** The relay as a separate process. */
export async function startRelay(dsn) {
  const port = await freePort();
  return startServer(lading('monitoring'), {
    port,
    path: '/health/live',
    environment: { MONITORING_PORT: String(port), MONITORING_DSNS: dsn, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  });
}

/** The product on an empty database with one signed-in person: {url, pid, cookie, stop()}. */
export async function startProduct() {
  const database = await openThrowAwayDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-relay-'));
  const clean = async () => {
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = new URL(database.url);
    url.pathname = '/relay';
    const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: database.url });
    await connection.query('CREATE DATABASE relay CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    await connection.end();
    Object.assign(process.env, {
      DATABASE_URL: url.href,
      LADING_DIR: folder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMONSTRATION: 'false',
      RUN_WORKER: 'false',
    });
    const cookie = await signIn(url.href);
    const server = await startServer(builtServer, { port: await freePort(), path: '/health/ready' });
    return { ...server, cookie, stop: () => server.stop().finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** The front proxy of `npm start`: {url, pid, cookie, stop()}. */
export async function startFront(product, relay, rate, port) {
  const settings = { port, product: Number(new URL(product.url).port), relay: Number(new URL(relay.url).port), rate };
  const environment = { FRONT: JSON.stringify(settings) };
  return { ...(await startServer([FRONT], { port, path: '/health/live', environment })), cookie: product.cookie };
}

/** A server that only reads, to measure the cost of the flood itself on this machine. */
export async function startDiscard() {
  return startServer([DISCARD], { port: await freePort(), path: '/' });
}

/** An error service that receives envelopes and never responds, as a separate process, so that it does not affect the measurement. */
export async function startHangingIngest() {
  const port = await freePort();
  const server = await startServer([DISCARD], { port, path: '/', environment: { HANG: 'true' } });
  return { ...server, dsn: `http://abc123@127.0.0.1:${port}/42` };
}

/** Migrates the database and creates a company with one signed-in owner through the product's services. */
async function signIn(databaseUrl) {
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
    const sessions = await get('modules/identity/sessions/sessions.service.js', 'SessionsService');
    return await database.transaction(async (tx) => {
      const userId = await users.create(tx, { email: 'relay@lading.test', fullName: 'Relay', passwordHash: 'none' });
      await companies.create(tx, { name: 'Relay', ownerId: userId });
      const { token } = await sessions.start(tx, userId, { userAgent: 'check', ipAddress: '127.0.0.1' }, 'password');
      return `lading_session=${token}`;
    });
  } finally {
    await app.close();
  }
}
