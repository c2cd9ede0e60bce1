import { DataSource, type MigrationInterface } from 'typeorm';
import { BestCarriers1781000000096 } from '../../src/migrations/1781000000096-best-carriers.js';
import { RegistrationProof1781000000032 } from '../../src/migrations/1781000000032-registration-proof.js';
import { ShipmentLists1781000000021 } from '../../src/migrations/1781000000021-shipment-lists.js';
import { DocumentKinds1781000000063 } from '../../src/migrations/1781000000063-document-kinds.js';
import { Eta1781000000080 } from '../../src/migrations/1781000000080-eta.js';
import { Tracking1781000000018 } from '../../src/migrations/1781000000018-tracking.js';
import { migrations } from '../../src/migrations/index.js';
import { Database } from '../../src/platform/database/database.js';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { AnyRows } from '../support/any-rows.js';
import { emptyDatabase } from '../support/test-database.js';

const COMPANY = 'cmp_01JD0000000000000000000001';
const CREATED_AT = new Date('2026-10-05T14:00:00.000Z');
const SHIPMENT = {
  company_id: COMPANY,
  status: 'booked',
  mode: 'ltl',
  currency: 'USD',
  number: 'S-10042',
  bol_number: '0042',
  pro_number: null,
  origin_city: 'Fort Worth',
  origin_name: 'Bluebonnet Mills',
  origin_postal_code: '76102',
  destination_city: 'Laval',
  destination_name: 'Maison Nord',
  destination_postal_code: 'H7A 0A1',
  estimated_delivery_on: '2026-10-09',
  created_at: CREATED_AT,
};
let dataSource: DataSource;
let rows: AnyRows;

/** Creates a database in the state before this migration. */
async function before(migration: new () => MigrationInterface): Promise<void> {
  const databaseUrl = await emptyDatabase(`lading_backfill_${process.env.JEST_WORKER_ID ?? '1'}`);
  const earlier = migrations.slice(
    0,
    migrations.findIndex((candidate) => candidate === migration),
  );
  dataSource = await new DataSource({ ...dataSourceOptions({ databaseUrl }), migrations: earlier }).initialize();
  await dataSource.runMigrations();
  rows = await AnyRows.of({ database: { database: new Database(dataSource) } });
}

async function run(migration: new () => MigrationInterface): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await new migration().up(runner);
  } finally {
    await runner.release();
  }
}

afterEach(() => dataSource.destroy());

describe('rows from before a migration', () => {
  it('018: shipments get initial tracking data, events a key and the new name of their source; a second run changes nothing', async () => {
    await before(Tracking1781000000018);
    for (const id of ['shp_1', 'shp_2'])
      await rows.insert('shipment', { ...SHIPMENT, id, number: `S-${id}`, bol_number: id });
    for (const [id, source] of [
      ['sev_1', 'user'],
      ['sev_2', 'system'],
    ])
      await rows.insert('shipment_event', { company_id: COMPANY, shipment_id: 'shp_1', id, source });
    for (let time = 0; time < 2; time += 1) {
      await run(Tracking1781000000018);
      expect(
        await dataSource.query(
          'SELECT id, promised_on, eta_on, last_event_at, check_at, pod FROM shipment ORDER BY id',
        ),
      ).toEqual(
        ['shp_1', 'shp_2'].map((id) => ({
          id,
          promised_on: '2026-10-09',
          eta_on: '2026-10-09',
          last_event_at: CREATED_AT,
          check_at: CREATED_AT,
          pod: 'none',
        })),
      );
      expect(await dataSource.query('SELECT id, source, source_key FROM shipment_event ORDER BY id')).toEqual([
        { id: 'sev_1', source: 'member', source_key: 'sev_1' },
        { id: 'sev_2', source: 'system', source_key: 'sev_2' },
      ]);
    }
  }, 60_000);

  it('021: shipments are found by their words; a second run changes nothing', async () => {
    await before(ShipmentLists1781000000021);
    await rows.insert('shipment', {
      ...SHIPMENT,
      id: 'shp_1',
      pod: 'none',
      customs: 'none',
      billing: 'estimated',
      pickup_appointment: 'needed',
      delivery_appointment: 'needed',
    });
    for (let time = 0; time < 2; time += 1) {
      await run(ShipmentLists1781000000021);
      const words = await dataSource.query<{ word: string }[]>('SELECT word FROM shipment_word ORDER BY word');
      expect(words.map(({ word }) => word)).toEqual(
        ['0042', '10042', '76102', 'bluebonnet', 'fort', 'h7a 0a1', 'laval', 'maison', 's-10042'].sort(),
      );
    }
  }, 60_000);

  it('032: registrations lose their password; a second run changes nothing', async () => {
    await before(RegistrationProof1781000000032);
    await rows.insert('registration', { id: 'reg_1', company_name: 'Bluebonnet Mills', invitation_sealed: null });
    for (let time = 0; time < 2; time += 1) {
      await run(RegistrationProof1781000000032);
      expect(await dataSource.query('SELECT id, company_name, password_hash FROM registration')).toEqual([
        { id: 'reg_1', company_name: 'Bluebonnet Mills', password_hash: null },
      ]);
    }
  }, 60_000);

  it('080: planned shipments, declined ones too, are due for a check of their exceptions; a second run changes nothing else', async () => {
    await before(Eta1781000000080);
    for (const [id, status] of [
      ['shp_1', 'tender_rejected'],
      ['shp_2', 'delivered'],
    ]) {
      await rows.insert('shipment', {
        ...SHIPMENT,
        id,
        status,
        number: `S-${id}`,
        bol_number: id,
        pod: 'available',
        customs: 'none',
        billing: 'estimated',
        pickup_appointment: 'not_needed',
        delivery_appointment: 'not_needed',
        check_at: null,
      });
    }
    for (let time = 0; time < 2; time += 1) {
      await run(Eta1781000000080);
      expect(await dataSource.query('SELECT id, check_at FROM shipment ORDER BY id')).toEqual([
        { id: 'shp_1', check_at: CREATED_AT },
        { id: 'shp_2', check_at: null },
      ]);
    }
  }, 60_000);

  it('096: quotes get the carrier of their best total, the first of equal offers; a second run changes nothing', async () => {
    await before(BestCarriers1781000000096);
    const quote = {
      company_id: COMPANY,
      revision: 2,
      best_total: 26_584,
      currency: 'USD',
      status: 'quoted',
      shipment_id: null,
    };
    await rows.insert('quote', { ...quote, id: 'qte_1', number: 'Q-1' });
    await rows.insert('quote', { ...quote, id: 'qte_2', number: 'Q-2', best_total: null, status: 'no_offers' });
    const offers = [
      ['ofr_1', 1, 26_584, 'Earlier Lines'],
      ['ofr_2', 2, 31_000, 'Dear Lines'],
      ['ofr_3', 2, 26_584, 'Cheap Lines'],
      ['ofr_4', 2, 26_584, 'Also Cheap Lines'],
    ] as const;
    for (const [id, revision, total, name] of offers)
      await rows.insert('offer', {
        company_id: COMPANY,
        id,
        quote_id: 'qte_1',
        revision,
        total,
        currency: 'USD',
        body: JSON.stringify({ carrier: { scac: 'ZZZZ', name, demo: true } }),
      });
    for (let time = 0; time < 2; time += 1) {
      await run(BestCarriers1781000000096);
      expect(await dataSource.query('SELECT id, best_carrier FROM quote ORDER BY id')).toEqual([
        { id: 'qte_1', best_carrier: 'Cheap Lines' },
        { id: 'qte_2', best_carrier: null },
      ]);
    }
  }, 60_000);

  it('063: API keys that could upload still can; a second run changes nothing', async () => {
    await before(DocumentKinds1781000000063);
    for (const [id, ...permissions] of [
      ['key_1', 'shipment.read', 'shipment.edit'],
      ['key_2', 'document.read'],
    ])
      await rows.insert('api_key', { id, token_hash: id, permissions: JSON.stringify(permissions) });
    for (let time = 0; time < 2; time += 1) {
      await run(DocumentKinds1781000000063);
      expect(await dataSource.query('SELECT id, permissions FROM api_key ORDER BY id')).toEqual([
        { id: 'key_1', permissions: ['shipment.read', 'shipment.edit', 'document.upload'] },
        { id: 'key_2', permissions: ['document.read'] },
      ]);
    }
  }, 60_000);
});
