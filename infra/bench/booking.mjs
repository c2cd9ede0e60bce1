import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { book, post } from '../drills/booking/client.mjs';
import { startDatabase } from '../stack/database.mjs';
import { makeQuotes } from '../drills/booking/quotes.mjs';
import { makeShippers } from '../drills/booking/shippers.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend } from './lib/accounts.mjs';
import { builtServer, requireFromBackend } from './lib/product.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { printRatios } from './lib/statistics.mjs';

/** Share of the raw transaction's throughput that the product must reach (docs: performance targets). */
const TARGET = 0.8;
const CONNECTIONS = 4;
const WARM_UP = 300;
const ROUNDS = { rounds: 11, count: 40 };
/** Bookings for which statements are counted. */
const COUNTED = 20;
/** A/A and pairs have two targets each. */
const QUOTES = 1 + COUNTED + 2 * WARM_UP + 4 * ROUNDS.rounds * ROUNDS.count;
const FLOOR = fileURLToPath(new URL('limits/booking-server.mjs', import.meta.url));

/**
 * Measures a booking of the product against the raw transaction that writes the same rows, and counts its statements. Cleanup functions are added
 * to `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(4);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database that syncs every commit', () => openDatabase(stops));
  const product = await progress.step('Product', () => startProduct(stops));
  const quotes = await progress.step(`${QUOTES.toLocaleString('en')} quotes`, () =>
    makeQuotes(product.url, [product.shipper], QUOTES, database.url),
  );
  const take = () => quotes.pop();
  const { text } = await book(product.url, take(), 'the model');
  const floor = await startServer([FLOOR], {
    port: await freePort(),
    path: '/',
    environment: { SHIPMENT_ID: JSON.parse(text).shipmentId },
  });
  stops.push(floor.stop);
  await reportStatements(product, take, database.url);
  const targets = [
    target((quoted) => book(product.url, quoted, quoted.id), take, [product.pid, database.pid()]),
    target((quoted) => post(floor.url, quoted.shipper, '/', quoted), take, [floor.pid, database.pid()]),
  ];
  await report(...targets);
}

async function openDatabase(stops) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bench-'));
  fs.chmodSync(folder, 0o711); // the server may run as another user than root
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const database = await startDatabase(folder);
  stops.push(() => database.stop());
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    LADING_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // More requests than from an office.
    REQUEST_LIMIT_FACTOR: '1000',
    DEMONSTRATION: 'true',
    RUN_WORKER: 'false',
  });
  return database;
}

async function startProduct(stops) {
  const [shipper] = await makeShippers(1);
  process.env.DEMONSTRATION = 'false'; // it gave the company its carriers
  const product = await startServer(builtServer, { port: await freePort(), path: '/health/ready' });
  stops.push(product.stop);
  return { ...product, shipper };
}

/** Books this many quotes over a few concurrent connections; throws if a booking fails. */
function target(send, take, pids) {
  const sendMany = async (count) => {
    let left = count;
    const worker = async () => {
      while (left-- > 0) {
        const { status, text } = await send(take());
        if (status !== 201) throw new Error(`A booking was answered ${status} ${text}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };
  return { client: { sendMany }, pids };
}

async function reportStatements(product, take, databaseUrl) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: databaseUrl });
  const counts = async () => {
    const [rows] = await connection.query(
      "SHOW GLOBAL STATUS WHERE Variable_name IN ('Com_select', 'Com_insert', 'Com_update', 'Com_commit')",
    );
    return Object.fromEntries(
      rows.map(({ Variable_name: name, Value: value }) => [name.slice('Com_'.length), Number(value)]),
    );
  };
  const before = await counts();
  for (let booking = 0; booking < COUNTED; booking += 1) await book(product.url, take(), `counted ${booking}`);
  const after = await counts();
  await connection.end();
  const each = Object.keys(after).map((kind) => `${((after[kind] - before[kind]) / COUNTED).toFixed(1)} ${kind}`);
  console.log(`statements a booking, reads before it included: ${each.join(', ')}`);
}

async function report(product, floor) {
  for (const { client } of [product, floor]) await client.sendMany(WARM_UP);
  const noise = await interleave(floor, floor, ROUNDS);
  printRatios('A/A, the raw transaction against itself: throughput', noise, 'throughput');
  const pairs = await interleave(product, floor, ROUNDS);
  printRatios(`product / raw transaction: throughput (target ${TARGET})`, pairs, 'throughput');
  printRatios('product / raw transaction: CPU with the database', pairs, 'cpu');
}
