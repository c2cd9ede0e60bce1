import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { copyShipments, templateOf } from '../drills/archive/old-shipments.mjs';
import { book } from '../drills/booking/client.mjs';
import { makeQuotes } from '../drills/booking/quotes.mjs';
import { makeShippers } from '../drills/booking/shippers.mjs';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { Progress } from '../lib/progress.mjs';
import { startDatabase } from '../stack/database.mjs';
import { buildBackend } from './lib/accounts.mjs';
import { InvoiceFloor } from './lib/invoice-floor.mjs';
import { builtServer, importBuilt, requireFromBackend } from './lib/product.mjs';
import { interleave } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { median, printRatios, summary, summaryText } from './lib/statistics.mjs';

/** Maximum CPU of the audit relative to the same rows and the same re-rating (docs: performance targets). */
const TARGET = 2;
/** Lines of an invoice; a round has 1,000 lines, all rounds 10,000. */
const LINES = 5;
const ROUNDS = { rounds: 10, count: 200 };
/** Weight that is billed: more than is booked, so that every invoice is rated again. */
const BILLED_WEIGHT = 2_640;

/**
 * Measures an import of invoices (match, duplicates, comparison, ledger, billing, deadlines) and the re-rating of their freight against bare inserts
 * of the same rows with the same re-rating, from reading the booking on. Cleanup functions are added to `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(3);
  await progress.step('Build of the backend', buildBackend);
  const database = await progress.step('Database that syncs every commit', () => openDatabase(stops));
  const { product, floor } = await progress.step('Shipments, product and floor, warm', () =>
    startTargets(database, stops),
  );
  const noise = await interleave(floor, floor, ROUNDS);
  const cpu = noise.map(([one, other]) => one.cpu / other.cpu);
  console.log(`${'A/A, the floor against itself: CPU'.padEnd(66)}${summaryText(summary(cpu))}`);
  const pairs = await interleave(product, floor, ROUNDS);
  printRatios(`audit / floor: CPU us an invoice (target at most ${TARGET})`, pairs, 'cpu');
  printRatios('audit / floor: invoices a second', pairs, 'throughput');
  for (const [side, name] of ['audit', 'floor'].entries()) {
    const of = (index) => median(pairs.map((pair) => pair[side].byProcess[index])).toFixed(0);
    console.log(`  ${name}: CPU microseconds an invoice, process + database: ${of(0)} + ${of(1)}`);
  }
  console.log(`  statements an invoice: ${await product.statements(ROUNDS.count)}`);
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

async function startTargets(database, stops) {
  const [shipper] = await makeShippers(1);
  process.env.DEMONSTRATION = 'false'; // it gave the company its carriers
  // Warm-up, rounds, and the count of statements.
  const { lines } = await makeShipments(database, shipper, ROUNDS.count * (ROUNDS.rounds + 2));
  const product = await startProduct(shipper, lines, database, stops);
  const importId = await product.client.sendMany(ROUNDS.count);
  const floor = new InvoiceFloor(product.app, shipper.companyId, { weight: BILLED_WEIGHT, classes: [] });
  await floor.load(importId);
  await floor.store(ROUNDS.count);
  return { product, floor: { pids: product.pids, client: { sendMany: (count) => floor.store(count) } } };
}

/** A booking through the product, and its copies. */
async function makeShipments(database, shipper, count) {
  const server = await startServer(builtServer, { port: await freePort(), path: '/health/ready' });
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: database.url });
  try {
    const [quote] = await makeQuotes(server.url, [shipper], 1, database.url);
    const { status, text } = await book(server.url, quote, 'the model');
    if (status !== 201) throw new Failure(`The booking was answered ${status}.`, text);
    const { shipmentId } = JSON.parse(text);
    await copyShipments(database.url, await templateOf(connection, shipmentId), { total: count, old: 0 });
    await connection.query('ANALYZE TABLE shipment, offer, shipment_event');
    const headers = { cookie: shipper.cookie };
    return await (await fetch(`${server.url}/api/v1/shipments/${shipmentId}`, { headers })).json();
  } finally {
    await connection.end();
    await server.stop();
  }
}

/** The import of the product in this process. */
async function startProduct({ companyId }, booked, database, stops) {
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  stops.push(() => app.close());
  const invoices = 'modules/shipments/charges/invoices';
  const get = async (file, name) => app.get((await importBuilt(file))[name], { strict: false });
  const service = await get(`${invoices}/imports/invoice-imports.service.js`, 'InvoiceImportsService');
  const worker = await get(`${invoices}/imports/invoice-import-worker.js`, 'InvoiceImportWorker');
  const reratings = await get('modules/shipments/charges/rerating/rerate-shipment.js', 'RerateShipment');
  const db = await get('platform/database/database.js', 'Database');
  const [{ userId }] = await db.query(
    "SELECT user_id AS userId FROM association WHERE company_id = ? AND role = 'owner'",
    [companyId],
  );
  const actor = { companyId, userId, fullName: 'Bench', permissions: new Set() };
  const signal = new AbortController().signal;
  let next = 1;
  const sendMany = async (count) => {
    const upload = { name: 'bench.csv', bytes: Buffer.from(sheet(next, count, booked)), mapping: {} };
    next += count;
    const { id } = await service.start(actor, upload, false, randomUUID());
    const message = { id: 'bench', companyId, payload: { importId: id }, lastAttempt: false };
    for (let import_; import_?.status !== 'done'; import_ = await service.get(actor, id))
      await worker.handle(message, signal);
    const recorded = await db.query(
      'SELECT shipment_id AS shipmentId FROM carrier_invoice i JOIN invoice_import_item m ON m.company_id = i.company_id AND m.invoice_id = i.id WHERE m.company_id = ? AND m.import_id = ?',
      [companyId, id],
    );
    for (const { shipmentId } of recorded) {
      const rerating = await reratings.rerate(companyId, shipmentId, { weight: BILLED_WEIGHT, classes: [] });
      if (rerating === null) throw new Failure('An invoice was not rated again.');
    }
    if (recorded.length !== count) throw new Failure(`Only ${recorded.length} of ${count} invoices were recorded.`);
    return id;
  };
  const questions = async () => Number((await db.query("SHOW GLOBAL STATUS LIKE 'Questions'"))[0].Value);
  const statements = async (count) => {
    const before = await questions();
    await sendMany(count);
    return (((await questions()) - before) / count).toFixed(1);
  };
  return { app, statements, client: { sendMany }, pids: [process.pid, database.pid()] };
}

/** Invoices of as many lines for shipments in turn, each with a weight above that of the booking. */
function sheet(first, count, booked) {
  const header = 'invoice_number,invoice_date,due_date,shipment_number,weight_lb,charge_code,amount';
  const dueOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const charges = Array.from({ length: LINES }, (_, line) => booked[line % booked.length]);
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(first + index).padStart(8, '0');
    return charges.map(({ code, amount }) =>
      [`B-${number}`, '2026-11-20', dueOn, `S-${number}`, BILLED_WEIGHT, code, (amount.amount / 100).toFixed(2)].join(),
    );
  });
  return [header, ...rows.flat()].join('\n');
}
