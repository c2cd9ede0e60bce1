import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend, startProductWithAccounts } from './lib/accounts.mjs';
import { cpuMicroseconds } from './lib/cpu-time.mjs';
import { importBuilt, requireFromBackend } from './lib/product.mjs';
import { alternate } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { printFigure, printRatios } from './lib/statistics.mjs';
import { StreamReaders } from './lib/stream-readers.mjs';

const MOST_CONNECTIONS = 5_000;
const ROUNDS = 11;
const WARM_UP = 3;
const EVENTS = 10;
const WITHIN_MS = 60_000;
const IDLE_MS = 10_000;
const FLOOR = fileURLToPath(new URL('limits/sse-server.mjs', import.meta.url));
const CREATED = 'NOW(3), NOW(3), NOW(3) + INTERVAL 1 DAY';

/**
 * Measures the cost of an event for many open streams against a raw server that writes it, and the cost of idle streams. `npm run bench -- sse
 * 500` uses fewer connections. Every connection has its own session. Cleanup functions are added to `stops`.
 */
export async function bench(stops) {
  const connections = Number(process.argv[3] ?? MOST_CONNECTIONS);
  if (!Number.isInteger(connections) || connections < 1 || connections > MOST_CONNECTIONS)
    throw new Failure(`Give a number of connections from 1 to ${MOST_CONNECTIONS}.`);
  const progress = new Progress(3);
  await progress.step('Build of the backend', buildBackend);
  const [product, floor] = await progress.step('Product and floor', async () => [
    await startProductWithAccounts(1, stops),
    await startServer([FLOOR], { port: await freePort(), path: '/' }),
  ]);
  stops.push(() => floor.stop());
  const database = await requireFromBackend('mysql2/promise').createConnection({ uri: process.env.DATABASE_URL });
  stops.push(() => database.end());
  const targets = await progress.step(`${connections} connections to each`, () =>
    connect({ product, floor, database, connections, stops }),
  );
  await report(targets, connections);
}

async function connect({ product, floor, database, connections, stops }) {
  const [[owner]] = await database.query('SELECT user_id AS userId, company_id AS companyId FROM association LIMIT 1');
  const cookies = await startSessions(database, owner, connections);
  const publish = () =>
    database.query(
      `INSERT INTO event_feed (company_id, channel, type, data, created_at) VALUES (?, ?, 'unread', '{"unread":1}', NOW(3))`,
      [owner.companyId, `user:${owner.userId}`],
    );
  const readersOf = async (url, headers) => {
    const readers = new StreamReaders();
    stops.push(async () => readers.close());
    await readers.open(url, headers);
    return readers;
  };
  return {
    product: {
      pids: [product.pid],
      databasePid: product.databasePid,
      publish,
      readers: await readersOf(
        `${product.url}/api/v1/notifications/stream`,
        cookies.map((cookie) => ({ cookie })),
      ),
    },
    floor: {
      pids: [floor.pid],
      publish: () => fetch(`${floor.url}/publish`, { method: 'POST' }),
      readers: await readersOf(
        `${floor.url}/stream`,
        cookies.map(() => ({})),
      ),
    },
  };
}

/** Returns the cookie of each new session. Signing in would measure the password hash. */
async function startSessions(database, { userId, companyId }, count) {
  const { newId } = await importBuilt('platform/ids.js');
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const rows = tokens.map((token) => [
    newId('ses'),
    createHash('sha256').update(token).digest('hex'),
    userId,
    companyId,
    'bench',
    '127.0.0.1',
  ]);
  const values = rows.map(() => `(?, ?, ?, ?, ?, ?, ${CREATED}, 'active')`).join(', ');
  await database.query(
    `INSERT INTO user_session (id, token_hash, user_id, company_id, user_agent, ip_address, created_at, last_used_at, expires_at, state) VALUES ${values}`,
    rows.flat(),
  );
  return tokens.map((token) => `lading_session=${token}`);
}

/**
 * Publishes events one by one, each after the previous one has reached all readers: CPU microseconds per delivery, and milliseconds until the
 * last reader has it.
 */
async function deliver({ pids, publish, readers }, connections) {
  const before = pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0);
  const start = performance.now();
  for (let event = 0; event < EVENTS; event += 1) {
    readers.reset();
    await publish();
    await readers.heard(connections, WITHIN_MS);
  }
  const cpu = pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0) - before;
  return { cpu: cpu / EVENTS / connections, latency: (performance.now() - start) / EVENTS };
}

async function report({ product, floor }, connections) {
  for (let round = 0; round < WARM_UP; round += 1)
    for (const target of [product, floor]) await deliver(target, connections);
  const pairs = await alternate(floor, product, ROUNDS, (target) => deliver(target, connections));
  printRatios('floor / product: CPU microseconds a delivery', pairs, 'cpu');
  printFigure(
    'product: until the last reader has it, poll included',
    pairs.map(([, { latency }]) => latency),
    'ms',
  );
  printFigure(
    'floor: until the last reader has it',
    pairs.map(([{ latency }]) => latency),
    'ms',
  );
  await reportIdle(product, connections);
}

/** Sessions of all readers are looked up every second. */
async function reportIdle({ pids: [pid], databasePid }, connections) {
  const used = () => [pid, databasePid].map(cpuMicroseconds);
  const before = used();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const [server, store] = used().map((cpu, index) => ((cpu - before[index]) / IDLE_MS / 10).toFixed(1));
  console.log(
    `${`${connections} idle connections: share of one core`.padEnd(66)}${server}% server, ${store}% database`,
  );
}
