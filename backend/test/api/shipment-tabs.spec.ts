import { FollowsRepository } from '../../src/modules/shipments/index.js';
import type { ApiAnswer } from '../support/api-client.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, uploadForm } from '../support/uploads.js';

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let shipmentId: string;
let path: string;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  ({ shipmentId } = await bookShipment(owner));
  path = `/api/v1/shipments/${shipmentId}`;
});
afterAll(() => app.close());

describe('the charges of a shipment', () => {
  it('are those of the offer and of the booking, each adding up to its total', async () => {
    const { status, body } = await owner.client.get(`${path}/charges`);
    expect(status).toBe(200);
    expect(body.stages.map(({ stage }: any) => stage)).toEqual(['QUOTED', 'BOOKED']);
    const [quoted, booked] = body.stages;
    for (const { lines, total } of body.stages)
      expect(lines.reduce((sum: number, line: any) => sum + line.amount.amount, 0)).toBe(total.amount);
    expect(quoted.change).toBeNull();
    expect(booked.change).toEqual({ amount: 0, currency: 'USD' });
    expect(booked.lines[0]).toMatchObject({
      code: 'LINEHAUL',
      basis: expect.any(String),
      rule: expect.any(String),
      inputs: expect.any(Object),
    });
  });

  it('explain the difference between quote and booking', async () => {
    await app.database.database.query('UPDATE shipment SET total = total + 150 WHERE id = ?', [shipmentId]);
    expect((await owner.client.get(`${path}/charges`)).body.stages[1].change).toEqual({ amount: 150, currency: 'USD' });
    await app.database.database.query('UPDATE shipment SET total = total - 150 WHERE id = ?', [shipmentId]);
  });

  it.each(['dock', 'viewer'] as const)('are empty for a %s', async (role) => {
    const { client } = await signInAs(app, owner.companyId, role);
    expect((await client.get(`${path}/charges`)).status).toBe(403);
  });
});

describe('following a shipment', () => {
  const follow = `/follow`;

  it('is set per user, can be changed, and can be ended', async () => {
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    expect((await viewer.client.get(path + follow)).body).toEqual({ mode: null });
    expect((await viewer.client.put(path + follow, { mode: 'follow' })).body).toEqual({ mode: 'follow' });
    expect((await owner.client.put(path + follow, { mode: 'follow' })).body).toEqual({ mode: 'follow' });
    expect((await owner.client.put(path + follow, { mode: 'mute' })).body).toEqual({ mode: 'mute' });
    const modes = await app.get(FollowsRepository).ofShipment(owner.companyId, shipmentId);
    expect(modes).toEqual(
      new Map([
        [viewer.userId, 'follow'],
        [owner.userId, 'mute'],
      ]),
    );
    for (let time = 0; time < 2; time += 1)
      expect((await owner.client.request('DELETE', path + follow)).status).toBe(204);
    expect((await owner.client.get(path + follow)).body).toEqual({ mode: null });
    expect((await viewer.client.get(path + follow)).body).toEqual({ mode: 'follow' });
  });

  it('is listed for the user only, the newest shipment first, in pages', async () => {
    const other = await bookShipment(owner);
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    const list = '/api/v1/me/followed-shipments';
    await viewer.client.put(path + follow, { mode: 'mute' });
    await viewer.client.put(`/api/v1/shipments/${other.shipmentId}/follow`, { mode: 'follow' });
    const first = (await viewer.client.get(`${list}?limit=1`)).body;
    expect(first).toEqual({
      items: [
        {
          shipmentId: other.shipmentId,
          number: expect.stringMatching(/^S-\d{6}$/),
          mode: 'follow',
          since: expect.any(String),
        },
      ],
      nextCursor: other.shipmentId,
    });
    const second = (await viewer.client.get(`${list}?limit=1&cursor=${first.nextCursor}`)).body;
    expect([second.items.map(({ shipmentId: id }: { shipmentId: string }) => id), second.nextCursor]).toEqual([
      [shipmentId],
      null,
    ]);
    expect((await owner.client.get(list)).body).toEqual({ items: [], nextCursor: null });
    expect((await viewer.client.get(`${list}?cursor=elsewhere`)).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/cursor' }],
    });
  });

  it('has two modes', async () => {
    expect((await owner.client.put(path + follow, { mode: 'shout' })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/mode' }],
    });
  });
});

describe('the activity of a shipment', () => {
  it('is paged, newest first, without missing or duplicate rows', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    for (let count = 0; count < 4; count += 1) {
      clock.advance(count % 2 === 0 ? 0 : 1_000);
      await owner.client.post(`/api/v1/shipments/${id}/share`, { scope: 'tracking' });
    }
    const all = (await owner.client.get(`/api/v1/shipments/${id}/activity`)).body;
    expect(all.nextCursor).toBeNull();
    expect(all.items.length).toBeGreaterThanOrEqual(5);
    const paged: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: ApiAnswer = await owner.client.get(
        `/api/v1/shipments/${id}/activity?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      paged.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(paged).toEqual(all.items);
    const instants = all.items.map(({ occurredAt }: any) => occurredAt);
    expect(instants).toEqual([...instants].sort().reverse());
  });

  it('contains nothing of another shipment, and no IP address', async () => {
    const { shipmentId: other } = await bookShipment(owner);
    await owner.client.post(`/api/v1/shipments/${other}/share`, { scope: 'tracking' });
    const { body } = await owner.client.get(`${path}/activity`);
    expect(body.items.map(({ action }: any) => action)).not.toContain('share.created');
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it('shows amounts only with price permission', async () => {
    await app.database.database.query(
      `INSERT INTO audit_entry (chain, position, id, occurred_at, user_id, action, subject, details, ip_address, request_id, previous_hash, hash)
       VALUES (?, 900000, 'aud_01BX5ZZKBKACTAV9WEVGEMMVRZ', ?, ?, 'shipment.cancelled', ?, '{"acceptedFee":15000,"stage":"accepted","totalBefore":99000}', '', '', REPEAT('0', 64), REPEAT('0', 64))`,
      [owner.companyId, clock.now(), owner.userId, shipmentId],
    );
    const cancelled = async (who: SignedIn) =>
      (await who.client.get(`${path}/activity`)).body.items.find(({ action }: any) => action === 'shipment.cancelled')
        .details;
    expect(await cancelled(owner)).toEqual({ acceptedFee: 15_000, stage: 'accepted', totalBefore: 99_000 });
    expect(await cancelled(await signInAs(app, owner.companyId, 'dock'))).toEqual({ stage: 'accepted' });
  });

  it("refuses another list's cursor", async () => {
    expect((await owner.client.get(`${path}/activity?cursor=abc`)).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/cursor' }],
    });
  });
});

describe('copying a shipment', () => {
  it('creates a quote of the same freight between the same parties, for another day', async () => {
    const { status, body } = await owner.client.post(`${path}/copy`, { pickupOn: '2026-12-01' });
    expect(status).toBe(201);
    const quote = (await owner.client.get(`/api/v1/quotes/${body.quoteId}`)).body;
    const original = (await owner.client.get(path)).body;
    expect(quote).toMatchObject({
      number: body.quoteNumber,
      status: 'quoted',
      shipmentId: null,
      pickupOn: '2026-12-01',
    });
    expect(quote.request.stops.map(({ name, contact }: any) => [name, contact?.phone])).toEqual(
      original.stops.map(({ name, contact }: any) => [name, contact?.phone]),
    );
    expect(quote.request.handlingUnits).toHaveLength(original.handlingUnits.length);
    expect(quote.request.references).toEqual(original.references);
    expect(quote.offers.length).toBeGreaterThan(0);
  });

  it('can be booked unchanged', async () => {
    const { body } = await owner.client.post(`${path}/copy`, {});
    const { offers, request } = (await owner.client.get(`/api/v1/quotes/${body.quoteId}`)).body;
    const booking = {
      offerId: offers[0].id,
      acceptedTotal: offers[0].total,
      stops: [],
      pickup: request.pickup,
      references: [],
      instructions: null,
    };
    expect(
      (await owner.client.post(`/api/v1/quotes/${body.quoteId}/book`, booking, { 'idempotency-key': body.quoteId }))
        .status,
    ).toBe(201);
  });

  it('requires a future day', async () => {
    expect((await owner.client.post(`${path}/copy`, { pickupOn: '2026-11-02' })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/pickup/on' }],
    });
  });

  it('requires permission to quote, and is recorded in the activity', async () => {
    const { client } = await signInAs(app, owner.companyId, 'dock');
    expect((await client.post(`${path}/copy`, {})).status).toBe(403);
    const { items } = (await owner.client.get(`${path}/activity`)).body;
    expect(items.find(({ action }: any) => action === 'shipment.copied')).toMatchObject({
      userId: owner.userId,
      details: { quoteNumber: expect.stringMatching(/^Q-/) },
    });
  });
});

describe('the dock', () => {
  const KEY = '01J00000000000000000000001';
  const entry = (changes: object = {}) => ({
    key: KEY,
    loadedAt: clock.now().toISOString(),
    door: '7',
    units: [{ line: 0, loaded: 2 }],
    ...changes,
  });
  let dock: SignedIn;
  const record = (changes: object = {}, id = shipmentId) =>
    dock.client.post(`/api/v1/shipments/${id}/loadings`, entry(changes));
  const pickupsOn = async (date: string) => (await dock.client.get(`/api/v1/dock?date=${date}`)).body;

  beforeAll(async () => {
    dock = await signInAs(app, owner.companyId, 'dock');
    await owner.client.post(`${path}/labels`, { format: '4x6' });
  });

  it('lists the pickups of a local day with units and labels, without prices, in four statements', async () => {
    let list: any;
    const statements = await statementsDuring(app, async () => (list = await pickupsOn('2026-11-24')));
    const pickup = list.items.find((item: any) => item.shipmentId === shipmentId);
    expect(pickup).toMatchObject({
      number: expect.stringMatching(/^S-/),
      bolNumber: expect.stringMatching(/^\d{17}$/),
      readyFrom: '10:00',
      closeAt: '16:00',
      timeZone: 'America/Chicago',
      units: [expect.objectContaining({ line: 0, weightUnit: 'lb', loaded: null })],
      recorded: { door: null, seal: null, signedBy: null, loadedAt: null },
    });
    expect(pickup.labels).toHaveLength(pickup.units[0].count);
    expect(pickup.labels[0]).toEqual({ line: 0, sscc: expect.stringMatching(/^\d{18}$/) });
    expect(JSON.stringify(list)).not.toMatch(/amount|currency|price|total/i);
    expect(
      statements.filter(({ sql }) => /FROM (shipment|handling_unit_label|shipment_loading)\b/.test(sql)),
    ).toHaveLength(3);
    expect((await pickupsOn('2026-11-25')).items).toEqual([]);
    const first = (await dock.client.get('/api/v1/dock?date=2026-11-24&limit=1')).body;
    expect(first.nextCursor).toBe(first.items[0].shipmentId);
  });

  it('records an entry once, however often it is sent, and merges entries', async () => {
    const answers = await Promise.all([record(), record(), record()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await record({ seal: '4711' })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(
      (await record({ key: `${KEY}-2`, units: undefined, door: undefined, seal: '4711', signedBy: 'Pat Doe' })).status,
    ).toBe(200);
    const [pickup] = (await pickupsOn('2026-11-24')).items.filter((item: any) => item.shipmentId === shipmentId);
    expect(pickup.recorded).toMatchObject({ door: '7', seal: '4711', signedBy: 'Pat Doe' });
    expect(pickup.units[0].loaded).toBe(2);
    const events = (await dock.client.get(`${path}/events`)).body.items.filter(
      (event: any) => event.source === 'member',
    );
    expect(events.map(({ type }: any) => type).sort()).toEqual(['booked', 'loading', 'note']);
    const { items } = (await dock.client.get(`${path}/activity`)).body;
    expect(items.filter(({ action }: any) => action === 'shipment.loading')).toHaveLength(1);
    expect(items.filter(({ action }: any) => action === 'shipment.loading_recorded')).toEqual([]);
  });

  it('takes a time in the future as now', async () => {
    const { body } = await record({ key: `${KEY}-3`, loadedAt: '2031-01-01T00:00:00Z' });
    expect(body.loadedAt).toBe(clock.now().toISOString());
  });

  it.each([
    [{ units: [{ line: 5, loaded: 1 }] }, '/units/0/line'],
    [{ units: [{ line: 0, loaded: -1 }] }, '/units/0/loaded'],
    [{ door: undefined, units: undefined }, ''],
    [{ key: 'short' }, '/key'],
  ])('refuses %j', async (changes, pointer) => {
    const { status, body } = await record({ key: `${KEY}-4`, ...changes });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('stores an upload that is repeated once', async () => {
    const form = () => {
      const data = uploadForm(PNG, { kind: 'PHOTO', name: 'photo.png', note: 'Door 7' });
      data.append('once', 'true');
      return data;
    };
    const sent = await Promise.all([1, 2].map(() => dock.client.post(`${path}/documents`, form())));
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(sent[0]!.body.id).toBe(sent[1]!.body.id);
  });

  it('shows the driver the bill of lading by a QR code', async () => {
    const { body } = await dock.client.post(`${path}/share`, { scope: 'tracking_and_documents' });
    expect(body.qrCode).toMatch(/^<svg /);
  });

  it('refuses new entries of a canceled shipment, but answers those that it has', async () => {
    const other = await bookShipment(owner);
    const at = { key: `${KEY}-5` };
    const recorded = (await record(at, other.shipmentId)).body;
    await app.database.database.query("UPDATE shipment SET status = 'cancelled' WHERE id = ?", [other.shipmentId]);
    expect((await record({ key: `${KEY}-6` }, other.shipmentId)).body).toMatchObject({
      status: 409,
      code: 'SHIPMENT_CANCELED',
    });
    expect((await record(at, other.shipmentId)).body).toEqual(recorded);
  });

  it('needs the permission to change shipments', async () => {
    const { client } = await signInAs(app, owner.companyId, 'viewer');
    expect((await client.post(`${path}/loadings`, entry())).status).toBe(403);
    expect((await client.get('/api/v1/dock')).status).toBe(200);
  });
});
