import { signatureOf } from '../../src/modules/shipments/tracking/inbound/signed-deliveries.js';
import { TimeBasedExceptionsJob } from '../../src/modules/shipments/exceptions/time-based-exceptions.job.js';
import { newId } from '../../src/platform/ids.js';
import { readEvents } from '../support/event-reader.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { statementsDuring } from '../support/statements.js';
import { shardsOf } from '../support/shards.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
const PICKED_UP = '2026-11-24T20:00:00Z';
const DELIVERED = '2026-11-26T16:00:00Z';
const AFTER = '2026-11-26T18:00:00Z';
const PATH = '/carrier-api/v1/shipment-events';

const clock = new TestClock(new Date(START));
let app: TestApp;
/** Books at the start. */
let booker: SignedIn;
/** Reads and corrects a week later, in a session of that day. */
let owner: SignedIn;
let key: { connectionId: string; secret: string; previousSecretUntil: string | null };
let shipment: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  booker = await signUp(app);
  clock.set(AFTER);
  owner = await signInAs(app, booker.companyId, 'owner');
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(START);
  shipment = await bookShipment(booker);
  key ??= await keyOf(booker, shipment.shipmentId);
  clock.set(AFTER);
});

/** Connects the shipment's carrier and creates a secret for its events. */
async function keyOf({ client }: SignedIn, shipmentId: string): Promise<typeof key> {
  const { body: booked } = await client.get(`/api/v1/shipments/${shipmentId}`);
  const { body: carrier } = await client.post('/api/v1/company/carriers', {
    scac: booked.carrier.scac,
    name: 'Carrier',
    endpoint: 'https://api.carrier.example/dsdc',
  });
  const connection = carrier.connections.find(({ connector }: { connector: string }) => connector === 'dsdc');
  return (await client.post(`/api/v1/company/carriers/${connection.id}/inbound-secret`)).body;
}

let sequence = 0;
const event = (type: string, occurredAt: string, more: object = {}) => ({
  eventId: newId('obx'),
  type,
  occurredAt,
  sequence: (sequence += 1),
  shipment: { shipmentId: shipment.shipmentNumber, origin: {}, destination: {} },
  ...more,
});
const batchOf = (...events: object[]) => ({ deliveryId: newId('obx'), sentAt: AFTER, events });

function deliver(
  batch: object,
  {
    timestamp = String(clock.now().getTime() / 1_000),
    secret = key.secret,
    connectionId = key.connectionId,
    sent = JSON.stringify(batch),
  } = {},
) {
  const signature = signatureOf(Buffer.from(secret), timestamp, Buffer.from(JSON.stringify(batch)));
  return app.client().post(PATH, sent, {
    'x-lading-connection': connectionId,
    'x-lading-timestamp': timestamp,
    'x-lading-signature': signature,
  });
}

const timeline = async (id = shipment.shipmentId) => (await owner.client.get(`/api/v1/shipments/${id}/events`)).body;

describe('events of a carrier', () => {
  it('result in delivered even in reverse order, sorted by when they happened', async () => {
    const [pickup, delivery] = [
      event('PICKED_UP', PICKED_UP),
      event('DELIVERED', DELIVERED, { location: { city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 } }),
    ];
    expect((await deliver(batchOf(delivery))).body).toMatchObject({ accepted: 1, duplicates: 0, refused: [] });
    clock.advance(1_000);
    expect((await deliver(batchOf(pickup))).body).toMatchObject({ accepted: 1 });
    const { items, axes } = await timeline();
    expect(axes).toMatchObject({ execution: 'delivered', pod: 'pending' });
    expect(items.map(({ type, late, source }: any) => [type, late, source])).toEqual([
      ['delivered', false, 'carrier'],
      ['picked_up', true, 'carrier'],
      ['booked', false, 'member'],
    ]);
    expect(items[0]).toMatchObject({
      code: 'DELIVERED',
      place: { city: 'Dallas' },
      raw: { eventId: delivery.eventId },
    });
  });

  it('are stored once if a delivery is repeated, or an event is in two deliveries', async () => {
    const pickup = event('PICKED_UP', PICKED_UP);
    const batch = batchOf(pickup);
    const first = await deliver(batch);
    expect((await deliver(batch)).body).toEqual(first.body);
    expect((await deliver(batchOf(pickup))).body).toMatchObject({ accepted: 0, duplicates: 1 });
    expect((await timeline()).items.filter(({ type }: any) => type === 'picked_up')).toHaveLength(1);
    expect((await deliver({ ...batch, events: [event('DELIVERED', DELIVERED)] })).body).toMatchObject({
      code: 'DELIVERY_ID_REUSED',
    });
  });

  it('are stored once when ten deliveries with the same events arrive concurrently', async () => {
    const events = [
      event('PICKED_UP', PICKED_UP),
      event('DEPARTED_TERMINAL', '2026-11-25T02:00:00Z'),
      event('DELIVERED', DELIVERED),
    ];
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(batchOf(...events))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(3);
    expect((await timeline()).items).toHaveLength(4);
  });

  it('of an unknown type are stored and change no status', async () => {
    await deliver(
      batchOf(
        event('PICKED_UP', PICKED_UP),
        event('OTHER', '2026-11-25T02:00:00Z', { status: 'QQ' }),
        event('TELEPORTED', '2026-11-25T03:00:00Z'),
      ),
    );
    const { items, axes } = await timeline();
    expect(axes.execution).toBe('picked_up');
    expect(items.slice(0, 2).map(({ type, code }: any) => [type, code])).toEqual([
      ['unknown', 'TELEPORTED'],
      ['unknown', 'QQ'],
    ]);
  });

  it('that are invalid are reported, and do not stop others', async () => {
    const unknown = event('PICKED_UP', PICKED_UP, {
      shipment: { shipmentId: 'S-999999', origin: {}, destination: {} },
    });
    const { body } = await deliver(
      batchOf(unknown, { eventId: 'x' }, event('PICKED_UP', '2026-12-24T00:00:00Z'), event('PICKED_UP', PICKED_UP)),
    );
    expect(body.accepted).toBe(1);
    expect(body.refused.map(({ index, code }: any) => [index, code])).toEqual([
      [0, 'SHIPMENT_UNKNOWN'],
      [1, 'EVENT_INVALID'],
      [2, 'EVENT_IN_FUTURE'],
    ]);
  });

  it('report damage, which a user resolves', async () => {
    await deliver(
      batchOf(event('PICKED_UP', PICKED_UP), event('DELIVERED', DELIVERED, { attributes: { reasonCode: '200-2' } })),
    );
    const { exceptions, items } = await timeline();
    expect(exceptions).toMatchObject([{ kind: 'damage', severity: 'high', resolution: null }]);
    expect(items[0].reason).toBe('Damage noted');
    const { body } = await owner.client.patch(
      `/api/v1/shipments/${shipment.shipmentId}/exceptions/${exceptions[0].id}`,
      { resolution: 'Claim filed', ownerId: owner.userId },
    );
    expect(body).toMatchObject({ resolution: 'Claim filed', ownerId: owner.userId });
    const queue = (await owner.client.get('/api/v1/shipments/exceptions?kind=damage')).body;
    expect(queue.items.map(({ id }: any) => id)).not.toContain(exceptions[0].id);
    const { items: entries } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/activity`)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'exception.resolved',
        userId: owner.userId,
        details: { exception: 'damage', resolution: 'Claim filed' },
      }),
    );
  });

  it('report damage, whose resolution is reverted', async () => {
    await deliver(
      batchOf(event('PICKED_UP', PICKED_UP), event('DELIVERED', DELIVERED, { attributes: { reasonCode: '200-2' } })),
    );
    const { exceptions } = await timeline();
    const change = (resolution: unknown) =>
      owner.client.patch(`/api/v1/shipments/${shipment.shipmentId}/exceptions/${exceptions[0].id}`, { resolution });
    const needingAction = async () =>
      (await owner.client.get('/api/v1/shipments?view=needs_action')).body.items.map(({ id }: any) => id);
    await change('Claim filed');
    expect(await needingAction()).not.toContain(shipment.shipmentId);
    expect((await change(null)).body).toMatchObject({ resolution: null, resolvedAt: null });
    expect(await needingAction()).toContain(shipment.shipmentId);
    expect((await change('')).status).toBe(422);
  });

  it('need at most six statements per hundred, besides those of the request', async () => {
    const events = Array.from({ length: 100 }, (_, index) =>
      event('IN_TRANSIT', new Date(Date.parse(PICKED_UP) + index * 1_000).toISOString()),
    );
    await deliver(batchOf(event('PICKED_UP', '2026-11-24T19:00:00Z')));
    const statements = (await statementsDuring(app, () => deliver(batchOf(...events)))).map(({ sql }) => sql);
    const [start, end] = [statements.indexOf('START TRANSACTION'), statements.indexOf('COMMIT')];
    expect(statements.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
    expect(statements.slice(start + 1, end).length).toBeLessThanOrEqual(6);
    expect((await timeline()).items).toHaveLength(102);
  });
});

describe('a delivery is refused', () => {
  it('with another body, another secret, another connection or none', async () => {
    const batch = batchOf(event('PICKED_UP', PICKED_UP));
    const answers = await Promise.all([
      deliver(batch, { sent: JSON.stringify(batch).replace('PICKED_UP', 'DELIVERED') }),
      deliver(batch, { secret: 'wrong' }),
      deliver(batch, { connectionId: newId('con') }),
      app.client().post(PATH, batch),
    ]);
    for (const { status, body, headers } of answers) {
      expect([status, body.code, headers.get('content-type')]).toEqual([
        401,
        'SIGNATURE_INVALID',
        expect.stringContaining('application/problem+json'),
      ]);
    }
    expect((await timeline()).items).toHaveLength(1);
  });

  it('if it was signed more than five minutes ago', async () => {
    const batch = batchOf(event('PICKED_UP', PICKED_UP));
    const { status, body } = await deliver(batch, { timestamp: String(clock.now().getTime() / 1_000 - 301) });
    expect([status, body.code]).toEqual([401, 'SIGNATURE_EXPIRED']);
  });

  it('if it is not a batch', async () => {
    expect((await deliver({ events: [] })).body.code).toBe('BATCH_INVALID');
    expect((await deliver(batchOf(...Array.from({ length: 1_001 }, () => ({}))))).body.code).toBe('BATCH_INVALID');
  });

  it("for another company's shipment, and after the secret was removed", async () => {
    const stranger = await signUp(app);
    clock.set(START);
    const theirs = await bookShipment(stranger);
    const foreign = await keyOf(stranger, theirs.shipmentId);
    clock.set(AFTER);
    const { body } = await deliver(
      batchOf(
        event('PICKED_UP', PICKED_UP, { shipment: { shipmentId: shipment.shipmentId, origin: {}, destination: {} } }),
      ),
      foreign,
    );
    expect(body).toMatchObject({ accepted: 0, refused: [{ code: 'SHIPMENT_UNKNOWN' }] });
    expect(
      (await stranger.client.request('DELETE', `/api/v1/company/carriers/${foreign.connectionId}/inbound-secret`))
        .status,
    ).toBe(204);
    expect((await deliver(batchOf(event('PICKED_UP', PICKED_UP)), foreign)).status).toBe(401);
  });
});

describe('a new secret of a connection', () => {
  it('leaves the previous one valid for 24 hours, of two rotations only the latest', async () => {
    const before = key;
    key = (await owner.client.post(`/api/v1/company/carriers/${key.connectionId}/inbound-secret`)).body;
    expect(key).toMatchObject({ connectionId: before.connectionId, secret: expect.not.stringMatching(before.secret) });
    expect(key.previousSecretUntil).toBe(new Date(clock.now().getTime() + 24 * 3_600_000).toISOString());
    const statusWith = async (secret: string) =>
      (await deliver(batchOf(event('PICKED_UP', PICKED_UP)), { secret })).status;
    expect(await statusWith(before.secret)).toBe(200);
    expect(await statusWith(key.secret)).toBe(200);
    let { client } = owner;
    const connection = async () =>
      (await client.get('/api/v1/company/carriers')).body.items
        .flatMap(({ connections }: any) => connections)
        .find(({ id }: any) => id === key.connectionId);
    expect(await connection()).toMatchObject({ previousSecretUntil: key.previousSecretUntil });
    expect(JSON.stringify(await connection())).not.toContain(key.secret);
    clock.advance(24 * 3_600_000);
    ({ client } = await signInAs(app, owner.companyId, 'admin'));
    expect(await statusWith(before.secret)).toBe(401);
    expect(await statusWith(key.secret)).toBe(200);
    expect(await connection()).toMatchObject({ previousSecretUntil: null, inboundSecretAt: expect.any(String) });
    const second = key;
    key = (await client.post(`/api/v1/company/carriers/${key.connectionId}/inbound-secret`)).body;
    expect([await statusWith(before.secret), await statusWith(second.secret)]).toEqual([401, 200]);
    await client.request('DELETE', `/api/v1/company/carriers/${key.connectionId}/inbound-secret`);
    expect([await statusWith(second.secret), await statusWith(key.secret)]).toEqual([401, 401]);
    clock.set(AFTER);
    key = (await owner.client.post(`/api/v1/company/carriers/${key.connectionId}/inbound-secret`)).body;
    expect(key.previousSecretUntil).toBeNull();
  });
});

describe('a snoozed exception', () => {
  it('is listed as snoozed until its time', async () => {
    await deliver(
      batchOf(event('PICKED_UP', PICKED_UP), event('DELIVERED', DELIVERED, { attributes: { reasonCode: '200-3' } })),
    );
    const [exception] = (await timeline()).exceptions;
    const queued = async (state: string) =>
      (await owner.client.get(`/api/v1/shipments/exceptions?state=${state}&kind=shortage`)).body.items.map(
        ({ id }: any) => id,
      );
    const snooze = (snoozedUntil: string | null) =>
      owner.client.patch(`/api/v1/shipments/${shipment.shipmentId}/exceptions/${exception.id}`, { snoozedUntil });
    expect((await snooze('2026-11-26T20:00:00.000Z')).body.snoozedUntil).toBe('2026-11-26T20:00:00.000Z');
    expect([await queued('open'), await queued('snoozed')]).toEqual([
      expect.not.arrayContaining([exception.id]),
      expect.arrayContaining([exception.id]),
    ]);
    clock.advance(2 * 3_600_000);
    expect([await queued('open'), await queued('snoozed')]).toEqual([
      expect.arrayContaining([exception.id]),
      expect.not.arrayContaining([exception.id]),
    ]);
    clock.set(AFTER);
    await snooze(null);
    expect(await queued('open')).toContain(exception.id);
  });
});

describe('an open page', () => {
  it('receives each change, and missed ones after reconnecting', async () => {
    const path = `/api/v1/shipments/${shipment.shipmentId}/live`;
    const heard = readEvents(owner.client, path, { most: 1 });
    await deliver(batchOf(event('PICKED_UP', PICKED_UP)));
    const [first] = await heard;
    expect(first).toMatchObject({ type: 'changed', data: { status: 'picked_up' } });
    await deliver(batchOf(event('DELIVERED', DELIVERED)));
    expect(await readEvents(owner.client, path, { most: 1, lastEventId: first!.id })).toMatchObject([
      { type: 'changed', data: { status: 'delivered' } },
    ]);
  });

  it('receives events of its own company only', async () => {
    const stranger = await signUp(app);
    expect((await stranger.client.get(`/api/v1/shipments/${shipment.shipmentId}/live`)).status).toBe(404);
    expect((await app.client().get(`/api/v1/shipments/${shipment.shipmentId}/live`)).status).toBe(401);
  });
});

describe('manual events', () => {
  const add = (body: object, { client } = owner) =>
    client.post(`/api/v1/shipments/${shipment.shipmentId}/events`, body);

  it('require a reason and a past time, and show who entered them', async () => {
    expect((await add({ type: 'picked_up', occurredAt: PICKED_UP })).status).toBe(422);
    expect(
      (await add({ type: 'picked_up', occurredAt: '2027-01-01T00:00:00Z', reason: 'told by the driver' })).body.errors,
    ).toMatchObject([{ code: 'IN_FUTURE' }]);
    const { status, body } = await add({ type: 'picked_up', occurredAt: PICKED_UP, reason: 'told by the driver' });
    expect([status, body.axes.execution]).toEqual([200, 'picked_up']);
    expect(body.items[0]).toMatchObject({
      source: 'member',
      reason: 'told by the driver',
      timeZone: 'America/Chicago',
    });
    const { items } = (await owner.client.get(`/api/v1/company/activity?action=shipment.event_entered`)).body;
    expect(items[0]).toMatchObject({
      subject: shipment.shipmentId,
      details: { event: 'picked_up', reason: 'told by the driver' },
    });
    const actions = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/activity`)).body.items.map(
      ({ action }: any) => action,
    );
    expect(
      actions.filter((action: string) => ['shipment.picked_up', 'shipment.event_entered'].includes(action)),
    ).toEqual(['shipment.picked_up']);
  });

  it('correct the time of delivery by a manager only, with an audit entry', async () => {
    const correction = {
      type: 'delivery_time_corrected',
      occurredAt: '2026-11-26T15:00:00Z',
      reason: 'signed at nine',
    };
    expect((await add(correction)).body.code).toBe('NOT_DELIVERED');
    await deliver(batchOf(event('PICKED_UP', PICKED_UP), event('DELIVERED', DELIVERED)));
    const colleague = await signInAs(app, owner.companyId, 'booker');
    expect((await add(correction, colleague)).body.code).toBe('MANAGERS_ONLY');
    expect((await add(correction)).body.axes.execution).toBe('delivered');
    const [row] = await app.database.database.query<{ delivered_at: Date }>(
      'SELECT delivered_at FROM shipment WHERE id = ?',
      [shipment.shipmentId],
    );
    expect(row?.delivered_at.toISOString()).toBe('2026-11-26T15:00:00.000Z');
    expect((await owner.client.get('/api/v1/company/activity?action=shipment.corrected')).body.items).toHaveLength(1);
  });
});

describe('the passage of time', () => {
  it('opens an exception for missed events once, and an event clears it', async () => {
    const job = app.get(TimeBasedExceptionsJob);
    const kinds = async () =>
      (await timeline()).exceptions
        .filter(({ endedAt }: any) => endedAt === null)
        .map(({ kind }: any) => kind)
        .sort();
    const { own, other } = shardsOf(owner.companyId);
    await job.run(undefined, other);
    expect(await kinds()).not.toContain('pickup_missed');
    await Promise.all(Array.from({ length: 4 }, () => job.run(undefined, own)));
    expect(await kinds()).toContain('pickup_missed');
    await deliver(batchOf(event('PICKED_UP', PICKED_UP)));
    expect(await kinds()).not.toContain('pickup_missed');
  });
});
