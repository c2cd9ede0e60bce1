import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openThrowAwayDatabase } from '../../database.mjs';
import { freePort } from '../../lib/ports.mjs';
import { buildBackend } from './accounts.mjs';
import { client } from './load.mjs';
import { builtServer, importBuilt, requireFromBackend } from './product.mjs';
import { interleave } from './rounds.mjs';
import { startServer } from './servers.mjs';
import { loadShipments, openLoading } from './shipment-data.mjs';
import { median, printRatios, summary, summaryText } from './statistics.mjs';

const FLOOR = fileURLToPath(new URL('../limits/shipments-server.mjs', import.meta.url));
const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = { rounds: 11, count: 200 };
const WARM_UP = 300;

/**
 * Measures reads of the product against the same statements without the product, for each number of shipments; the numbers can be given as
 * arguments. `cases` returns {name: path} of the product for the stored data. The floor runs the statements that the product runs for a path.
 */
export async function benchReads(stops, { title, target, cases }) {
  await buildBackend();
  const sizes = process.argv.slice(3).map(Number);
  for (const rows of sizes.length > 0 ? sizes : SIZES) {
    const own = [];
    console.log(`\n${title}: ${rows.toLocaleString('en')} shipments, a fifth of them the company's`);
    stops.push(() => stopAll(own));
    const stored = await store(rows, own);
    await compare(stored, await cases(stored), target, own);
    await stopAll(own);
  }
}

async function stopAll(own) {
  while (own.length > 0) await own.pop()();
}

async function store(rows, stops) {
  const server = await openThrowAwayDatabase();
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
  const person = await signUp();
  const connection = await openLoading(url.href);
  await loadShipments(connection, { ...person, rows });
  await connection.end();
  return { ...person, rows, databasePid: Number(fs.readFileSync(file, 'utf8')) };
}

/** A company with one signed-in owner, created by the product's services. */
async function signUp() {
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
      const userId = await users.create(tx, { email: 'bench@lading.test', fullName: 'Bench', passwordHash: 'none' });
      const companyId = await companies.create(tx, { name: 'Bench', ownerId: userId });
      const { token } = await sessions.start(tx, userId, { userAgent: 'bench', ipAddress: '127.0.0.1' }, 'password');
      return { userId, companyId, token, cookie: `lading_session=${token}` };
    });
  } finally {
    await app.close();
  }
}

/** Each case is `{path, statements}`: the request to the product, and the statements that it runs. */
async function compare({ databasePid, token, cookie }, cases, target, stops) {
  const statements = Object.fromEntries(Object.entries(cases).map(([name, { statements: read }]) => [name, read]));
  const start = async (args, ready, environment) => {
    const server = await startServer(args, { port: await freePort(), path: ready, environment });
    stops.push(server.stop);
    return server;
  };
  const product = await start(builtServer, '/health/ready', {});
  const floor = await start([FLOOR], '/', { SESSION_TOKEN: token, STATEMENTS: JSON.stringify(statements) });
  for (const [name, { path: asked, check }] of Object.entries(cases)) {
    const of = (server, at) => ({
      client: client({ url: server.url, path: at, headers: { cookie } }),
      pids: [server.pid, databasePid],
    });
    const [own, raw] = [of(product, asked), of(floor, `/${encodeURIComponent(name)}`)];
    check(JSON.parse(await own.client.send()), JSON.parse(await raw.client.send()));
    for (const { client: sender } of [own, raw]) await sender.sendMany(WARM_UP);
    const noise = await interleave(raw, raw, ROUNDS);
    console.log(
      `${`${name}: A/A, the floor against itself: CPU`.padEnd(66)}${summaryText(summary(noise.map(([one, other]) => one.cpu / other.cpu)))}`,
    );
    const pairs = await interleave(raw, own, ROUNDS);
    printRatios(`${name}: floor / product: CPU us (target ${target})`, pairs, 'cpu');
    printRatios(`${name}: floor / product: requests a second`, pairs, 'throughput');
    console.log(
      `${`${name}: product, CPU us: server, database`.padEnd(66)}${[0, 1].map((index) => median(pairs.map(([, measured]) => measured.byProcess[index])).toFixed(0)).join(', ')}`,
    );
    for (const { client: sender } of [own, raw]) sender.close();
  }
}
