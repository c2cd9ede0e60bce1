import { setTimeout as delay } from 'node:timers/promises';
import { builtServer, importBuilt, requireFromBackend } from '../bench/lib/product.mjs';
import { startServer } from '../bench/lib/servers.mjs';
import { startDatabase } from '../stack/database.mjs';
import { Digests } from './jobs/digests.mjs';
import { jobOf, JobLog } from './jobs/job-log.mjs';
import { freePort } from '../lib/ports.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

const REPLICAS = 3;
const WATCHED_MS = 90_000;
const DIGESTS_EVERY_MS = 20_000;
const DRAINED_WITHIN_MS = 60_000;
/** Jobs that are due often enough to observe, of a sharded one its first shard, with the length of their periods. */
const PERIODS = { 'close carrier calls': 5_000, 'send digests': 15_000, 'expire quotes': 60_000 };
/** Jobs whose process is killed during a run, with the locked table that makes them wait. */
const KILLED = { 'send digests': 'notification_mail', 'purge expired rows': 'user_session', 'expire quotes': 'quote' };

export const title = `Periodic jobs and digests with ${REPLICAS} processes, one of which is killed during a run`;

export async function drill({ step, keep, folder }) {
  const { connect, log, digests } = await step('Database with people', () => openDatabase(folder, keep));
  const replicas = new Map();
  await step(`${REPLICAS} processes`, () =>
    Promise.all(Array.from({ length: REPLICAS }, () => startReplica(replicas, keep))),
  );
  await step(`${WATCHED_MS / 1_000} s of jobs and digests`, () => watch(digests));
  const watchedUntil = (await log.events()).at(-1).id;
  const takeovers = [];
  for (const [name, table] of Object.entries(KILLED)) {
    takeovers.push(
      await step(`"${name}" at work, its process killed`, () =>
        killAtWork({ name, table, connect, log, digests, replicas, keep }),
      ),
    );
  }
  await drained(digests);
  return rowsOf(await log.events(), watchedUntil, takeovers, await digests.count());
}

async function openDatabase(folder, keep) {
  const database = keep(await startDatabase(folder));
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
    keep({ stop: () => connection.end() });
    return connection;
  };
  const connection = await connect();
  const [log, digests] = [new JobLog(connection), new Digests(connection)];
  await log.begin();
  await digests.makePeople();
  return { connect, log, digests };
}

async function startReplica(replicas, keep) {
  const replica = keep(await startServer(builtServer, { port: await freePort(), path: '/health/ready' }));
  replicas.set(replica.pid, replica);
}

async function watch(digests) {
  for (const end = Date.now() + WATCHED_MS; Date.now() < end; await delay(DIGESTS_EVERY_MS))
    await digests.due(DIGESTS_EVERY_MS / 2);
}

/** Kills the process that runs the job while its statement waits for a table. Returns the milliseconds until another process takes over. */
async function killAtWork({ name, table, connect, log, digests, replicas, keep }) {
  const blocking = await connect();
  await digests.due(0);
  await blocking.query(`LOCK TABLES ${table} WRITE`);
  const holder = await log.bringOn(name);
  process.kill(holder.pid, 'SIGKILL');
  const killedAt = Date.now();
  await blocking.query('UNLOCK TABLES');
  replicas.delete(holder.pid);
  const successor = await log.taken(holder);
  await startReplica(replicas, keep);
  return { name, milliseconds: successor.at - killedAt, another: successor.owner !== holder.owner };
}

async function drained(digests) {
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; Date.now() < deadline; await delay(500)) {
    const { expected, made, waiting } = await digests.count();
    if (made >= expected && waiting === 0) return;
  }
}

async function rowsOf(events, watchedUntil, takeovers, { expected, made, sent, waiting }) {
  const { JOB_LEASE_MS } = await importBuilt('platform/jobs/persistence/job-leases.sql.js');
  const watched = events.filter(({ id }) => id <= watchedUntil);
  const limit = 2 * JOB_LEASE_MS;
  return [
    ...Object.entries(PERIODS).map(([name, length]) => periodsOf(watched, name, length)),
    none(
      `All ${new Set(events.map(({ name }) => jobOf(name))).size} jobs and their shards: periods that ended twice`,
      endedTwice(events),
    ),
    figure('Digests due, of each person and period', expected),
    check('Digests made', made, made === expected),
    check('Messages that send one', sent, sent === expected),
    none('Notifications without a digest', waiting),
    ...takeovers.map(({ name, milliseconds, another }) =>
      check(
        `"${name}" taken over after (at most ${seconds(limit)})`,
        seconds(milliseconds),
        another && milliseconds <= limit,
      ),
    ),
  ];
}

/** Periods between the first and the last run of a job, and the runs in them: one each. */
function periodsOf(events, name, length) {
  const taken = events.filter((event) => event.name === name && event.event === 'taken').map(({ dueAt }) => dueAt);
  const periods = Math.round((taken.at(-1) - taken[0]) / length) + 1;
  return check(
    `"${name}" every ${length / 1_000} s: periods / runs`,
    `${periods} / ${taken.length}`,
    taken.length === periods && new Set(taken).size === periods,
  );
}

function endedTwice(events) {
  const ends = events.filter(({ event }) => event === 'done').map(({ name, dueAt }) => `${name} ${dueAt}`);
  return ends.length - new Set(ends).size;
}
