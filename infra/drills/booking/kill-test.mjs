import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { book, insist } from './client.mjs';

const KILL_EVERY_MS = 5_000;
/** Share of the bookings after which the database is killed once. */
const DATABASE_DIES_AT = 0.4;

/** Books all quotes from `clients` clients while processes and the database are killed. Returns the responses to the clients and the number of kills. */
export async function bookWhileKilling({ stack, quotes, clients, signal }) {
  const acknowledged = [];
  const over = new AbortController();
  const kills = { processes: 0, database: 0 };
  const killing = Promise.all([
    killProcesses(stack.apis, kills, over.signal),
    killDatabase(stack.database, kills, () => acknowledged.length >= quotes.length * DATABASE_DIES_AT, over.signal),
  ]);
  let next = 0;
  const client = async () => {
    while (next < quotes.length && !signal.aborted) acknowledged.push(await bookOne(stack.url, quotes[next++], signal));
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    over.abort();
    await killing;
    await Promise.all(stack.apis.map((api) => api.untilReady()));
  }
  return { acknowledged, kills };
}

async function bookOne(url, quoted, signal) {
  const key = `booking of ${quoted.id}`;
  const startedAt = performance.now();
  const { status, text, attempts } = await insist(() => book(url, quoted, key), signal);
  return { quoted, key, status, text, attempts, seconds: (performance.now() - startedAt) / 1_000 };
}

/** Kills one process after another, each when the one before is back. */
async function killProcesses(apis, kills, signal) {
  while (await waited(KILL_EVERY_MS, signal)) {
    await Promise.all(apis.map((api) => api.untilReady()));
    if (signal.aborted) return;
    apis[randomInt(apis.length)].signal('SIGKILL');
    kills.processes += 1;
  }
}

async function killDatabase(database, kills, isDue, signal) {
  while (!isDue()) if (!(await waited(100, signal))) return;
  await database.killAndRestart();
  kills.database += 1;
}

/** False if it finished earlier. */
async function waited(milliseconds, signal) {
  return delay(milliseconds, true, { signal }).catch(() => false);
}
