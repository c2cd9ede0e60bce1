// npm run check:booking: checks that each accepted offer is booked exactly once, despite killed processes and simultaneous requests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBackend } from './bench/lib/accounts.mjs';
import { median } from './bench/lib/statistics.mjs';
import { book } from './check-booking/client.mjs';
import { startDatabase } from './check-booking/database.mjs';
import { bookAtOnce } from './check-booking/double-clicks.mjs';
import { bookWhileKilling } from './check-booking/kill-test.mjs';
import { makeQuotes } from './check-booking/quotes.mjs';
import { startProxy, startReplicas } from './check-booking/replicas.mjs';
import { makeShippers } from './check-booking/shippers.mjs';
import { verdictOf } from './check-booking/verdict.mjs';
import { printError } from './lib/failure.mjs';
import { Progress } from './lib/progress.mjs';

const REPLICAS = 3;
const SHIPPERS = 4;
const BOOKINGS = 2_000;
const CLIENTS = 20;
const AT_ONCE = { rounds: 200, parallel: 20 };
/** The request is repeated after every this many bookings. */
const REPLAY_EVERY = 20;
/** Deadline for resolving an outcome unknown to a client. */
const RESOLVED_WITHIN_S = 30;
const TIME_LIMIT_MS = 350_000;

const stops = [];
const stopAll = async () => {
  while (stops.length > 0) await stops.pop()();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

try {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const progress = new Progress(6);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database', openDatabase);
  const { url, shippers, replicas } = await progress.step(`${REPLICAS} processes behind a proxy`, startProduct);
  const quotes = await progress.step('Quotes', () =>
    makeQuotes(url, shippers, BOOKINGS + AT_ONCE.rounds, database.url),
  );
  const outcome = await progress.step(
    `${BOOKINGS.toLocaleString('en')} bookings from ${CLIENTS} clients, something killed every 5 s`,
    () => bookWhileKilling({ url, quotes: quotes.slice(0, BOOKINGS), replicas, database, clients: CLIENTS, signal }),
  );
  const verdict = await verdictOf(outcome, database.url);
  const differing = await replaysThatDiffer(url, outcome);
  const atOnce = await progress.step(`${AT_ONCE.rounds} rounds of ${AT_ONCE.parallel} posts at once`, () =>
    bookAtOnce({ url, quotes: quotes.slice(BOOKINGS), parallel: AT_ONCE.parallel, signal }),
  );
  if (!report(outcome, verdict, differing, atOnce)) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

async function openDatabase() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-check-booking-'));
  fs.chmodSync(folder, 0o711); // the server may run as another user than root
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const database = await startDatabase(folder);
  stops.push(() => database.stop());
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    LADING_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    // Requests arrive faster than from an office.
    REQUEST_LIMIT_FACTOR: '1000',
    DEMONSTRATION: 'true',
    RUN_WORKER: 'false',
  });
  return database;
}

async function startProduct() {
  const shippers = await makeShippers(SHIPPERS);
  process.env.DEMONSTRATION = 'false'; // it gave the companies their carriers
  const replicas = await startReplicas(REPLICAS);
  stops.push(() => replicas.stop());
  const proxy = await startProxy(replicas.ports);
  stops.push(() => proxy.stop());
  return { url: proxy.url, shippers, replicas };
}

/** Number of responses to repeated requests that differ from the first response. */
async function replaysThatDiffer(url, { acknowledged }) {
  let differing = 0;
  for (const { quoted, key, text } of acknowledged.filter((_, index) => index % REPLAY_EVERY === 0)) {
    const again = await book(url, quoted, key);
    if (again.status !== 200 || again.text !== text) differing += 1;
  }
  return differing;
}

/** Prints the table. Returns whether all targets are met. */
function report({ acknowledged, kills }, verdict, differing, atOnce) {
  const seconds = acknowledged.map((one) => one.seconds);
  const slowest = Math.max(...seconds);
  const rows = [
    [
      'processes killed, database killed',
      `${kills.processes}, ${kills.database}`,
      kills.processes > 0 && kills.database === 1,
    ],
    ['bookings that needed a retry', acknowledged.filter(({ attempts }) => attempts > 1).length],
    [
      'bookings / keys',
      `${verdict.bookings} / ${verdict.keys}`,
      verdict.bookings === verdict.keys && verdict.keys === BOOKINGS,
    ],
    ['refused', verdict.refused, verdict.refused === 0],
    ['acknowledged and missing', verdict.missing, verdict.missing === 0],
    ['duplicates', verdict.duplicates, verdict.duplicates === 0],
    ...Object.entries(verdict.halfStates).map(([name, count]) => [`half states: ${name}`, count, count === 0]),
    ['replays that differ', differing, differing === 0],
    [
      `seconds until known: median, most (at most ${RESOLVED_WITHIN_S})`,
      `${median(seconds).toFixed(2)}, ${slowest.toFixed(1)}`,
      slowest <= RESOLVED_WITHIN_S,
    ],
    [
      'at once: rounds, of them without exactly one booking',
      `${atOnce.rounds}, ${atOnce.wrong}`,
      atOnce.rounds === AT_ONCE.rounds && atOnce.wrong === 0,
    ],
    ['at once: answers that were none, or 5xx', atOnce.failures, atOnce.failures === 0],
  ];
  console.log('');
  for (const [name, value, right] of rows)
    console.log(
      `${name.padEnd(64)}${String(value).padStart(14)}   ${right === undefined ? '' : right ? 'ok' : 'WRONG'}`,
    );
  return rows.every(([, , right]) => right !== false);
}
