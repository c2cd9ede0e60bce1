// npm run check:jobs: checks that three processes run each periodic job and send each digest once, even if the running one is killed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildBackend } from './bench/lib/accounts.mjs';
import { builtServer, importBuilt, requireFromBackend } from './bench/lib/product.mjs';
import { startServer } from './bench/lib/servers.mjs';
import { startDatabase } from './check-booking/database.mjs';
import { Digests } from './check-jobs/digests.mjs';
import { JobLog } from './check-jobs/job-log.mjs';
import { printError } from './lib/failure.mjs';
import { freePort } from './lib/ports.mjs';
import { Progress } from './lib/progress.mjs';

const REPLICAS = 3;
const WATCHED_MS = 90_000;
const DIGESTS_EVERY_MS = 20_000;
const DRAINED_WITHIN_MS = 60_000;
/** Jobs that are due often enough to observe, with the length of their periods. */
const PERIODS = { 'close carrier calls': 5_000, 'send digests': 15_000, 'expire quotes': 60_000 };
/** Jobs whose process is killed during a run, with the locked table that makes them wait. */
const KILLED = { 'send digests': 'notification_mail', 'purge expired rows': 'user_session', 'expire quotes': 'quote' };

const stops = [];
const stopAll = async () => {
  while (stops.length > 0) await stops.pop()();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

try {
  const progress = new Progress(Object.keys(KILLED).length + 4);
  await progress.step('Build of the backend', buildBackend);
  const { connect, log, digests } = await progress.step('Database with people', openDatabase);
  const replicas = new Map();
  await progress.step(`${REPLICAS} processes`, () =>
    Promise.all(Array.from({ length: REPLICAS }, () => startReplica(replicas))),
  );
  await progress.step(`${WATCHED_MS / 1_000} s of jobs and digests`, () => watch(digests));
  const watchedUntil = (await log.events()).at(-1).id;
  const takeovers = [];
  for (const [name, table] of Object.entries(KILLED)) {
    takeovers.push(
      await progress.step(`"${name}" at work, its process killed`, () =>
        killAtWork({ name, table, connect, log, digests, replicas }),
      ),
    );
  }
  await drained(digests);
  if (!(await report(await log.events(), watchedUntil, takeovers, await digests.count()))) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

async function openDatabase() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-check-jobs-'));
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
    DEMONSTRATION: 'false',
    RUN_WORKER: 'true',
  });
  const { migrate } = await importBuilt('platform/database/schema/migrate.js');
  const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
  await migrate(dataSourceOptions({ databaseUrl: database.url }));
  const connect = async () => {
    const connection = await requireFromBackend('mysql2/promise').createConnection({
      uri: database.url,
      timezone: 'Z',
    });
    stops.push(() => connection.end());
    return connection;
  };
  const connection = await connect();
  const [log, digests] = [new JobLog(connection), new Digests(connection)];
  await log.begin();
  await digests.makePeople();
  return { connect, log, digests };
}

async function startReplica(replicas) {
  const replica = await startServer(builtServer, { port: await freePort(), path: '/health/ready' });
  stops.push(() => replica.stop());
  replicas.set(replica.pid, replica);
}

async function watch(digests) {
  for (const end = Date.now() + WATCHED_MS; Date.now() < end; await delay(DIGESTS_EVERY_MS))
    await digests.due(DIGESTS_EVERY_MS / 2);
}

/** Kills the process that runs the job while its statement waits for a table. Returns the milliseconds until another process takes over. */
async function killAtWork({ name, table, connect, log, digests, replicas }) {
  const blocking = await connect();
  await digests.due(0);
  await blocking.query(`LOCK TABLES ${table} WRITE`);
  const holder = await log.bringOn(name);
  process.kill(holder.pid, 'SIGKILL');
  const killedAt = Date.now();
  await blocking.query('UNLOCK TABLES');
  replicas.delete(holder.pid);
  const successor = await log.taken(name, holder.id);
  await startReplica(replicas);
  return { name, milliseconds: successor.at - killedAt, another: successor.owner !== holder.owner };
}

async function drained(digests) {
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; Date.now() < deadline; await delay(500)) {
    const { expected, made, waiting } = await digests.count();
    if (made >= expected && waiting === 0) return;
  }
}

/** Prints the tables. Returns whether all targets are met. */
async function report(events, watchedUntil, takeovers, { expected, made, sent, waiting }) {
  const { JOB_LEASE_MS } = await importBuilt('platform/jobs/persistence/job-leases.sql.js');
  const rows = [
    ...Object.entries(PERIODS).map(([name, length]) =>
      periodsOf(
        events.filter(({ id }) => id <= watchedUntil),
        name,
        length,
      ),
    ),
    [
      `All ${new Set(events.map(({ name }) => name)).size} jobs: periods that ended twice`,
      endedTwice(events),
      endedTwice(events) === 0,
    ],
    ['Digests due, of each person and period', expected, ''],
    ['Digests made', made, made === expected],
    ['Messages that send one', sent, sent === expected],
    ['Notifications that no digest has told', waiting, waiting === 0],
    ...takeovers.map(({ name, milliseconds, another }) => [
      `"${name}" taken over after, s (at most ${(2 * JOB_LEASE_MS) / 1_000})`,
      (milliseconds / 1_000).toFixed(1),
      another && milliseconds <= 2 * JOB_LEASE_MS,
    ]),
  ];
  console.log('');
  for (const [name, value, holds] of rows)
    console.log(`${name.padEnd(62)}${String(value).padStart(14)}   ${holds === '' ? '' : holds ? 'holds' : 'MISSED'}`);
  return rows.every(([, , holds]) => holds !== false);
}

/** Periods between the first and the last run of a job, and the runs in them: one each. */
function periodsOf(events, name, length) {
  const taken = events.filter((event) => event.name === name && event.event === 'taken').map(({ dueAt }) => dueAt);
  const periods = Math.round((taken.at(-1) - taken[0]) / length) + 1;
  return [
    `"${name}" every ${length / 1_000} s: periods / runs`,
    `${periods} / ${taken.length}`,
    taken.length === periods && new Set(taken).size === periods,
  ];
}

function endedTwice(events) {
  const ends = events.filter(({ event }) => event === 'done').map(({ name, dueAt }) => `${name} ${dueAt}`);
  return ends.length - new Set(ends).size;
}
