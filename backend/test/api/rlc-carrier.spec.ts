import { FakeRlc, type FakeRlcServer, startFakeRlc } from '../support/fake-rlc/server.js';
import { readEvents } from '../support/event-reader.js';
import { createQuote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const KEY = 'heron-7731';
const NOW = '2026-11-20T15:00:00.000Z';

let fake: FakeRlcServer;
let app: TestApp;
let owner: SignedIn;
const lines: string[] = [];

beforeAll(async () => {
  fake = await startFakeRlc(new FakeRlc(KEY, () => '2026-11-20'));
  app = await startTestApp({
    clock: new TestClock(new Date(NOW)),
    environment: { EGRESS_ALLOW_CARRIERS: new URL(fake.url).host, LOG_LEVEL: 'debug' },
    log: (line) => lines.push(line),
  });
}, 60_000);
beforeEach(async () => {
  owner = await signUp(app);
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

const settings = (change: object = {}) => ({
  scac: 'RLCA',
  name: 'R+L Carriers',
  connector: 'rlc',
  endpoint: fake.url,
  credentials: { scheme: 'api_key', header: 'apiKey', secret: KEY },
  ...change,
});

async function connect(change: object = {}) {
  const { status, body } = await owner.client.post(CARRIERS, settings(change));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.connections[0];
}
const stored = async () => (await owner.client.get(CARRIERS)).body.items[0].connections[0];

it('lists what each kind of connection asks for and can do', async () => {
  const { status, body } = await owner.client.get('/api/v1/company/connectors');
  expect(status).toBe(200);
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['dsdc', 'rlc']);
  expect(body.items[0]).toMatchObject({ carrier: null, servers: [], keyHeader: null, source: null });
  expect(body.items[1]).toMatchObject({
    carrier: { scac: 'RLCA', name: 'R+L Carriers' },
    servers: [
      { environment: 'production', url: 'https://api.rlc.com/' },
      { environment: 'sandbox', url: 'https://apisandbox.rlc.com/' },
    ],
    keyHeader: 'apiKey',
    fields: [],
    capabilities: expect.arrayContaining(['rate']),
    source: { readOn: '2026-11-27' },
  });
});

it('is connected and tested; the date of the first and last successful call is stored', async () => {
  const { id, firstSuccessAt } = await connect();
  expect(firstSuccessAt).toBeNull();
  expect((await owner.client.post(`${CARRIERS}/${id}/test`)).body).toMatchObject({
    ok: true,
    message: '3 offers came back.',
  });
  expect(await stored()).toMatchObject({ firstSuccessAt: NOW, lastSuccessAt: NOW, health: { state: 'up' } });
  await owner.client.patch(`${CARRIERS}/${id}`, { endpoint: `${fake.url}/v2` });
  expect(await stored()).toMatchObject({ firstSuccessAt: null, lastSuccessAt: null });
});

it('a wrong key is no success', async () => {
  const { id } = await connect({ credentials: { scheme: 'api_key', header: 'apiKey', secret: 'wrong' } });
  expect((await owner.client.post(`${CARRIERS}/${id}/test`)).body).toMatchObject({
    ok: false,
    code: 'CARRIER_REFUSED',
    message: expect.stringContaining('credentials'),
  });
  expect(await stored()).toMatchObject({ firstSuccessAt: null, lastSuccessAt: null });
});

it.each([
  [{ credentials: { scheme: 'bearer', secret: KEY } }, '/credentials/scheme'],
  [{ credentials: { scheme: 'api_key', header: 'X-Api-Key', secret: KEY } }, '/credentials/scheme'],
  [{ trackingPath: '/dsdc' }, '/trackingPath'],
  [{ customerNumber: '4711' }, '/customerNumber'],
])('refuses settings that the interface does not have: %j', async (change, pointer) => {
  const { status, body } = await owner.client.post(CARRIERS, settings(change));
  expect([status, body.errors]).toMatchObject([422, [{ pointer, code: 'NOT_OF_KIND' }]]);
});

it('quotes beside other carriers, with quote numbers and guaranteed service, and logs no key', async () => {
  await connect();
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  expect(offers).toMatchObject([
    { carrier: { scac: 'RLCA' }, transit: { businessDays: 3, basis: 'as quoted by the carrier' }, service: 'direct' },
    { carrierQuoteNumber: expect.stringMatching(/^\d+$/) },
    {},
  ]);
  expect(offers.map(({ lines: charges }: any) => charges.at(-1).code)).toEqual(['OTHER', 'GTD_PM', 'GTD_NOON']);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(KEY))).toEqual([]);
});
