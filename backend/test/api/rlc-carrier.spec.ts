import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.js';
import { TraceCheckJob } from '../../src/modules/shipments/tender/checks/trace-check.job.js';
import { type FakeCarrier, startFakeCarrier } from '../support/fake-carrier.js';
import { FakeRlc } from '../support/fake-rlc/server.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const KEY = 'heron-7731';
const NOW = '2026-11-20T15:00:00.000Z';

const clock = new TestClock(new Date(NOW));
let fake: FakeCarrier<FakeRlc>;
let app: TestApp;
let owner: SignedIn;
const lines: string[] = [];

beforeAll(async () => {
  fake = await startFakeCarrier(new FakeRlc(KEY, () => '2026-11-20'));
  app = await startTestApp({
    clock,
    environment: { EGRESS_ALLOW_CARRIERS: new URL(fake.url).host, LOG_LEVEL: 'debug' },
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
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'chrobinson',
    'dsdc',
    'fedex',
    'rlc',
    'tforce',
  ]);
  expect(body.items[1]).toMatchObject({ carrier: null, servers: [], keyHeader: null, source: null });
  expect(body.items[3]).toMatchObject({
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

describe('a booked shipment', () => {
  async function book(index = 0): Promise<string> {
    await connect();
    const quote = await createQuote(owner);
    await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
    const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
    const { status, body } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offers[index]), {
      'idempotency-key': quote.id,
    });
    expect(status).toBe(201);
    return body.shipmentId;
  }
  const shipmentOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}`)).body;
  const tenderedAs = (bolNumber: string) => fake.carrier.tendered.filter((each) => each.shipperNumber === bolNumber);

  it('is tendered with its quote number and guaranteed service; PRO, pickup number and documents are stored', async () => {
    const id = await book(1);
    await app.deliverOutbox();
    const { status, tender, proNumber, bolNumber, documents } = await shipmentOf(id);
    expect([status, tender]).toMatchObject([
      'pickup_scheduled',
      { state: 'accepted', pickupNumber: expect.stringMatching(/^\d+$/) },
    ]);
    const [sent, ...others] = tenderedAs(bolNumber);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      proNumber,
      request: {
        BillOfLading: {
          ServiceLevel: 'Guaranteed',
          ReferenceNumbers: { RateQuoteNumber: expect.stringMatching(/^\d+$/) },
        },
      },
    });
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['CARRIER_BOL', 'CARRIER_LABELS']),
    );
  });

  it('is tendered once although the response to the tender is lost', async () => {
    const id = await book();
    const { bolNumber } = await shipmentOf(id);
    // The carrier takes the bill of lading, then the connection breaks.
    fake.before = (request, response, content) => {
      if (request.url !== '/BillOfLading') return false;
      fake.carrier.answer(request, content);
      response.socket?.destroy();
      return true;
    };
    await app.get(OutboxWorker).deliver();
    fake.before = null;
    expect((await shipmentOf(id)).tender).toMatchObject({ state: 'pending' });
    await app.database.database.execute(
      'UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL',
      [],
    );
    await app.deliverOutbox();
    const { tender, proNumber } = await shipmentOf(id);
    expect(tender).toMatchObject({ state: 'accepted', pickupNumber: null });
    expect(tenderedAs(bolNumber).map((each) => each.proNumber)).toEqual([proNumber]);
  });

  it('is traced until it is delivered and its proof of delivery is there', async () => {
    const id = await book();
    await app.deliverOutbox();
    const { proNumber } = await shipmentOf(id);
    const journey = {
      ShortStatus: 'In Transit',
      LongStatus: 'In transit to Dallas.',
      EstimatedDelivery: '11/27/2026',
      PickupDate: { Date: '11/24/2026', Time: '02:15 PM' },
    };
    fake.carrier.journeys.set(proNumber, journey);
    clock.set('2026-11-24T21:00:00.000Z');
    owner = await signInAs(app, owner.companyId, 'owner');
    await app.get(TraceCheckJob).run();
    expect(await shipmentOf(id)).toMatchObject({ status: 'in_transit' });
    fake.carrier.journeys.set(proNumber, {
      ...journey,
      ShortStatus: 'Delivered',
      DeliveryDate: { Date: '11/27/2026', Time: '10:40 AM' },
    });
    fake.carrier.documents.set(proNumber, ['DeliveryReceipt']);
    clock.set('2026-11-27T18:00:00.000Z');
    owner = await signInAs(app, owner.companyId, 'owner');
    await app.get(TraceCheckJob).run();
    await app.deliverOutbox();
    const { status, documents, events } = await shipmentOf(id);
    expect(status).toBe('delivered');
    expect(documents.map(({ kind }: { kind: string }) => kind)).toContain('POD');
    clock.advance(3_600_000);
    const asked = () => fake.carrier.requests.filter((request) => request.includes(proNumber)).length;
    const before = asked();
    await app.get(TraceCheckJob).run();
    expect([asked(), (await shipmentOf(id)).events.length]).toEqual([before, events.length]);
  });

  it('is canceled at the carrier by its pickup number', async () => {
    const id = await book();
    await app.deliverOutbox();
    const { bolNumber } = await shipmentOf(id);
    const { status } = await owner.client.post(`/api/v1/shipments/${id}/cancel`, { reason: 'Sold out' });
    expect(status).toBeLessThan(300);
    await app.deliverOutbox();
    expect(tenderedAs(bolNumber)).toMatchObject([{ pickupNumber: null }]);
  });
});
