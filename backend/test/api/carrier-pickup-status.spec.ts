import { SuspensionService } from '../../src/modules/companies/index.js';
import { PickupStatusJob } from '../../src/modules/shipments/tender/checks/pickup-status.job.js';
import { PullEventsJob } from '../../src/modules/shipments/tracking/pull/pull-events.job.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
/** In the pickup window. */
const PICKUP = '2026-11-24T17:00:00.000Z';
const MINUTE_MS = 60_000;
const PACE_MS = 15 * MINUTE_MS;

const clock = new TestClock(new Date(START));
let silent: DemoCarriers;
let publishing: DemoCarriers;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  silent = await startDemoCarriers({ dayMs: 3_000, startAt: START, withoutEvents: true, slowMs: 0 });
  publishing = await startDemoCarriers({ dayMs: 3_000, startAt: START, slowMs: 0 });
  app = await startTestApp({
    clock,
    environment: {
      EGRESS_ALLOW_CARRIERS: [silent, publishing].map(({ environment }) => environment.EGRESS_ALLOW_CARRIERS).join(','),
    },
  });
}, 60_000);
beforeEach(async () => {
  clock.set(START);
  owner = await signUp(app);
});
afterAll(async () => {
  await app.close();
  await silent.stop();
  await publishing.stop();
});

const at = ({ url }: DemoCarriers) => `${url}/slow/accounts/${owner.companyId}`;
async function connect(carriers: DemoCarriers): Promise<void> {
  const connection = { scac: 'EXPL', name: 'Example Lines', endpoint: at(carriers), timeoutSeconds: 20 };
  expect((await owner.client.post('/api/v1/company/carriers', connection)).status).toBe(201);
}
async function book(): Promise<string> {
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const { body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offers[0]), {
    'idempotency-key': quote.id,
  });
  await app.deliverOutbox();
  return body.shipmentId;
}
const shipmentOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}`)).body;
const eventsOf = async (id: string): Promise<any[]> =>
  (await owner.client.get(`/api/v1/shipments/${id}/events`)).body.items;
/** What the carrier was asked about pickups. */
const asked = async (carriers: DemoCarriers): Promise<string[]> => {
  const received = (await (await fetch(`${at(carriers)}/demonstration/received`)).json()) as any[];
  return received
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/pickups/'))
    .map(({ path }) => path);
};
const check = async () => {
  clock.advance(PACE_MS);
  await app.get(PullEventsJob).run();
  await app.get(PickupStatusJob).run();
};

it('the pickup of a carrier without events follows its pickup status, and the carrier is asked until it has the freight', async () => {
  await connect(silent);
  const id = await book();
  const { status, tender } = await shipmentOf(id);
  expect([status, tender.state]).toEqual(['pickup_scheduled', 'accepted']);
  await check();
  expect(await asked(silent)).toEqual([]);

  clock.set(PICKUP);
  owner = await signInAs(app, owner.companyId, 'owner');
  for (let attempt = 0; attempt < 40 && (await shipmentOf(id)).status !== 'picked_up'; attempt += 1) {
    await check();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await shipmentOf(id)).status).toBe('picked_up');
  const events = await eventsOf(id);
  expect(events.filter(({ type }) => type === 'picked_up')).toMatchObject([
    { source: 'pull', code: '100-1', reason: expect.stringContaining('Exact match') },
  ]);
  const requests = await asked(silent);
  const { searchParams } = new URL(requests[0]!, 'http://carrier');
  expect(Object.fromEntries(searchParams)).toEqual({
    lookupValue: expect.stringMatching(/^STP/),
    lookupType: 'PickupConfirmationID',
    requestType: 'Status',
    isTest: 'false',
  });
  await check();
  expect(await asked(silent)).toHaveLength(requests.length);
}, 60_000);

it('a carrier that publishes events is not asked', async () => {
  await connect(publishing);
  const id = await book();
  clock.set(PICKUP);
  owner = await signInAs(app, owner.companyId, 'owner');
  await check();
  await check();
  expect(await asked(publishing)).toEqual([]);
  expect((await eventsOf(id)).some(({ sourceKey }) => String(sourceKey).startsWith('pickup:'))).toBe(false);
}, 60_000);

it('the carrier of a suspended company is not asked until the suspension is lifted', async () => {
  await connect(silent);
  await book();
  clock.set(PICKUP);
  await app.get(SuspensionService).suspend(owner.companyId);
  await check();
  expect(await asked(silent)).toEqual([]);

  await app.get(SuspensionService).unsuspend(owner.companyId);
  await check();
  expect(await asked(silent)).toHaveLength(1);
}, 60_000);
