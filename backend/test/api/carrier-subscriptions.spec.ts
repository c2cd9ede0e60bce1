import { KeepSubscriptionsJob } from '../../src/modules/carriers/subscriptions/keep-subscriptions.job.js';
import { PullChargesJob } from '../../src/modules/shipments/charges/received/pull-charges.job.js';
import { PullEventsJob } from '../../src/modules/shipments/tracking/pull/pull-events.job.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const START = '2026-11-20T15:00:00.000Z';
/** A shipment's day at the carriers, and at carriers where it is longer on its way. */
const DAY_MS = 500;
const LONG_DAY_MS = 20_000;
const HOUR_MS = 3_600_000;

const clock = new TestClock(new Date(START));
let carriers: DemoCarriers;
let longDay: DemoCarriers;
/** Where the carriers reach the product. */
let publicSide: RecordingProxy;
let app: TestApp;
let owner: SignedIn;
let account: string;

beforeAll(async () => {
  carriers = await startDemoCarriers({ dayMs: DAY_MS, startAt: START });
  longDay = await startDemoCarriers({ dayMs: LONG_DAY_MS, startAt: START });
  publicSide = await startRecordingProxy(() => app.url);
  app = await startTestApp({
    clock,
    environment: {
      EGRESS_ALLOW_CARRIERS: [carriers, longDay].map(({ environment }) => environment.EGRESS_ALLOW_CARRIERS).join(','),
      PUBLIC_URL: publicSide.url,
    },
  });
}, 60_000);
beforeEach(async () => {
  clock.set(START);
  owner = await signUp(app);
  account = owner.companyId;
});
afterAll(async () => {
  await app.close();
  await publicSide.close();
  await carriers.stop();
  await longDay.stop();
});

interface Subscription {
  kind: string;
  state: string;
  message: string | null;
}

const token = { authorization: 'Bearer demo-token', 'content-type': 'application/json' };
const at = (path: string) => `${carriers.url}/fast/accounts/${account}${path}`;
/** Calls the carrier as its customer. */
const atCarrier = async (path: string, method = 'GET', body?: object) => {
  const response = await fetch(at(path), { method, headers: token, body: body && JSON.stringify(body) });
  return response.status === 204 ? null : ((await response.json()) as any);
};
const eventSubscriptions = async (status = 'active'): Promise<any[]> =>
  (await atCarrier(`/v1/subscriptions?status=${status}`)).data;

async function connect(change: object = {}): Promise<string> {
  const { status, body } = await owner.client.post(CARRIERS, {
    scac: 'EXPL',
    name: 'Example Lines',
    endpoint: at(''),
    credentials: { scheme: 'bearer', secret: 'demo-token' },
    customerNumber: '4711',
    ...change,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.connections[0].id;
}
const change = (id: string, body: object) => owner.client.patch(`${CARRIERS}/${id}`, body);
/** Creates the secret and gives it to the carrier. */
async function giveSecret(id: string, given?: string): Promise<string> {
  const { body } = await owner.client.post(`${CARRIERS}/${id}/inbound-secret`);
  await atCarrier(`/demonstration/secrets/${id}`, 'PUT', { secret: given ?? body.secret });
  return body.secret;
}
const keep = () => app.get(KeepSubscriptionsJob).run();
async function subscriptions(): Promise<Record<string, Subscription>> {
  const [{ connections }] = (await owner.client.get(CARRIERS)).body.items;
  return Object.fromEntries(connections[0].subscriptions.map((each: Subscription) => [each.kind, each]));
}
const states = async () => Object.values(await subscriptions()).map(({ kind, state }) => `${kind} ${state}`);

async function book(): Promise<{ id: string; number: string }> {
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const booked = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offers[0]), {
    'idempotency-key': quote.id,
  });
  if (booked.status !== 201) throw new Error(JSON.stringify(booked.body));
  await app.deliverOutbox();
  return { id: booked.body.shipmentId, number: booked.body.shipmentNumber };
}
const shipmentOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}`)).body;
const received = async (id: string): Promise<any[]> =>
  (await owner.client.get(`/api/v1/shipments/${id}/charges`)).body.received;

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const value = await read();
    if (holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return read();
}

it('a new connection is subscribed to events once it has a secret, and to charges once it has an account number', async () => {
  const id = await connect({ customerNumber: null });
  expect(await states()).toEqual(['events pending', 'charges pending']);
  await keep();
  expect(await subscriptions()).toMatchObject({
    events: { state: 'off', message: expect.stringMatching(/Create a secret/) },
    charges: { state: 'off', message: expect.stringMatching(/customer number/) },
  });
  await giveSecret(id);
  await change(id, { customerNumber: '4711' });
  expect(await states()).toEqual(['events pending', 'charges pending']);
  await keep();
  expect(await subscriptions()).toMatchObject({
    events: { state: 'active', message: null, since: START },
    charges: { state: 'active', message: null, since: START },
  });
  expect(await eventSubscriptions()).toMatchObject([
    { hmacSecretId: id, endpointUrl: `${publicSide.url}/carrier-api/v1/shipment-events?connection=${id}` },
  ]);
  const test = publicSide.requests.find(({ path }) => path.includes('preliminary') && path.includes(id));
  expect(test).toMatchObject({ method: 'POST', body: '' });
});

it('a subscription is created once, and again when the carrier has lost it', async () => {
  const id = await connect();
  await giveSecret(id);
  await keep();
  const [{ id: first }] = await eventSubscriptions();
  clock.advance(6 * HOUR_MS);
  await keep();
  await app.database.database.execute('UPDATE carrier_subscription SET carrier_key = NULL WHERE company_id = ?', [
    owner.companyId,
  ]);
  await change(id, { timeoutSeconds: 9 });
  await keep();
  expect(await states()).toEqual(['events active', 'charges active']);
  expect((await eventSubscriptions()).map((each) => each.id)).toEqual([first]);

  await atCarrier(`/v1/subscriptions/${first}`, 'DELETE');
  clock.advance(6 * HOUR_MS);
  await keep();
  expect(await states()).toEqual(['events active', 'charges active']);
  expect((await eventSubscriptions()).map((each) => each.id)).not.toEqual([first]);
});

it('events and preliminary charges that the carrier delivers are stored', async () => {
  const id = await connect();
  await giveSecret(id);
  await keep();
  const shipment = await book();
  const { status } = await until(
    () => shipmentOf(shipment.id),
    (read) => read.status === 'delivered',
  );
  expect(status).toBe('delivered');
  const bills = await until(
    () => received(shipment.id),
    (list) => list.length >= 2,
  );
  expect(bills[0]).toMatchObject({ kind: 'preliminary', currency: 'USD' });
  const events = (await owner.client.get(`/api/v1/shipments/${shipment.id}/events`)).body.items;
  expect(events.find(({ type }: any) => type === 'delivered').source).toBe('carrier');

  // What was delivered is not stored again when it is read.
  clock.advance(HOUR_MS);
  await app.get(PullChargesJob).run();
  expect(await received(shipment.id)).toEqual(bills);
}, 60_000);

it('charges of freight in transit are read from a carrier that cannot deliver them', async () => {
  await connect({ endpoint: at('').replace(carriers.url, longDay.url) });
  await keep();
  expect(await states()).toEqual(['events off', 'charges active']);
  const shipment = await book();
  const read = async () => {
    clock.advance(HOUR_MS);
    await app.get(PullChargesJob).run();
    return received(shipment.id);
  };
  const bills = await until(read, (list) => list.length > 0);
  const { total } = await shipmentOf(shipment.id);
  expect(bills[0]).toMatchObject({ kind: 'preliminary', version: 1, total: total.amount });
}, 60_000);

it('a subscription that the carrier has suspended is shown, its events are requested, and it can be activated again', async () => {
  const id = await connect();
  await giveSecret(id, 'another secret');
  await keep();
  expect((await subscriptions()).charges).toMatchObject({
    state: 'active',
    message: expect.stringMatching(/test message failed.*did not accept/),
  });
  const shipment = await book();
  await until(eventSubscriptions, (active) => active.length === 0);
  clock.advance(6 * HOUR_MS);
  await keep();
  expect((await subscriptions()).events).toMatchObject({
    state: 'suspended',
    message: expect.stringMatching(/paused/),
  });
  await app.get(PullEventsJob).run();
  expect((await shipmentOf(shipment.id)).status).not.toBe('accepted');

  await giveSecret(id);
  const retried = await owner.client.post(`${CARRIERS}/${id}/subscriptions/retry`);
  expect(retried.body.connections[0].subscriptions[0]).toMatchObject({ kind: 'events', state: 'pending' });
  await keep();
  expect(await states()).toEqual(['events active', 'charges active']);
  expect(await eventSubscriptions()).toHaveLength(1);
}, 60_000);

it('a disabled connection is unsubscribed, and subscribed again when it is enabled', async () => {
  const id = await connect();
  await giveSecret(id);
  await keep();
  await change(id, { enabled: false });
  await keep();
  expect(await subscriptions()).toMatchObject({
    events: { state: 'off', message: 'The connection is disabled.' },
    charges: { state: 'off' },
  });
  expect([await eventSubscriptions(), await eventSubscriptions('paused')]).toEqual([[], []]);
  expect((await atCarrier('/pfc/v1/subscriptions/sub_1')).code).toBe('NOT_FOUND');
  await change(id, { enabled: true });
  await keep();
  expect(await states()).toEqual(['events active', 'charges active']);

  await owner.client.request('DELETE', `${CARRIERS}/${id}/inbound-secret`);
  await keep();
  expect(await states()).toEqual(['events off', 'charges active']);
  expect(await eventSubscriptions()).toEqual([]);
});

it('failures are shown with their reason and tried again, less often each time', async () => {
  const id = await connect({ endpoint: `${carriers.url}/faults/error` });
  await giveSecret(id);
  await keep();
  expect(await subscriptions()).toMatchObject({
    events: { state: 'failed', message: expect.stringMatching(/unavailable \(HTTP 500\)/) },
    charges: { state: 'failed' },
  });
  const due = async () => {
    const [row] = await app.database.database.query<{ at: Date }>(
      'SELECT subscribe_at AS at FROM carrier_connection WHERE id = ?',
      [id],
    );
    return (row!.at.getTime() - clock.now().getTime()) / 60_000;
  };
  const pauses = [await due()];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    clock.advance((await due()) * 60_000);
    await keep();
    pauses.push(await due());
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
  owner = await signInAs(app, owner.companyId, 'owner');
  expect((await change(id, { endpoint: at('') })).status).toBe(200);
  clock.advance(60_000);
  await keep();
  expect(await states()).toEqual(['events active', 'charges active']);
});

it('a carrier without these services is named so, and a path of its own can be entered', async () => {
  const id = await connect({ endpoint: `${carriers.url}/nowhere` });
  await giveSecret(id);
  await keep();
  expect(await subscriptions()).toMatchObject({
    events: { state: 'not_offered', message: expect.stringMatching(/no such service/) },
    charges: { state: 'not_offered' },
  });
  const base = new URL(at('')).pathname;
  const { status } = await change(id, { trackingPath: base, chargesPath: `${base}/pfc` });
  expect(status).toBe(200);
  await keep();
  expect(await states()).toEqual(['events active', 'charges active']);
  for (const chargesPath of ['pfc', '//evil.example', '/a?b=1', '/a/../b', '/a/'])
    expect((await change(id, { chargesPath })).status).toBe(422);
});

it('is retried only by users who manage carriers, in their own company', async () => {
  const id = await connect();
  const path = `${CARRIERS}/${id}/subscriptions/retry`;
  const [viewer, stranger] = [await signInAs(app, owner.companyId, 'viewer'), await signUp(app)];
  expect((await viewer.client.post(path)).status).toBe(403);
  expect((await stranger.client.post(path)).status).toBe(404);
  expect((await owner.client.post(path)).status).toBe(200);
});
