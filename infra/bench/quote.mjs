import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openThrowAwayDatabase } from '../database.mjs';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/processes.mjs';
import { Progress } from '../lib/progress.mjs';
import { client } from './lib/load.mjs';
import { builtServer, importBuilt, requireFromBackend } from './lib/product.mjs';
import { QUOTE_REQUEST, RATE_ROWS, seedQuotes } from './lib/quote-data.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';

/** The product may cost at most 1 / 0.45 of the floor (docs: performance targets). */
const TARGET = 0.45;
const WARM_UP = 300;
const ROUNDS = { rounds: 11, count: 150 };
const FLOOR = fileURLToPath(new URL('limits/quote-server.mjs', import.meta.url));

/** Measures a warm quote of the product against the floor, and prints ratios; 1 is the cost of the floor. Cleanup functions are added to `stops`. */
export async function bench(stops) {
  const progress = new Progress(4);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database', () => openDatabase(stops));
  const seeded = await progress.step(`${RATE_ROWS.toLocaleString('en')} rates of 50 carriers`, () => seedQuotes());
  const targets = await progress.step('Product and floor, warm and with equal answers', () =>
    startTargets(database, seeded, stops),
  );
  await report(targets);
}

export async function buildBackend() {
  const { code, output } = await run(
    process.execPath,
    ['node_modules/typescript-7/bin/tsc', '-p', 'backend/tsconfig.build.json'],
    { cwd: root },
  );
  if (code !== 0) throw new Failure('The backend does not build: see the output below.', output);
}

/** An empty, migrated database; this process and the servers that it starts read its URL from the environment. */
export async function openDatabase(stops) {
  const server = await openThrowAwayDatabase();
  stops.push(() => server.stop());
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: server.url });
  await connection.query('CREATE DATABASE bench CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  const [[{ file }]] = await connection.query(
    "SELECT IF(@@pid_file LIKE '/%', @@pid_file, CONCAT(@@datadir, @@pid_file)) AS file",
  );
  await connection.end();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bench-'));
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const url = new URL(server.url);
  url.pathname = '/bench';
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
  return { pid: Number(fs.readFileSync(file, 'utf8')) };
}

async function startTargets(database, { companyId, cookie }, stops) {
  const start = async (args, ready, environment) => {
    const server = await startServer(args, { port: await freePort(), path: ready, environment });
    stops.push(server.stop);
    return server;
  };
  const target = (name, server, path) => {
    const sender = client({ url: server.url, path, headers: { cookie }, body: JSON.stringify(QUOTE_REQUEST) });
    stops.push(async () => sender.close());
    return { name, client: sender, pids: [server.pid, database.pid] };
  };
  const product = await start(builtServer, '/health/ready');
  const floor = await start([FLOOR], '/', { COMPANY_ID: companyId, SESSION_TOKEN: cookie.split('=')[1] });
  const targets = {
    product: target('product', product, '/api/v1/rating/preview'),
    floor: target('floor', floor, '/quote'),
    kernel: target('kernel', floor, '/kernel'),
  };
  await compareAnswers(targets);
  for (const { client: sender } of Object.values(targets)) await sender.sendMany(WARM_UP);
  return targets;
}

/** Measurements are valid only if the responses are equal, except for ids and validity. */
async function compareAnswers({ product, floor, kernel }) {
  const [expected, ...others] = await Promise.all(
    [product, floor, kernel].map(async (target) => comparable(JSON.parse(await target.client.send()))),
  );
  assert.equal(expected.offers.length, 50);
  for (const other of others) assert.deepEqual(other, expected);
}

function comparable({ offers, ...rest }) {
  return {
    ...rest,
    offers: offers.map(({ id, validUntil, ...offer }) => ({
      ...offer,
      identified: id.length === 30 && validUntil.endsWith('Z'),
    })),
  };
}

async function report({ product, floor, kernel }) {
  const line = (text, value) => console.log(`${text.padEnd(66)}${value}`);
  const noise = await interleave(floor, floor, ROUNDS);
  line('A/A, the floor against itself: CPU', summaryText(ratios(noise, 'cpu')));
  line('A/A, the floor against itself: throughput', summaryText(ratios(noise, 'throughput')));
  const pairs = await interleave(floor, product, ROUNDS);
  line(`floor / product: CPU (target ${TARGET})`, summaryText(ratios(pairs, 'cpu')));
  line(
    'product / floor: throughput',
    summaryText(
      ratios(
        pairs.map(([first, second]) => [second, first]),
        'throughput',
      ),
    ),
  );
  const bare = await interleave(kernel, product, ROUNDS);
  line('the same without the two statements / product: CPU', summaryText(ratios(bare, 'cpu')));
  console.log(`\nCPU microseconds a quote, medians (server + database), and quotes a second`);
  for (const [target, measured] of [
    [product, pairs.map(([, own]) => own)],
    [floor, pairs.map(([own]) => own)],
    [kernel, bare.map(([own]) => own)],
  ]) {
    const of = (pick) => median(measured.map(pick)).toFixed(0);
    line(
      `  ${target.name}`,
      `${of((m) => m.cpu)} (${of((m) => m.byProcess[0])} + ${of((m) => m.byProcess[1])}), ${of((m) => m.throughput)}/s`,
    );
  }
}

function ratios(pairs, figure) {
  return summary(pairs.map(([first, second]) => first[figure] / second[figure]));
}
