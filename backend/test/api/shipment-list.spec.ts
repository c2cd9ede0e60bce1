import { Database } from '../../src/platform/database/database.js';
import { ShipmentsRepository } from '../../src/modules/shipments/persistence/shipments.sql.js';
import { replaceTerms } from '../../src/modules/shipments/persistence/shipment-terms.sql.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

/** The 20th in Chicago, the 21st in London. */
const clock = new TestClock(new Date('2026-11-21T03:30:00.000Z'));
let app: TestApp;
let owner: SignedIn;
let booker: SignedIn;
let stranger: SignedIn;
/** Ids of the owner's shipments, oldest first. */
let ids: string[];

const FORMULA = '=HYPERLINK("http://evil.test")';
const path = '/api/v1/shipments';
const get = async (query: string, { client } = owner) => (await client.get(`${path}?${query}`)).body;
const idsOf = async (query: string, who = owner) => (await get(query, who)).items.map((item: any) => item.id);
const statusOf = async (query: string, { client } = owner) => (await client.get(`${path}?${query}`)).status;

/** Sets columns that events would have set on a shipment. */
function put(index: number, columns: Record<string, unknown>): Promise<unknown> {
  const set = Object.keys(columns)
    .map((column) => `${column} = ?`)
    .join(', ');
  return app.get(Database).query(`UPDATE shipment SET ${set} WHERE id = ?`, [...Object.values(columns), ids[index]]);
}

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  booker = await signInAs(app, owner.companyId, 'booker');
  stranger = await signUp(app);
  ids = [];
  for (let index = 0; index < 6; index += 1) {
    const references = [{ type: 'PO', value: index === 4 ? FORMULA : `PO-90${index}` }];
    ids.push((await bookShipment(index === 5 ? booker : owner, { references })).shipmentId);
    await put(index, { pickup_on: `2026-11-${20 + (index % 3)}` });
    clock.advance(1_000);
  }
  await put(0, {
    status: 'in_transit',
    eta_on: '2026-12-04',
    latitude: 38.6,
    longitude: -90.2,
    last_place: 'St. Louis, MO',
  });
  await put(1, { status: 'delivered', eta_on: '2026-12-01', pod: 'pending' });
  await put(2, { status: 'delivered', eta_on: '2026-12-02', pod: 'available' });
  await put(3, { status: 'tender_rejected', eta_on: null });
  await put(4, {
    eta_on: '2026-12-03',
    attention: 3,
    exception_kinds: 'pickup_missed,late',
    mode: 'FTL',
    scac: 'ZZQQ',
    origin_state: 'ON',
    origin_postal_code: 'M5V2T6',
    destination_name: FORMULA,
  });
  await app
    .get(Database)
    .query(
      `INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at) VALUES (?, 'exc_1', ?, 'late', 2, ?), (?, 'exc_2', ?, 'pickup_missed', 3, ?)`,
      [owner.companyId, ids[4], clock.now(), owner.companyId, ids[4], clock.now()],
    );
}, 60_000);
afterAll(() => app.close());

describe('filters of the list', () => {
  it.each([
    ['view=all', [5, 4, 3, 2, 1, 0]],
    ['view=needs_action', [4, 3]],
    ['view=in_transit', [0]],
    ['view=without_pod', [1]],
    ['status=delivered', [2, 1]],
    ['mode=FTL', [4]],
    ['carrier=ZZQQ', [4]],
    ['owner=me', [4, 3, 2, 1, 0]],
    ['lane=ON>', [4]],
    ['lane=M5V>TX', [4]],
    ['lane=606>752', [5, 3, 2, 1, 0]],
    ['lane=>CA', []],
    ['pickupFrom=2026-11-21', [1, 4, 2, 5]],
    ['pickupFrom=2026-11-21&pickupTo=2026-11-21', [1, 4]],
    ['exception=late', [4]],
    ['exception=damage', []],
    ['exception=late&status=delivered', []],
    ['status=delivered&carrier=ZZQQ', []],
    ['q=PO-904', []],
    ['q=po%20903', [3]],
    ['q=evil', [4]],
    ['q=evil&mode=LTL', []],
    ['q=dallas&view=needs_action', [4, 3]],
    ['q=dallas&exception=late', [4]],
  ])('%s', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected.map((index) => ids[index]));
  });

  it("use the current date in the user's time zone", async () => {
    expect(await idsOf('view=pickup_today')).toEqual([ids[3]]);
    await app.get(Database).query("UPDATE user_account SET time_zone = 'Europe/London' WHERE id = ?", [owner.userId]);
    expect(await idsOf('view=pickup_today')).toEqual([ids[4]]);
    expect((await owner.client.get(`${path}/counts`)).body).toEqual({
      all: 6,
      needsAction: 2,
      pickupToday: 1,
      inTransit: 1,
      deliveryToday: 0,
      withoutPod: 1,
      archived: 0,
    });
  });

  it.each([
    'view=late',
    'status=quoted',
    'mode=auto',
    'carrier=zzaa',
    'lane=Illinois',
    'pickupFrom=2026-13-01',
    "pickupTo=2026-11-24'--",
    'owner=everybody',
    'exception=late,lost',
    'sort=number',
    'order=up',
    'limit=0',
    'limit=101',
    `q=${'x'.repeat(61)}`,
    'surprise=1',
    'q[]=x',
    'sort=eta&mode=LTL',
    'sort=pickup&carrier=ZZAA',
    'sort=created&pickupFrom=2026-11-21',
    'sort=pickup&q=dallas',
    'counted=everything',
    'currency=EUR',
    'sort=eta&counted=delivery',
    'sort=eta&exception=late',
  ])('refuses %s', async (query) => {
    expect(await statusOf(query)).toBe(422);
  });
});

describe('sort orders of the list', () => {
  it.each([
    ['sort=created&order=asc', [0, 1, 2, 3, 4, 5]],
    ['sort=pickup', [0, 3, 1, 4, 2, 5]],
    ['sort=pickup&order=desc', [5, 2, 4, 1, 3, 0]],
    ['sort=eta&status=delivered', [1, 2]],
    ['sort=eta&view=needs_action&order=desc', [3, 4]],
    ['view=needs_action&sort=pickup', [3, 4]],
  ])('%s, across pages of one', async (query, expected) => {
    const found: string[] = [];
    for (let cursor = ''; ;) {
      const { items, nextCursor, total } = await get(`${query}&limit=1${cursor}`);
      expect(total).toBe(cursor === '' ? expected.length : null);
      found.push(...items.map((item: any) => item.id));
      if (nextCursor === null) break;
      cursor = `&cursor=${nextCursor}`;
    }
    expect(found).toEqual(expected.map((index) => ids[index]));
  });

  it('accepts no cursor of another sort order, of a quote, or an unknown one', async () => {
    const { nextCursor } = await get('sort=pickup&limit=1');
    const text = Buffer.from(nextCursor, 'base64url').toString();
    const forged = [
      text.replace('shp_', 'qte_'),
      text.replace('2026', "20'6"),
      `${text} x`,
      text.toLowerCase(),
      '',
    ].map((forgery) => Buffer.from(forgery).toString('base64url'));
    for (const cursor of [...forged, 'x', '%00', nextCursor.slice(0, -4)])
      expect([cursor, await statusOf(`sort=pickup&cursor=${cursor}`)]).toEqual([cursor, 422]);
    expect(await statusOf(`sort=created&cursor=${nextCursor}`)).toBe(422);
    expect(await statusOf(`sort=pickup&order=desc&cursor=${nextCursor}`)).toBe(422);
    expect(await statusOf(`sort=pickup&cursor=${nextCursor}`)).toBe(200);
  });
});

describe('search words of a shipment', () => {
  it('exist from booking on: numbers, references, names and places', async () => {
    const newest = await get(`limit=1`);
    const { number, bolNumber, proNumber } = newest.items[0];
    for (const q of [
      number.toLowerCase(),
      bolNumber,
      bolNumber.slice(0, 15),
      proNumber,
      `${number} dallas`,
      'po 905',
    ]) {
      expect([q, (await idsOf(`q=${encodeURIComponent(q)}`))[0]]).toEqual([q, ids[5]]);
    }
    for (const q of ['oak fix', 'DALLAS', '75201', 'chicago tx'])
      expect(await idsOf(`q=${encodeURIComponent(q)}`)).toHaveLength(6);
  });

  it.each(['_', '%', '%%%', "' OR 1=1 --", '\\', '"', '=', '\u202e', '%00'])('match nothing for %j', async (q) => {
    expect((await get(`q=${encodeURIComponent(q)}`)).items.length % 6).toBe(0);
    expect(await idsOf(`q=${encodeURIComponent(`zzz ${q}`)}`)).toEqual([]);
  });

  it('are updated with changed references in the same transaction', async () => {
    const database = app.get(Database);
    const row = (await app.get(ShipmentsRepository).find(owner.companyId, ids[3]!))!;
    const changed = { ...row, body: { ...row.body, references: [{ type: 'PO' as const, value: 'Zebra' }] } };
    await database
      .transaction(async (tx) => {
        await replaceTerms(tx, changed);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await idsOf('q=zebra')).toEqual([]);
    await database.transaction((tx) => replaceTerms(tx, changed));
    expect([await idsOf('q=zebra'), await idsOf('q=po%20903')]).toEqual([[ids[3]], []]);
  });
});

describe('the map', () => {
  it('shows origin, destination and last position of shipments in transit', async () => {
    const { items, more } = (await owner.client.get(`${path}/map`)).body;
    expect(items.map((item: any) => item.id)).toEqual([5, 4, 3, 0].map((index) => ids[index]));
    expect(more).toBe(false);
    expect(items[3]).toEqual({
      id: ids[0],
      number: expect.stringMatching(/^S-/),
      status: 'in_transit',
      needsAction: false,
      carrier: expect.stringMatching(/\w/),
      etaOn: expect.stringMatching(/^2026-1[12]-\d\d$/),
      daysLate: 0,
      lastEventAt: '2026-11-21T03:30:00.000Z',
      origin: { city: 'Chicago', state: 'IL', latitude: expect.closeTo(41.9, 0), longitude: expect.closeTo(-87.6, 0) },
      destination: {
        city: 'Dallas',
        state: 'TX',
        latitude: expect.closeTo(32.8, 0),
        longitude: expect.closeTo(-96.8, 0),
      },
      last: { place: 'St. Louis, MO', latitude: 38.6, longitude: -90.2 },
    });
    expect(items[1].needsAction).toBe(true);
  });
});

describe('the export', () => {
  const lines = async (query: string, { client } = owner) =>
    (await client.get<string>(`${path}/export?${query}`)).body.trim().split('\r\n');

  it('has the filters and the sort order of the list', async () => {
    const [header, ...rows] = await lines('sort=pickup');
    expect(header).toContain('"number","status"');
    expect(rows.map((row) => row.slice(-31, -1))).toEqual([0, 3, 1, 4, 2, 5].map((index) => ids[index]));
    expect(rows[0]).toMatch(/,\d+\.?\d*,"USD",/);
    expect(await lines('status=lost')).toHaveLength(1);
    expect(await lines('q=dallas&view=needs_action')).toHaveLength(3);
  });

  it('contains no formula', async () => {
    const [, row] = await lines('mode=FTL');
    expect(row).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
  });

  it('hides prices without price permission', async () => {
    const dock = await signInAs(app, owner.companyId, 'dock');
    const { items } = await get('');
    const [, ...rows] = await lines('', dock);
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row).toMatch(/,,,"2026-/);
    expect((await get('', dock)).items.every((item: any) => item.total === null)).toBe(true);
    expect(items[0].total.amount).toBeGreaterThan(0);
  });
});

describe('another company', () => {
  it('sees neither shipments nor their count', async () => {
    const { nextCursor } = await get('limit=1');
    for (const query of [
      '',
      'q=dallas',
      'exception=late',
      `owner=${owner.userId}`,
      'view=needs_action',
      `cursor=${nextCursor}`,
    ]) {
      expect([query, (await get(query, stranger)).items]).toEqual([query, []]);
    }
    expect((await get('', stranger)).total).toBe(0);
    expect((await stranger.client.get(`${path}/counts`)).body).toEqual({
      all: 0,
      archived: 0,
      needsAction: 0,
      pickupToday: 0,
      inTransit: 0,
      deliveryToday: 0,
      withoutPod: 0,
    });
    expect((await stranger.client.get(`${path}/map`)).body).toEqual({ items: [], more: false });
    expect((await stranger.client.get<string>(`${path}/export`)).body.trim().split('\r\n')).toHaveLength(1);
  });

  it('requires a session', async () => {
    for (const route of ['', '/counts', '/map', '/export'])
      expect((await app.client().get(`${path}${route}`)).status).toBe(401);
  });
});
