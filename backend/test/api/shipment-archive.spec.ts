import { CompanyRows, CompanyTables } from '../../src/modules/companies/persistence/company-tables.sql.js';
import { RebuildQuoteAggregates } from '../../src/modules/quotes/index.js';
import {
  RebuildShipmentAggregates,
  RebuildShipments,
  RebuildShipmentTerms,
  ShipmentArchive,
} from '../../src/modules/shipments/index.js';
import { ReportedShipmentsQueries } from '../../src/modules/shipments/reports/persistence/reported-shipments.sql.js';
import { type NewShipmentEvent, ShipmentLog } from '../../src/modules/shipments/tracking/shipment-log.js';
import { Database } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { rebuild } from '../../src/platform/rebuild/rebuild.js';
import { AnyRows } from '../support/any-rows.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

/** Tables with rows of a shipment or of its quote that stay, and why. */
const STAYING: Readonly<Record<string, string>> = {
  approval_request: 'decisions of approvers',
  bol_revision: 'versions of a document',
  carrier_bill: 'evidence of invoices',
  carrier_check: 'one row for each tender',
  carrier_invoice: 'lists, aging, accounting exports and the search for duplicates read invoices of all times',
  charge_entry: 'the ledger',
  claim: 'lists of claims',
  document: 'documents have a retention of their own',
  document_hold: 'a shipment with a legal hold is not archived',
  handling_unit_label: 'serial numbers that are used once',
  invoice_document: 'has the retention of its document',
  quote: 'its list; the shipment refers to it',
  quote_import_item: 'an import',
  quote_word: 'search',
  shipment: 'lists, search, reports and all rows that stay refer to it',
  shipment_archive: 'the archive itself',
  shipment_exception: 'figures of exceptions',
  shipment_follow: 'a preference of a user',
  shipment_loading: 'entries of the dock, found by their keys when a device sends them again',
  shipment_word: 'search',
  report_shipment: 'lists behind the figures of reports',
  share_link: 'revoked and expired links answer 410',
  tender: 'figures of reports, and the tab Tender',
  tracking_subscription: 'erased by its retention',
};
const MOVING = ['offer', 'quote_carrier_call', 'quote_event', 'shipment_event'];
const BEFORE = new Date('2026-01-01T00:00:00.000Z');

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let shipmentId: string;
let quoteId: string;

const query = <Row>(sql: string, params: unknown[] = []) => app.database.database.query<Row>(sql, params);
const archive = (changes: object = {}) =>
  app.get(ShipmentArchive).archive({ before: BEFORE, dryRun: false, report: () => undefined, ...changes });
const get = async (path: string, who = owner) => (await who.client.get(`/api/v1${path}`)).body;
const append = (event: Partial<NewShipmentEvent>) =>
  app.get(Database).transaction((tx) =>
    app.get(ShipmentLog).append(tx, { companyId: owner.companyId, shipmentId }, [
      {
        type: 'delivered',
        timeZone: 'America/Chicago',
        source: 'carrier',
        actorId: null,
        sourceKey: null,
        occurredAt: clock.now(),
        ...event,
      },
    ]),
  );

/** Books, delivers and ages a shipment. */
async function oldShipment(): Promise<void> {
  ({ shipmentId } = await bookShipment(owner));
  await append({ type: 'picked_up', place: { city: 'Chicago', state: 'IL' }, raw: { code: 'AF' } } as never);
  await append({ type: 'delivered', actorId: owner.userId, source: 'member' });
  await append({ type: 'pod_available' });
  await query(
    'UPDATE shipment SET created_at = created_at - INTERVAL 2 YEAR, updated_at = updated_at - INTERVAL 2 YEAR, check_at = NULL WHERE id = ?',
    [shipmentId],
  );
  await query('UPDATE shipment_exception SET ended_at = opened_at WHERE shipment_id = ?', [shipmentId]);
  await query("UPDATE shipment SET attention = 0, exception_kinds = '' WHERE id = ?", [shipmentId]);
  quoteId = (await get(`/shipments/${shipmentId}`)).quoteId;
}

/** Every row of every table except the activity log, as text. */
async function everything(): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT LIKE 'audit%' AND table_name NOT IN ('user_session', 'throttle', 'periodic_job', 'shipment_archive')",
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables)
    rows[name] = (await query<object>(`SELECT * FROM \`${name}\``)).map((row) => JSON.stringify(row)).sort();
  return rows;
}

const counts = async () => {
  const found: Record<string, number> = {};
  for (const table of MOVING) {
    const key = table === 'shipment_event' ? shipmentId : quoteId;
    const column = table === 'shipment_event' ? 'shipment_id' : 'quote_id';
    const [row] = await query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`, [key]);
    found[table] = Number(row!.n);
  }
  return found;
};

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
  await oldShipment();
});

describe('an archived shipment', () => {
  const pages = async (who = owner) => {
    const paths = [
      `/shipments/${shipmentId}`,
      `/shipments/${shipmentId}/events`,
      `/shipments/${shipmentId}/activity`,
      `/shipments/${shipmentId}/charges`,
      `/shipments/${shipmentId}/documents`,
      `/quotes/${quoteId}`,
    ];
    const answers: Record<string, unknown> = {};
    for (const path of paths) {
      const { status, body } = await who.client.get(`/api/v1${path}`);
      answers[path] = status === 200 ? body : status;
    }
    return answers;
  };

  it('answers as before, apart from its mark', async () => {
    const before: any = await pages();
    expect(before[`/quotes/${quoteId}`].offers.length).toBeGreaterThan(1);
    expect(before[`/shipments/${shipmentId}/events`].items.length).toBeGreaterThan(3);
    expect(await archive()).toMatchObject([{ companyId: owner.companyId, shipments: 1 }]);
    expect(await counts()).toEqual({ offer: 1, quote_carrier_call: 0, quote_event: 0, shipment_event: 0 });
    expect(before[`/shipments/${shipmentId}`].archived).toBe(false);
    before[`/shipments/${shipmentId}`].archived = true;
    expect(await pages()).toEqual(before);
    const activity = await get(`/shipments/${shipmentId}/activity?limit=1`);
    const second = await get(`/shipments/${shipmentId}/activity?limit=1&cursor=${activity.nextCursor}`);
    expect(second.items).toEqual([before[`/shipments/${shipmentId}/activity`].items[1]]);
  });

  it('hides prices from those who do not see them, and does not exist for others', async () => {
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    const before: any = await pages(viewer);
    await archive();
    before[`/shipments/${shipmentId}`].archived = true;
    expect(await pages(viewer)).toEqual(before);
    expect(before[`/shipments/${shipmentId}`]).toMatchObject({ total: null, lines: null });
    const other = await signUp(app, { companyName: 'Hilltop Stone' });
    for (const path of [`/shipments/${shipmentId}`, `/shipments/${shipmentId}/events`])
      expect((await other.client.get(`/api/v1${path}`)).status).toBe(404);
  });

  it('is in the view of archived shipments, in the others, and found by its number', async () => {
    const { number } = await get(`/shipments/${shipmentId}`);
    await bookShipment(owner);
    expect((await get('/shipments?view=archived')).items).toEqual([]);
    await archive();
    for (const path of ['?view=archived', '?view=archived&sort=pickup', '?view=archived&mode=LTL', `?q=${number}`])
      expect((await get(`/shipments${path}`)).items).toMatchObject([{ id: shipmentId, archived: true }]);
    expect((await get('/shipments')).items).toHaveLength(2);
  });

  it('is in the export of the company with all its rows', async () => {
    const exported = async () => {
      const tables = (await app.get(CompanyTables).list()).filter(({ name }) => MOVING.includes(name));
      const rows: Record<string, string[]> = {};
      await app.get(CompanyRows).asOfNow(owner.companyId, async (read) => {
        for (const table of tables) {
          rows[table.name] = [];
          for await (const row of read(table))
            rows[table.name]!.push(JSON.stringify(table.columns.map(({ name }) => row[name])));
          rows[table.name]!.sort();
        }
      });
      return rows;
    };
    const before = await exported();
    await archive();
    expect(await exported()).toEqual(before);
  });

  it('keeps the figures of its day and its derived data when they are computed again', async () => {
    const [{ pickupOn }] = (await get('/shipments')).items;
    const ofDay = () =>
      app.get(Database).transaction((tx) => app.get(ReportedShipmentsQueries).ofDay(tx, owner.companyId, pickupOn));
    const sorted = (days: Awaited<ReturnType<typeof ofDay>>) =>
      days.map((day) => ({ ...day, offers: day.offers.toSorted((left, right) => left - right) }));
    const before = sorted(await ofDay());
    await archive();
    expect(sorted(await ofDay())).toEqual(before);
    const steps = [RebuildShipments, RebuildShipmentAggregates, RebuildShipmentTerms, RebuildQuoteAggregates].map(
      (step) => app.get<never>(step as never),
    );
    expect(await rebuild(app.get(Database), steps, '', () => undefined)).toBe(0);
  });

  it('comes back row for row', async () => {
    const before = await everything();
    await archive();
    expect(await everything()).not.toEqual(before);
    await app.get(ShipmentArchive).unarchive(shipmentId);
    expect(await everything()).toEqual(before);
    expect(await query('SELECT shipment_id FROM shipment_archive')).toEqual([]);
    await expect(app.get(ShipmentArchive).unarchive(shipmentId)).rejects.toThrow('is not archived');
    await expect(app.get(ShipmentArchive).unarchive('shp_1')).rejects.toThrow('no shipment');
  });

  it('comes back with a late event, whose projection has the whole log', async () => {
    const { shipment_event: events } = await counts();
    await archive();
    await append({ type: 'in_transit', occurredAt: new Date(clock.now().getTime() - 86_400_000) } as never);
    expect(await counts()).toMatchObject({ shipment_event: events! + 1 });
    expect(await get(`/shipments/${shipmentId}`)).toMatchObject({ status: 'delivered', archived: false });
  });

  it('is refused if its bundle is damaged', async () => {
    await archive();
    await query("UPDATE shipment_archive SET bundle = CONCAT(bundle, 'x')");
    expect((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).status).toBe(500);
    await expect(app.get(ShipmentArchive).unarchive(shipmentId)).rejects.toThrow('damaged');
    expect(await query('SELECT archived FROM shipment WHERE id = ?', [shipmentId])).toEqual([{ archived: 1 }]);
  });
});

describe('the archive', () => {
  const archived = async () => (await archive()).reduce((sum, { shipments }) => sum + shipments, 0);

  it('only counts with a dry run, and takes one company', async () => {
    const before = await counts();
    expect(await archive({ dryRun: true })).toMatchObject([{ shipments: 1, rows: 0 }]);
    expect(await counts()).toEqual(before);
    const other = await signUp(app, { companyName: 'Hilltop Stone' });
    expect(await archive({ company: other.companyId })).toEqual([]);
    await expect(archive({ company: 'NOSUCH00' })).rejects.toThrow('There is no company');
    expect(await archive({ company: owner.companyId })).toMatchObject([{ shipments: 1 }]);
  });

  it('moves each shipment once when two runs work at the same time', async () => {
    const runs = await Promise.all([archived(), archived()]);
    expect(runs.toSorted()).toEqual([0, 1]);
    expect(await archived()).toBe(0);
    const actions = await query('SELECT id FROM audit_entry WHERE action = ?', ['shipments.archived']);
    expect(actions).toHaveLength(1);
  });

  it('leaves shipments that are young, not ended, or changed lately', async () => {
    for (const change of ["status = 'in_transit'", 'updated_at = NOW(3)', 'created_at = NOW(3)', 'check_at = NOW(3)']) {
      await oldShipment();
      await query(`UPDATE shipment SET ${change} WHERE id = ?`, [shipmentId]);
    }
    // The one of beforeEach.
    expect(await archived()).toBe(1);
  });

  it('leaves shipments with something open', async () => {
    const anyRows = await AnyRows.of(app);
    const open = [
      ['shipment_exception', { kind: 'late', ended_at: null, resolved_at: null }],
      ['carrier_invoice', { status: 'review' }],
      ['carrier_invoice', { status: 'approved' }],
      ['claim', { status: 'filed' }],
      ['document_hold', {}],
      ['share_link', { expires_on: '2027-01-01', revoked_at: null }],
    ] as const;
    for (const [table, values] of open) {
      const id = table === 'document_hold' ? {} : { id: newId('obx') };
      await anyRows.insert(table, { company_id: owner.companyId, shipment_id: shipmentId, ...id, ...values });
      expect([table, await archived()]).toEqual([table, 0]);
      await query(`DELETE FROM ${table} WHERE shipment_id = ?`, [shipmentId]);
    }
    expect(await archived()).toBe(1);
  });

  it('names every table with rows of a shipment or quote', async () => {
    const tables = await query<{ name: string }>(
      "SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name IN ('shipment_id', 'quote_id')",
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...Object.keys(STAYING), ...MOVING].toSorted());
  });
});
