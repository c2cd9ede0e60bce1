import { setTimeout as delay } from 'node:timers/promises';
import { CloseCarrierCallsJob } from '../../src/modules/quotes/calls/close-carrier-calls.job.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import { createQuote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;
let clock: TestClock;
let calls: string;

beforeEach(async () => {
  carriers = await startDemoCarriers();
  clock = new TestClock();
  app = await startTestApp({
    clock,
    environment: { DEMONSTRATION: 'true', EGRESS_ALLOW_CARRIERS: carriers.environment.EGRESS_ALLOW_CARRIERS ?? '' },
  });
  owner = await signUp(app);
  const { body: carrier } = await owner.client.post('/api/v1/company/carriers', {
    scac: 'ZHNG',
    name: 'Hanging Lines',
    endpoint: `${carriers.url}/faults/hang`,
    timeoutSeconds: 20,
  });
  calls = `/api/v1/company/carriers/${carrier.connections[0].id}/calls`;
}, 60_000);
afterEach(async () => {
  await app.close();
  await carriers.stop();
});

it('sets a reason on a call whose process crashed', async () => {
  const quote = await createQuote(owner);
  const job = app.get(CloseCarrierCallsJob);
  await job.run();
  expect((await owner.client.get(calls)).body).toEqual({ items: [] });
  expect((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body.carriers[0].state).toBe('asked');

  clock.advance(26_000);
  await Promise.all([job.run(), job.run()]);
  const events = await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  expect(events.map(({ type, data }) => data.code ?? type)).toEqual(['CARRIER_TIMEOUT', 'done']);
  const { items } = (await owner.client.get(calls)).body;
  expect(items).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), requests: 1, failed: 1, averageMs: null }]);
});

it('ends calls with a reason, and ends streams, when the process stops', async () => {
  const quote = await createQuote(owner);
  const reading = readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  await app.stop();
  await reading.catch(() => undefined);
  const [call] = await app.database.database.query<{ state: string; code: string }>(
    'SELECT state, code FROM quote_carrier_call WHERE quote_id = ?',
    [quote.id],
  );
  expect(call).toEqual({ state: 'declined', code: 'CARRIER_UNAVAILABLE' });
});

it('sends no events a second after the session has ended', async () => {
  const quote = await createQuote(owner);
  const stream = await owner.client.open(`/api/v1/quotes/${quote.id}/events`);
  expect(stream.status).toBe(200);
  await owner.client.post('/api/v1/auth/logout');
  await delay(1_000);
  clock.advance(26_000);
  await app.get(CloseCarrierCallsJob).run();
  expect(await stream.text()).not.toContain('event:');
});
