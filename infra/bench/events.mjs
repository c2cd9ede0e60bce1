import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { startDatabase } from '../stack/database.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend } from './lib/accounts.mjs';
import { importBuilt, requireFromBackend } from './lib/product.mjs';
import { alternate } from './lib/rounds.mjs';
import { printRatios } from './lib/statistics.mjs';

/** Events per batch, and shares of the two floors that the product must reach (docs: performance targets). */
const BATCH = 100;
const TARGETS = { loadData: 0.5, rowByRow: 60 };
const ROUNDS = 11;
const BATCHES = 20;
const WARM_UP = 10;
const COLUMNS =
  'company_id, id, shipment_id, type, occurred_at, time_zone, received_at, source, actor_id, payload, source_key, sequence, place, code, reason, raw';

/**
 * Measures batches of 100 events through the log against LOAD DATA of the same rows, and against one row at a time. Cleanup functions are added
 * to `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(3);
  await progress.step('Build of the backend', buildBackend);
  await progress.step('Database that syncs every commit', () => openDatabase(stops));
  const product = await progress.step('Shipments', () => startProduct(stops));
  const raw = await rawTable(product, stops);
  const targets = { product: timed(product.append), loadData: timed(raw.load), rowByRow: timed(raw.insert, 1) };
  for (const run of Object.values(targets)) await run(WARM_UP);
  console.log(`statements a batch: ${await product.statements()} (at most 6, beside start and end of the transaction)`);
  const against = (floor) => alternate(targets.product, floor, ROUNDS, (run) => run(BATCHES));
  printRatios(
    'A/A, LOAD DATA against itself: events a second',
    await alternate(targets.loadData, targets.loadData, ROUNDS, (run) => run(BATCHES)),
    'throughput',
  );
  printRatios(
    `product / LOAD DATA: events a second (target ${TARGETS.loadData})`,
    await against(targets.loadData),
    'throughput',
  );
  printRatios(
    `product / row by row: events a second (target ${TARGETS.rowByRow})`,
    await against(targets.rowByRow),
    'throughput',
  );
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
}

/** The product in this process, with the demonstration's shipments. */
async function startProduct(stops) {
  const { migrate } = await importBuilt('platform/database/schema/migrate.js');
  const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
  await migrate(dataSourceOptions({ databaseUrl: process.env.DATABASE_URL }));
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  stops.push(() => app.close());
  const get = async (file, name) => app.get((await importBuilt(file))[name], { strict: false });
  await (await get('platform/demonstration/demonstration-seed.js', 'DemonstrationSeed')).run(() => undefined);
  const database = await get('platform/database/database.js', 'Database');
  const log = await get('modules/shipments/tracking/shipment-log.js', 'ShipmentLog');
  const shipments = await database.query('SELECT company_id AS companyId, id FROM shipment ORDER BY id LIMIT 25');
  const { companyId } = shipments[0];
  const append = async (events) => {
    const results = await database.transaction((tx) =>
      log.appendAll(
        tx,
        companyId,
        Map.groupBy(events, ({ shipmentId }) => shipmentId),
      ),
    );
    const added = [...results.values()].reduce((sum, result) => sum + result.added, 0);
    if (added !== events.length) throw new Error(`${added} of ${events.length} events were added.`);
  };
  const questions = async () => Number((await database.query("SHOW GLOBAL STATUS LIKE 'Questions'"))[0].Value);
  const statements = async () => {
    const before = await questions();
    await append(nextEvents(BATCH));
    return (await questions()) - before - 1;
  };
  ids = shipments.map(({ id }) => id);
  return { append, companyId, statements };
}

let ids = [];
let made = 0;

/** Events of 25 shipments in turn, each newer than the previous ones. */
function nextEvents(count) {
  return Array.from({ length: count }, () => {
    made += 1;
    return {
      shipmentId: ids[made % ids.length],
      type: 'in_transit',
      occurredAt: new Date(Date.now() + made),
      timeZone: 'America/Chicago',
      source: 'carrier',
      actorId: null,
      sourceKey: `carrier:${made}`,
      sequence: made,
      place: { city: 'Dallas', state: 'TX' },
      code: 'IN_TRANSIT',
      reason: null,
      data: {},
      raw: { eventId: String(made), type: 'IN_TRANSIT' },
    };
  });
}

/** The event table without derived data. */
async function rawTable({ companyId }, stops) {
  const streams = [];
  const connection = await requireFromBackend('mysql2/promise').createConnection({
    uri: process.env.DATABASE_URL,
    timezone: 'Z',
  });
  stops.push(() => connection.end());
  await connection.query('CREATE TABLE raw_event LIKE shipment_event');
  const rowOf = ({ shipmentId, occurredAt, ...event }) => {
    const at = occurredAt.toISOString().replace('T', ' ').slice(0, 23);
    const id = `sev_${String(event.sequence).padStart(26, '0')}`;
    const { place, data, raw } = event;
    return [
      companyId,
      id,
      shipmentId,
      event.type,
      at,
      event.timeZone,
      at,
      event.source,
      null,
      JSON.stringify(data),
      event.sourceKey,
      event.sequence,
      JSON.stringify(place),
      event.code,
      null,
      JSON.stringify(raw),
    ];
  };
  const load = async (events) => {
    streams.push(Readable.from([Buffer.from(textOf(events.map(rowOf)))]));
    await connection.query({
      sql: `LOAD DATA LOCAL INFILE 'events' INTO TABLE raw_event (${COLUMNS})`,
      infileStreamFactory: () => streams.shift(),
    });
  };
  const insert = async (events) => {
    for (const event of events) await connection.query(`INSERT INTO raw_event (${COLUMNS}) VALUES (?)`, [rowOf(event)]);
  };
  return { load, insert };
}

/** Rows in the format of LOAD DATA. */
const textOf = (rows) => rows.map((row) => row.map((value) => value ?? '\\N').join('\t')).join('\n');

/** Measures this many batches; slow variants always run the same number. */
function timed(run, batches) {
  return async (count) => {
    const rounds = batches ?? count;
    const start = performance.now();
    for (let batch = 0; batch < rounds; batch += 1) await run(nextEvents(BATCH));
    return { throughput: (rounds * BATCH * 1_000) / (performance.now() - start) };
  };
}
