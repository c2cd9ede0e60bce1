import { signUp, type SignedIn } from '../../../../test/support/identity.js';
import { NUMBERS } from '../../../../test/support/many-rows.js';
import { naiveReport } from '../../../../test/support/naive-report.js';
import { insertShipments, type RandomShipment, randomShipments } from '../../../../test/support/random-shipments.js';
import { shardsOf } from '../../../../test/support/shards.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { Database } from '../../../platform/database/database.js';
import { readSheet, type SheetRow } from '../../../platform/http/files/workbook.js';
import { rebuild } from '../../../platform/rebuild/rebuild.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { FIGURES } from './domain/report-figures.js';
import { KeepReportDay } from './keep-report-day.js';
import { KeepReportsJob } from './keep-reports.job.js';
import { markReportDays } from './persistence/report-due.sql.js';
import { REPORT_GROUPS } from './domain/report-groups.js';
import { RebuildReports } from './rebuild-reports.js';

/** REPORT_SHIPMENTS sets another number, such as 50000, which takes a while. */
const COUNT = Number(process.env.REPORT_SHIPMENTS ?? 1_500);
jest.setTimeout(Math.max(120_000, 100 * COUNT));
/** Lists count to this number. */
const COUNTED = 10_001;
const [FROM, TO] = ['2026-02-20', '2026-04-20'];
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let shipments: RandomShipment[];

beforeAll(async () => {
  app = await startTestApp();
  [owner, other] = [await signUp(app), await signUp(app)];
  await addCodingRule('LTL', [
    { costCenter: 'East', basisPoints: 3_000 },
    { costCenter: 'Côté ouest', basisPoints: 7_000 },
  ]);
  await addCodingRule('FTL', [{ costCenter: '100', basisPoints: 10_000 }]);
  shipments = randomShipments(COUNT, 7, FROM, 45);
  await insertShipments(app, owner.companyId, shipments);
  await mark(shipments);
  await app.get(KeepReportsJob).run();
});
afterAll(() => app.close());

async function addCodingRule(mode: string, shares: object[]): Promise<void> {
  const rule = { name: mode, on: true, conditions: [{ field: 'mode', values: [mode] }], accounts: { other: '5100' } };
  const path = '/api/v1/accounting/coding-rules';
  expect((await owner.client.post(path, { ...rule, split: { by: 'fixed', shares } })).status).toBe(201);
}

const mark = (marked: readonly RandomShipment[]) =>
  app.get(Database).transaction((tx) =>
    markReportDays(
      tx,
      owner.companyId,
      marked.map(({ id }) => id),
    ),
  );

async function report(by: string, { client } = owner, filter = ''): Promise<any> {
  return (await client.get(`/api/v1/reports?by=${by}&from=${FROM}&to=${TO}${filter}`)).body;
}

/** Rows of a report by code and currency, without figures that are 0. */
function figuresOf({ rows }: any): Record<string, Record<string, number>> {
  const entries = rows.map((row: any) => [
    `${row.code} ${row.currency}`,
    Object.fromEntries(FIGURES.filter((name) => row[name] > 0).map((name) => [name, row[name]])),
  ]);
  return Object.fromEntries(entries);
}

/** Of days and months alike: the whole period, and its months without some days. */
async function expectEveryReport(): Promise<void> {
  const months = await app
    .get(Database)
    .query<{ monthOn: string }>(
      "SELECT month_on AS monthOn FROM report_month WHERE company_id = ? AND part = 'computed' ORDER BY month_on",
      [owner.companyId],
    );
  expect(months.map(({ monthOn }) => monthOn)).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
  for (const by of REPORT_GROUPS) expect(figuresOf(await report(by))).toEqual(naiveReport(by, shipments));
  for (const by of ['lane', 'day', 'carrier'])
    for (const [from, to] of [
      ['2026-02-24', '2026-03-29'],
      ['2026-03-05', '2026-03-09'],
    ] as const) {
      const ofDays = shipments.filter(({ pickupOn }) => pickupOn >= from && pickupOn <= to);
      const { body } = await owner.client.get(`/api/v1/reports?by=${by}&from=${from}&to=${to}`);
      expect(figuresOf(body)).toEqual(naiveReport(by, ofDays));
    }
}

/** The rows as they are now, after events changed them. */
async function readAgain(): Promise<void> {
  const database = app.get(Database);
  const rows = await database.query<RandomShipment>(
    'SELECT id, status, picked_up_at AS pickedUpAt, delivered_at AS deliveredAt FROM shipment WHERE company_id = ?',
    [owner.companyId],
  );
  const exceptions = Map.groupBy(
    await database.query<{ id: string; kind: string }>(
      'SELECT shipment_id AS id, kind FROM shipment_exception WHERE company_id = ?',
      [owner.companyId],
    ),
    ({ id }) => id,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  shipments = shipments.map((shipment) => ({
    ...shipment,
    ...byId.get(shipment.id),
    exceptions: (exceptions.get(shipment.id) ?? []).map(({ kind }) => kind),
  }));
}

describe('figures of reports', () => {
  it('equal those recomputed from the shipments', async () => {
    expect(naiveReport('carrier', shipments)['ZZAA USD']).toMatchObject({ deliveriesOnTime: expect.any(Number) });
    await expectEveryReport();
  });

  it('can be narrowed to a carrier and a mode', async () => {
    const ofCarrier = shipments.map((shipment) => ({
      ...shipment,
      tenders: shipment.mode === 'FTL' ? shipment.tenders.filter(({ scac }) => scac === 'ZZAB') : [],
      status: shipment.scac === 'ZZAB' && shipment.mode === 'FTL' ? shipment.status : 'cancelled',
    }));
    for (const by of ['month', 'day', 'mode'])
      expect(figuresOf(await report(by, owner, '&carrier=ZZAB&mode=FTL'))).toEqual(naiveReport(by, ofCarrier));
    const ofLanes = ofCarrier.map((shipment) => ({ ...shipment, tenders: [] }));
    expect(figuresOf(await report('lane', owner, '&carrier=ZZAB&mode=FTL'))).toEqual(naiveReport('lane', ofLanes));
  });

  it.each(['month', 'day', 'carrier', 'mode'])('can be narrowed to a lane and to a location by %s', async (by) => {
    const withoutTenders = shipments.map((shipment) => ({ ...shipment, tenders: [] }));
    const [{ originState, destinationState, city, postalCode }] = shipments as [RandomShipment];
    const onLane = withoutTenders.filter(
      (other) => other.originState === originState && other.destinationState === destinationState,
    );
    const fromLocation = withoutTenders.filter(
      (other) => other.city === city && other.originState === originState && other.postalCode === postalCode,
    );
    expect(onLane.length).toBeGreaterThan(1);
    expect(figuresOf(await report(by, owner, `&lane=${originState}%3E${destinationState}`))).toEqual(
      naiveReport(by, onLane),
    );
    const location = encodeURIComponent(`${city}, ${originState} ${postalCode}`);
    expect(figuresOf(await report(by, owner, `&location=${location}`))).toEqual(naiveReport(by, fromLocation));
  });

  it('the list of what is counted has as many shipments as the report', async () => {
    const { rows } = await report('mode');
    for (const { counted, figure } of [
      { counted: 'shipment', figure: 'shipments' },
      { counted: 'pickup', figure: 'pickups' },
      { counted: 'delivery', figure: 'deliveries' },
    ]) {
      const { body } = await owner.client.get(
        `/api/v1/shipments?counted=${counted}&pickupFrom=${FROM}&pickupTo=${TO}&mode=LTL&currency=USD&limit=1`,
      );
      const row = rows.find(({ code, currency }: any) => code === 'LTL' && currency === 'USD');
      expect(body.total).toBe(Math.min(row[figure], COUNTED));
      expect(body.total).toBeGreaterThan(0);
    }
  });

  const listed = async (filter: string) =>
    (await owner.client.get(`/api/v1/shipments?pickupFrom=${FROM}&pickupTo=${TO}&currency=USD&limit=1&${filter}`)).body
      .total;

  it('the list of what only reports know, and of a member, has the shipments that the report counts', async () => {
    const { rows } = await report('mode');
    const ofLtl = rows.find(({ code, currency }: any) => code === 'LTL' && currency === 'USD');
    for (const [counted, count] of [
      ['compared', ofLtl.compared],
      ['reclass', ofLtl.reclassed],
      ['reweigh', ofLtl.reweighed],
      ['invoice', ofLtl.invoices],
      ['claim', ofLtl.claims],
    ]) {
      expect(count).toBeGreaterThan(0);
      expect([counted, await listed(`mode=LTL&counted=${counted}`)]).toEqual([counted, Math.min(count, COUNTED)]);
    }
    for (const by of ['exception', 'accessorial', 'transit'])
      for (const { code, currency, shipments: count } of (await report(by)).rows)
        if (currency === 'USD')
          expect([code, await listed(`counted=${by}&countedCode=${code}`)]).toEqual([code, Math.min(count, COUNTED)]);
    for (const { code, name, currency, shipments: count } of (await report('cost_center')).rows)
      if (currency === 'USD') {
        const filter = code === '' ? 'counted=uncoded' : `counted=cost_center&countedCode=${encodeURIComponent(code)}`;
        expect([name, await listed(filter)]).toEqual([code || 'Not coded', Math.min(count, COUNTED)]);
      }
    for (const { code, currency, shipments: count } of (await report('member')).rows)
      if (currency === 'USD') expect(await listed(`owner=${code}&counted=shipment`)).toBe(Math.min(count, COUNTED));
  });

  it('such a list is paged by pickup date, also in a search, and belongs to its company', async () => {
    const path = `/api/v1/shipments?counted=exception&countedCode=late&limit=40`;
    const found: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await owner.client.get(`${path}${cursor}`);
      found.push(...body.items.map(({ id }: any) => id));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    const late = shipments.filter(({ exceptions }) => exceptions.includes('late'));
    expect(found.length).toBeGreaterThan(80);
    expect(found).toEqual(late.sort((a, b) => (a.pickupOn + a.id < b.pickupOn + b.id ? -1 : 1)).map(({ id }) => id));
    expect((await other.client.get(path)).body.items).toEqual([]);
    expect((await owner.client.get(`${path}&q=nothing`)).body.items).toEqual([]);
    for (const wrong of [
      'counted=exception',
      'counted=claim&countedCode=late',
      'counted=claim&sort=created',
      'counted=exception&countedCode=a%20b',
    ])
      expect((await owner.client.get(`/api/v1/shipments?${wrong}`)).status).toBe(422);
  });

  it('members are named, and without a user by their id', async () => {
    const [own] = shipments;
    await app
      .get(Database)
      .query('UPDATE shipment SET created_by = ? WHERE company_id = ? AND id = ?', [
        owner.userId,
        owner.companyId,
        own!.id,
      ]);
    await mark([own!]);
    await app.get(KeepReportsJob).run();
    shipments = shipments.map((shipment) => (shipment === own ? { ...shipment, createdBy: owner.userId } : shipment));
    await expectEveryReport();
    const { rows } = await report('member');
    const [user] = await app
      .get(Database)
      .query<{ name: string }>('SELECT full_name AS name FROM user_account WHERE id = ?', [owner.userId]);
    if (own!.status !== 'cancelled') expect(rows.find(({ code }: any) => code === owner.userId).name).toBe(user!.name);
    expect(rows.find(({ code }: any) => code !== owner.userId)).toMatchObject({ name: expect.stringMatching(/^usr_/) });
  });

  it('follow late, repeated and reversed events of past days', async () => {
    const { companyId } = owner;
    const late = shipments.filter(({ status }) => status === 'in_transit').slice(0, 80);
    for (const [index, { id, pickedUpAt, zones }] of late.entries()) {
      const at = (days: number) => new Date(pickedUpAt!.getTime() + days * 86_400_000);
      const event = (type: 'picked_up' | 'delivered' | 'delivery_reversed', occurredAt: Date) =>
        ({
          type,
          occurredAt,
          source: 'member',
          actorId: owner.userId,
          timeZone: zones[1],
          sourceKey: `${type} ${index % 2}`,
        }) as const;
      const append = (...events: ReturnType<typeof event>[]) =>
        app.get(Database).transaction((tx) => app.get(ShipmentLog).append(tx, { companyId, shipmentId: id }, events));
      await append(event('delivered', at(3 + (index % 5))));
      if (index === 0) await app.get(KeepReportsJob).run();
      await append(event('picked_up', at(0)), event('picked_up', at(0)));
      if (index % 3 === 0) await append(event('delivery_reversed', at(9)));
    }
    await app.get(KeepReportsJob).run();
    const before = naiveReport('carrier', shipments);
    await readAgain();
    expect(naiveReport('carrier', shipments)).not.toEqual(before);
    await expectEveryReport();
  });

  it('move with the pickup date, and disappear with the shipment', async () => {
    const [moved, removed] = shipments.filter(
      ({ exceptions, tenders, invoice, claims, changes }) =>
        exceptions.length + tenders.length + claims.length + changes.length === 0 && invoice === null,
    );
    await mark([moved!, removed!]);
    await app.get(Database).query('UPDATE shipment SET pickup_on = ? WHERE id = ?', ['2026-04-20', moved!.id]);
    await app.get(Database).query('DELETE FROM shipment WHERE id = ?', [removed!.id]);
    await mark([moved!]);
    await app.get(KeepReportsJob).run();
    shipments = shipments
      .filter(({ id }) => id !== removed!.id)
      .map((shipment) => (shipment.id === moved!.id ? { ...shipment, pickupOn: '2026-04-20' } : shipment));
    await expectEveryReport();
  });

  it('are rebuilt if they are wrong or missing, and otherwise left as they are', async () => {
    const database = app.get(Database);
    const run = () => rebuild(database, [app.get(RebuildReports)], owner.companyId, () => undefined);
    expect(await run()).toBe(0);
    await database.query("UPDATE report_day SET booked = booked + 1 WHERE company_id = ? AND ship_on = '2026-03-01'", [
      owner.companyId,
    ]);
    await database.query("DELETE FROM report_day WHERE company_id = ? AND ship_on = '2026-03-02'", [owner.companyId]);
    expect(await run()).toBe(2);
    await expectEveryReport();
  });

  it('leave no marks, and a day that fails stops no other', async () => {
    const database = app.get(Database);
    const marks = () => database.query<{ shipOn: string }>('SELECT ship_on AS shipOn FROM report_due');
    expect(await marks()).toEqual([]);
    const [bad, good] = [shipments[0]!, shipments.find(({ pickupOn }) => pickupOn !== shipments[0]!.pickupOn)!];
    const [{ body }] = (await database.query<{ body: unknown }>('SELECT body FROM shipment WHERE id = ?', [
      bad.id,
    ])) as [{ body: string }];
    await database.query("UPDATE shipment SET body = '{}' WHERE id = ?", [bad.id]);
    await mark([bad, good]);
    await expect(app.get(KeepReportsJob).run()).rejects.toThrow('1 days of reports failed');
    expect(await marks()).toEqual([{ shipOn: bad.pickupOn }]);
    await database.query('UPDATE shipment SET body = ? WHERE id = ?', [
      typeof body === 'string' ? body : JSON.stringify(body),
      bad.id,
    ]);
    const { own, other: otherShard } = shardsOf(owner.companyId);
    await app.get(KeepReportsJob).run(undefined, otherShard);
    expect(await marks()).toHaveLength(1);
    await app.get(KeepReportsJob).run(undefined, own);
    expect(await marks()).toEqual([]);
  });
});

describe('GET /reports', () => {
  it('has the period before, with as many days', async () => {
    const { body } = await owner.client.get('/api/v1/reports?by=month&from=2026-03-22&to=2026-04-20');
    expect(body).toMatchObject({ previousFrom: '2026-02-20', previousTo: '2026-03-21' });
    const earlier = await owner.client.get('/api/v1/reports?by=month&from=2026-02-20&to=2026-03-21');
    expect(body.previous).toEqual(earlier.body.rows);
    expect(body.previous.length).toBeGreaterThan(0);
  });

  it('has the totals of all rows, of which it lists 500 and exports all', async () => {
    const database = app.get(Database);
    const { companyId } = other;
    const columns = FIGURES.map((name) => (name === 'shipments' ? 'n' : '0')).join(', ');
    for (const [shipOn, scac] of [
      ['2026-03-03', 'ZZAA'],
      ['2026-03-04', 'ZZAB'],
    ])
      await database.query(
        `INSERT INTO report_day SELECT ?, 'location', ?, ?, 'LTL', 'USD', CONCAT('Place ', n), 'Example', ${columns} FROM ${NUMBERS}`,
        [companyId, shipOn, scac, 1, 701],
      );
    await app.get(KeepReportDay).keepMonth(companyId, '2026-03-01', true);
    const { rows, totals, rowCount, previousTotals } = await report('location', other);
    expect([rows.length, rowCount, rows[0]]).toEqual([500, 700, expect.objectContaining({ shipments: 1_400 })]);
    expect(totals).toEqual([expect.objectContaining({ code: '', currency: 'USD', shipments: 700 * 701 })]);
    expect(previousTotals).toEqual([]);
    const { body } = await other.client.get(`/api/v1/reports/export?by=location&from=${FROM}&to=${TO}`);
    expect(String(body).trim().split('\r\n')).toHaveLength(701);
    await database.query('DELETE FROM report_day WHERE company_id = ?', [companyId]);
    await app.get(KeepReportDay).keepMonth(companyId, '2026-03-01', true);
  });

  it('reads whole quarters, until one of their days changes', async () => {
    const database = app.get(Database);
    const days = app.get(KeepReportDay);
    const { companyId, client } = await signUp(app);
    const figures = FIGURES.map((name) => (name === 'shipments' ? '?' : '0')).join(', ');
    for (const [shipOn, count] of Object.entries({
      '2026-01-10': 1,
      '2026-02-10': 2,
      '2026-03-10': 4,
      '2026-03-31': 8,
    }))
      await database.query(
        `INSERT INTO report_day SELECT ?, 'lane', ?, 'ZZAA', 'LTL', 'USD', 'IL>TX', 'Example', ${figures}`,
        [companyId, shipOn, count],
      );
    const counted = async () => {
      const { body } = await client.get('/api/v1/reports?by=lane&from=2026-01-01&to=2026-03-30');
      return body.rows[0].shipments;
    };
    expect(await counted()).toBe(7);
    for (const month of ['2026-03-01', '2026-01-01', '2026-02-01']) await days.keepMonth(companyId, month, true);
    expect(await counted()).toBe(7);
    const ofQuarter = "company_id = ? AND months = 3 AND part = 'lane'";
    await database.query(`UPDATE report_month SET shipments = 100 WHERE ${ofQuarter}`, [companyId]);
    expect(await counted()).toBe(100 - 8);
    // No shipment has this pickup date, so the day has no figures any more.
    expect(await days.keep({ companyId, shipOn: '2026-02-10' })).toBe(true);
    expect(await counted()).toBe(5);
    await days.keepMonth(companyId, '2026-02-01', true);
    expect(await counted()).toBe(5);
    const rows = await database.query<{ mode: string; shipments: number }>(
      `SELECT mode, shipments FROM report_month WHERE ${ofQuarter} ORDER BY mode`,
      [companyId],
    );
    expect(rows.map(({ mode, shipments: sum }) => [mode, Number(sum)])).toEqual([
      ['', 13],
      ['LTL', 13],
    ]);
  });

  it('shows nothing of another company', async () => {
    for (const by of REPORT_GROUPS) expect((await report(by, other)).rows).toEqual([]);
  });

  it.each([
    'from=2026-04-02&to=2026-04-01',
    'from=2020-01-01&to=2026-04-01',
    'from=2026-13-01&to=2026-04-01',
    'to=2026-04-01',
    'from=2026-04-01&to=2026-04-02&lane=Illinois',
    'from=2026-04-01&to=2026-04-02&lane=IL%3ETX&location=Chicago',
  ])('refuses %s', async (dates) => {
    const { status } = await owner.client.get(`/api/v1/reports?by=month&${dates}`);
    expect(status).toBe(422);
    expect((await owner.client.get(`/api/v1/reports/export?by=month&${dates}`)).status).toBe(422);
  });

  it('refuses a lane of a group that has none', async () => {
    const { status } = await owner.client.get(`/api/v1/reports?by=exception&from=${FROM}&to=${TO}&lane=IL%3ETX`);
    expect(status).toBe(422);
  });

  it('exports the rows with money in units of the currency', async () => {
    const { rows } = await report('carrier');
    const { body } = await owner.client.get(`/api/v1/reports/export?by=carrier&from=${FROM}&to=${TO}`);
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(rows.length + 1);
    const [first] = rows;
    const { code, name, currency, shipments: count, booked } = first;
    expect(lines[1]).toMatch(`"${code}","${name}","${currency}",${count},${booked / 100},`);
  });

  it('exports the same rows as a workbook', async () => {
    const { rows } = await report('day');
    const { bytes } = await owner.client.download(`/api/v1/reports/export?by=day&from=${FROM}&to=${TO}&format=xlsx`);
    const sheet: SheetRow[] = [];
    for await (const row of readSheet(bytes)) sheet.push(row);
    expect(sheet).toHaveLength(rows.length + 1);
    const [{ code, booked }] = rows;
    expect(sheet[1]!.cells.slice(0, 5)).toEqual([
      code,
      code,
      rows[0].currency,
      String(rows[0].shipments),
      String(booked / 100),
    ]);
  });
});
