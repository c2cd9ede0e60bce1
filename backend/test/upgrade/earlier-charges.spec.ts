import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { migrations } from '../../src/migrations/index.js';
import { ReclassesOfEarlierCharges1781000000093 } from '../../src/migrations/1781000000093-reclasses-of-earlier-charges.js';
import { EarlierChargesJob } from '../../src/modules/shipments/charges/received/earlier-charges.job.js';
import { Database } from '../../src/platform/database/database.js';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { AnyRows } from '../support/any-rows.js';
import { preliminaryCharges } from '../support/carrier-bills.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { emptyDatabase, upgradedDatabase } from '../support/test-database.js';

const COMPANY = 'cmp_01JD0000000000000000000001';
const OTHER = 'cmp_01JD0000000000000000000002';
const GOLDEN = join(import.meta.dirname, '../../src/modules/shipments/persistence/golden/shipment.v2.json');
/** Charges received before the history; more than a job reads in one batch. */
const PLAIN_BILLS = 120;

let app: TestApp;

/** A database from before the migration, with charges of two companies. */
async function earlierDatabase(): Promise<string> {
  const databaseUrl = await emptyDatabase(`lading_reclasses_${process.env.JEST_WORKER_ID ?? '1'}`);
  const position = migrations.findIndex((candidate) => candidate === ReclassesOfEarlierCharges1781000000093);
  const options = { ...dataSourceOptions({ databaseUrl }), migrations: migrations.slice(0, position) };
  const dataSource = await new DataSource(options).initialize();
  await dataSource.runMigrations();
  const rows = await AnyRows.of({ database: { database: new Database(dataSource) } });
  const { body } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { body: object };
  for (const company_id of [COMPANY, OTHER]) {
    await rows.insert('company', { id: company_id, name: 'Riverside Tile' });
    await rows.insert('shipment', {
      company_id,
      id: 'shp_1',
      number: 'S-000321',
      bol_number: company_id.slice(-17),
      status: 'delivered',
      mode: 'LTL',
      currency: 'USD',
      pro_number: null,
      body: JSON.stringify(body),
      pod: 'available',
      customs: 'none',
      billing: 'preliminary',
      pickup_appointment: 'not_needed',
      delivery_appointment: 'not_needed',
    });
  }
  let bills = 0;
  const bill = (company_id: string, message: object, values: object = {}) =>
    rows.insert('carrier_bill', {
      company_id,
      id: `cbl_${(bills += 1)}`,
      shipment_id: 'shp_1',
      connection_id: 'con_1',
      kind: 'preliminary',
      carrier_key: `key ${bills}`,
      version: 1,
      billed_on: '2026-10-20',
      original: JSON.stringify(message),
      received_at: new Date('2026-10-21T15:00:00.000Z'),
      ...values,
    });
  const charges = (...codes: string[]) => {
    const message = preliminaryCharges('S-000321', 301.05);
    return { ...message, charges: { ...message.charges, changeLog: codes.map((eventCode) => ({ eventCode })) } };
  };
  for (let plain = 0; plain < PLAIN_BILLS; plain += 1) await bill(COMPANY, charges('LTDAD'));
  await bill(COMPANY, charges('RCL'));
  await bill(COMPANY, charges('RCL', 'RWE'), { billed_on: null });
  await bill(COMPANY, charges('RWE'), { kind: 'invoice' });
  await bill(COMPANY, { charges: 'of an earlier schema' });
  await bill(OTHER, charges('RWE'));
  await dataSource.destroy();
  return databaseUrl;
}

beforeAll(async () => {
  app = await startTestApp({ database: await upgradedDatabase(await earlierDatabase()) });
}, 120_000);
afterAll(() => app.close());

const query = (sql: string) => app.database.database.query(sql);

it('reclasses of charges that were received before their history are added to it, once', async () => {
  const job = app.get(EarlierChargesJob);
  expect(await query('SELECT * FROM reclass_event')).toEqual([]);
  await Promise.all([job.run(), job.run()]);
  const history = await query(
    `SELECT company_id, shipment_number, code, MIN(occurred_on) AS occurred_on, COUNT(*) > 0 AS items
       FROM reclass_event GROUP BY company_id, shipment_number, code ORDER BY company_id, code`,
  );
  const reclass = { company_id: COMPANY, shipment_number: 'S-000321', items: 1 };
  expect(history).toMatchObject([
    { ...reclass, code: 'RCL', occurred_on: '2026-10-20' },
    { ...reclass, code: 'RWE', occurred_on: '2026-10-21' },
    { ...reclass, company_id: OTHER, code: 'RWE', occurred_on: '2026-10-20' },
  ]);
  expect(await query("SELECT id FROM carrier_bill WHERE reclasses_read = 0 AND kind = 'preliminary'")).toEqual([]);

  const events = await query('SELECT * FROM reclass_event ORDER BY company_id, item, code');
  await query('DELETE FROM reclass_event');
  await job.run();
  expect(await query('SELECT * FROM reclass_event')).toEqual([]);
  await query('UPDATE carrier_bill SET reclasses_read = 0');
  await job.run();
  expect(await query('SELECT * FROM reclass_event ORDER BY company_id, item, code')).toEqual(events);
}, 60_000);

it('charges that were received before the ledger had them are rows of it, once, with the time of their message', async () => {
  const job = app.get(EarlierChargesJob);
  await Promise.all([job.run(), job.run()]);
  const ledger = () =>
    query(
      `SELECT company_id, COUNT(*) AS entries, COUNT(DISTINCT carrier_bill_id) AS messages, SUM(amount) AS total, MIN(stage) AS stage, MAX(recorded_at) AS recorded_at
         FROM charge_entry GROUP BY company_id ORDER BY company_id`,
    );
  const recordedAt = new Date('2026-10-21T15:00:00.000Z');
  const charges = await ledger();
  expect(charges).toMatchObject([
    { company_id: COMPANY, messages: PLAIN_BILLS + 2, total: String((PLAIN_BILLS + 2) * 30_105), stage: 'PRELIMINARY' },
    { company_id: OTHER, messages: 1, total: '30105', recorded_at: recordedAt },
  ]);
  expect(await query("SELECT id FROM carrier_bill WHERE in_ledger = 0 AND kind = 'preliminary'")).toEqual([]);
  // As if the previous version had written the rows during an upgrade.
  await query('UPDATE carrier_bill SET in_ledger = 0');
  await job.run();
  expect(await ledger()).toEqual(charges);
}, 60_000);
