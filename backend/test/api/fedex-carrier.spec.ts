import {
  CHR_CLIENT,
  FEDEX_CLIENT,
  FEDEX_SETTINGS,
  TFORCE_CLIENT,
  TFORCE_SETTINGS,
} from '../support/carriers-under-test.js';
import { type FakeCarrier, startFakeCarrier } from '../support/fake-carrier.js';
import { FakeChrobinson } from '../support/fake-chrobinson/server.js';
import { FakeFedex } from '../support/fake-fedex/server.js';
import { FakeTforce } from '../support/fake-tforce/server.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const NOW = '2026-11-20T15:00:00.000Z';

const clock = new TestClock(new Date(NOW));
let fake: FakeCarrier<FakeFedex>;
let tforce: FakeCarrier<FakeTforce>;
let chrobinson: FakeCarrier<FakeChrobinson>;
let app: TestApp;
let owner: SignedIn;
const lines: string[] = [];

beforeAll(async () => {
  fake = await startFakeCarrier(new FakeFedex(FEDEX_CLIENT, () => '2026-11-20'));
  tforce = await startFakeCarrier(new FakeTforce(TFORCE_CLIENT, () => '2026-11-20'));
  chrobinson = await startFakeCarrier(new FakeChrobinson(CHR_CLIENT, () => '2026-11-20'));
  app = await startTestApp({
    clock,
    environment: {
      EGRESS_ALLOW_CARRIERS: [fake, tforce, chrobinson].map(({ url }) => new URL(url).host).join(','),
      LOG_LEVEL: 'debug',
    },
    log: (line) => lines.push(line),
  });
}, 60_000);
beforeEach(async () => {
  clock.set(NOW);
  owner = await signUp(app);
});
afterAll(async () => {
  await app.close();
  await fake.close();
  await tforce.close();
  await chrobinson.close();
});

const credentials = (change: object = {}) => ({
  scheme: 'client_credentials',
  clientId: FEDEX_CLIENT.id,
  secret: FEDEX_CLIENT.secret,
  tokenUrl: `${fake.url}/oauth/token`,
  ...change,
});
const settings = (change: object = {}) => ({
  scac: 'FXFE',
  name: 'FedEx Freight',
  connector: 'fedex',
  endpoint: fake.url,
  credentials: credentials(),
  ...FEDEX_SETTINGS,
  ...change,
});

async function connect(change: object = {}) {
  const { status, body } = await owner.client.post(CARRIERS, settings(change));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.connections[0];
}
const test = async (id: string) => (await owner.client.post(`${CARRIERS}/${id}/test`)).body;
const tokenRequests = () => fake.carrier.requests.filter((request) => request === 'POST /oauth/token').length;

it('is connected with client credentials; all calls share one access token, which is renewed when the carrier refuses it', async () => {
  const before = tokenRequests();
  const { id, options, hasCredentials } = await connect();
  expect([options, hasCredentials]).toEqual([FEDEX_SETTINGS.options, true]);
  expect(await test(id)).toMatchObject({ ok: true, message: '4 offers came back.' });
  expect(await test(id)).toMatchObject({ ok: true });
  expect(tokenRequests()).toBe(before + 1);
  fake.carrier.revoke();
  expect(await test(id)).toMatchObject({ ok: true });
  expect(tokenRequests()).toBe(before + 2);
  const stored = () =>
    app.database.database.query<any>('SELECT access_token FROM carrier_connection WHERE id = ?', [id]);
  expect((await stored())[0].access_token.toString('latin1')).not.toContain('token-');
  await owner.client.patch(`${CARRIERS}/${id}`, { credentials: credentials({ secret: 'wrong' }) });
  expect((await stored())[0].access_token).toBeNull();
  expect(await test(id)).toMatchObject({
    ok: false,
    code: 'CARRIER_REFUSED',
    message: 'FedEx Freight does not accept the client ID and secret of this connection.',
  });
  expect(lines.filter((line) => line.includes(FEDEX_CLIENT.secret) || /token-\d/.test(line))).toEqual([]);
});

it.each([
  [{ credentials: { scheme: 'bearer', secret: 'x' } }, '/credentials/scheme', 'NOT_OF_KIND'],
  [{ customerNumber: null }, '/customerNumber', 'REQUIRED_OF_KIND'],
  [{ options: { ...FEDEX_SETTINGS.options, billingCity: undefined } }, '/options/billingCity', 'REQUIRED_OF_KIND'],
  [{ connector: 'rlc' }, '/customerNumber', 'NOT_OF_KIND'],
])('refuses settings that do not fit the interface: %j', async (change, pointer, code) => {
  const { status, body } = await owner.client.post(CARRIERS, settings(change));
  expect([status, body.errors[0]]).toMatchObject([422, { pointer, code }]);
});

it.each([
  ['http://10.0.0.7/token', 'ENDPOINT_NOT_ALLOWED'],
  ['http://login.acme.example/token', 'ENDPOINT_NOT_ALLOWED'],
  [undefined, 'TOKEN_URL_REQUIRED'],
])('sends the client secret to no address that the operator does not allow: %s', async (tokenUrl, code) => {
  const { status, body } = await owner.client.post(CARRIERS, settings({ credentials: credentials({ tokenUrl }) }));
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '/credentials/tokenUrl', code }]]);
});

it('requests tokens of TForce Freight with the scope of the company, and tenders in its test environment', async () => {
  const { options } = TFORCE_SETTINGS;
  const { id } = await connect({
    scac: 'UPGF',
    name: 'TForce Freight',
    connector: 'tforce',
    endpoint: tforce.url,
    credentials: credentials({
      clientId: TFORCE_CLIENT.id,
      secret: TFORCE_CLIENT.secret,
      tokenUrl: `${tforce.url}/oauth2/v2.0/token`,
    }),
    customerNumber: undefined,
    options: { ...options, environment: 'test' },
  });
  expect(await test(id)).toMatchObject({ ok: true, message: '3 offers came back.' });
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const guaranteed = offers.find(({ carrierService }: any) => carrierService?.code === '309');
  const { body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(guaranteed), {
    'idempotency-key': quote.id,
  });
  await app.deliverOutbox();
  const { status, tender, proNumber } = (await owner.client.get(`/api/v1/shipments/${body.shipmentId}`)).body;
  expect([status, tender.state, proNumber]).toEqual(['accepted', 'accepted', '905000000']);
  expect(tforce.carrier.created.map(({ request }) => request.requestOptions?.serviceCode)).toEqual(['309']);
  expect(tforce.carrier.requests.filter((request) => request.endsWith('api-version=v1'))).toEqual([]);
  await owner.client.patch(`${CARRIERS}/${id}`, { options: { ...options, tokenScope: 'https://other.example' } });
  expect(await test(id)).toMatchObject({ ok: false, code: 'CARRIER_REFUSED' });
  expect(lines.filter((line) => line.includes(TFORCE_CLIENT.secret))).toEqual([]);
});

it('requests tokens of C.H. Robinson for its audience, and orders the booked quote of one of its carriers', async () => {
  const { id } = await connect({
    scac: 'RBTW',
    name: 'C.H. Robinson',
    connector: 'chrobinson',
    endpoint: chrobinson.url,
    credentials: credentials({
      clientId: CHR_CLIENT.id,
      secret: CHR_CLIENT.secret,
      tokenUrl: `${chrobinson.url}/v1/oauth/token`,
    }),
    customerNumber: CHR_CLIENT.account,
    options: undefined,
  });
  expect(await test(id)).toMatchObject({ ok: true, message: '2 offers came back.' });
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const fast = offers.find(({ carrierService }: any) => carrierService?.name === 'Fast Freight');
  const { body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(fast), {
    'idempotency-key': quote.id,
  });
  await app.deliverOutbox();
  const { status, tender } = (await owner.client.get(`/api/v1/shipments/${body.shipmentId}`)).body;
  expect([status, tender]).toMatchObject(['pickup_scheduled', { state: 'accepted', pickupNumber: '81134516' }]);
  expect(chrobinson.carrier.orders).toMatchObject([{ request: { quoteId: Number(fast.carrierQuoteNumber) } }]);
});

describe('a booked shipment', () => {
  async function book(index: number): Promise<string> {
    await connect();
    const quote = await createQuote(owner);
    await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
    const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
    expect(offers.map(({ carrierService }: any) => carrierService?.code)).toContain('FEDEX_FREIGHT_ECONOMY');
    const economy = offers.filter(({ carrierService }: any) => carrierService?.code === 'FEDEX_FREIGHT_ECONOMY');
    const priority = offers.filter(({ lines: charges }: any) => charges.some(({ code }: any) => code === 'GTD_PM'));
    const offer = [economy[0], priority[0]][index];
    const { status, body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offer), {
      'idempotency-key': quote.id,
    });
    expect(status).toBe(201);
    return body.shipmentId;
  }
  const shipmentOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}`)).body;
  const sentAs = (bol: string) => fake.carrier.created.filter(({ bolNumber }) => bolNumber === bol);

  it.each([
    [0, 'FEDEX_FREIGHT_ECONOMY', undefined],
    [1, 'FEDEX_FREIGHT_PRIORITY', 'GUARANTEED_DATE'],
  ])('is tendered with the booked service and guarantee, then picked up', async (index, service, guarantee) => {
    const id = await book(index);
    await app.deliverOutbox();
    const { status, tender, proNumber, bolNumber, documents } = await shipmentOf(id);
    expect([status, tender]).toMatchObject([
      'pickup_scheduled',
      { state: 'accepted', pickupNumber: expect.stringMatching(/^20261124CHI/) },
    ]);
    const [{ proNumber: pro, request }, ...others] = sentAs(bolNumber) as [any, ...any[]];
    expect([pro, others]).toEqual([proNumber, []]);
    const { serviceType, freightShipmentSpecialServices: special } = request.freightRequestedShipment;
    expect([serviceType, special?.freightGuaranteeDetail?.freightGuaranteeType]).toEqual([service, guarantee]);
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['CARRIER_BOL', 'CARRIER_LABELS']),
    );
  });
});
