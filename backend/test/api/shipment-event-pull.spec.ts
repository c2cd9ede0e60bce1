import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PullEventsJob } from '../../src/modules/shipments/tracking/pull/pull-events.job.js';
import { newId } from '../../src/platform/ids.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';
const PICKED_UP = Date.parse('2026-11-24T20:00:00Z');
const MINUTE = 60_000;

const clock = new TestClock(new Date(START));
let server: Server;
let app: TestApp;
let owner: SignedIn;
let connectionId: string;
let shipment: { shipmentId: string; shipmentNumber: string };

/** The carrier's server: its response, and the requests that it received. */
let answer: (query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void;
let asked: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://carrier');
    if (pathname !== '/dsdc/v1/events') throw new Error(`unexpected ${pathname}`);
    asked.push(searchParams);
    answer(searchParams, response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  app = await startTestApp({
    clock,
    environment: { DEMONSTRATION: 'true', EGRESS_ALLOW_CARRIERS: `127.0.0.1:${port}` },
  });
  const booker = await signUp(app);
  shipment = await bookShipment(booker);
  const { body: booked } = await booker.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
  const { body: carrier } = await booker.client.post('/api/v1/company/carriers', {
    scac: booked.carrier.scac,
    name: 'Carrier',
    endpoint: `http://127.0.0.1:${port}/dsdc`,
    timeoutSeconds: 1,
    credentials: { scheme: 'bearer', secret: 'pull-token' },
  });
  connectionId = carrier.connections.find(({ connector }: { connector: string }) => connector === 'dsdc').id;
  // A demo carrier would be polled every few seconds.
  await app.database.database.query('UPDATE carrier SET demo = FALSE');
  clock.set('2026-11-25T12:00:00Z');
  owner = await signInAs(app, booker.companyId, 'owner');
}, 60_000);
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked = [];
  await app.database.database.query(
    'UPDATE carrier_connection SET pull_at = NULL, pull_from = NULL, pull_to = NULL, pull_page = 1, pull_quiet = 0, inbound_secret = NULL',
  );
});

const run = () => app.get(PullEventsJob).run();
let sequence = 0;
const event = (type = 'IN_TRANSIT', minutes = (sequence += 1)) => ({
  eventId: newId('obx'),
  type,
  sequence: minutes,
  occurredAt: new Date(PICKED_UP + minutes * MINUTE).toISOString(),
  shipment: { shipmentId: shipment.shipmentNumber },
});
const send = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
/** Publishes pages in the format of the standard. */
const publish =
  (...pages: object[][]) =>
  (query: URLSearchParams, response: ServerResponse) =>
    send(response, {
      data: pages[Number(query.get('page')) - 1] ?? [],
      page: Number(query.get('page')),
      pageSize: 500,
      totalPages: pages.length,
      totalCount: pages.flat().length,
    });
const pulled = async () =>
  (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`)).body.items.filter(
    ({ source }: any) => source === 'pull',
  );
const minutesUntilNext = async () => {
  const [{ pull_at: at }] = (await app.database.database.query('SELECT pull_at FROM carrier_connection WHERE id = ?', [
    connectionId,
  ])) as [{ pull_at: Date }];
  return (at.getTime() - clock.now().getTime()) / MINUTE;
};

describe('events pulled from a carrier', () => {
  it('are read page by page, with the credentials of the connection, and are shown with their source', async () => {
    const before = (await pulled()).length;
    let authorization: string | undefined;
    const pages = publish([event('PICKED_UP'), event()], [event()]);
    answer = (query, response, request) => {
      ({ authorization } = request.headers);
      pages(query, response);
    };
    await run();
    expect(authorization).toBe('Bearer pull-token');
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2']);
    expect(await pulled()).toHaveLength(before + 3);
    expect((await pulled())[0]).toMatchObject({
      source: 'pull',
      type: 'in_transit',
      raw: { sequence: expect.any(Number) },
    });
    expect(await minutesUntilNext()).toBe(15);
  });

  it('are read again from a day before the last event, and stored once each', async () => {
    const page = [event(), event()];
    answer = publish(page, page);
    await run();
    const [first] = asked;
    const known = (await pulled()).length;
    clock.advance(16 * MINUTE);
    await run();
    expect(Date.parse(asked.at(-1)!.get('occurredFrom')!)).toBe(
      Date.parse(first!.get('occurredTo')!) - 24 * 60 * MINUTE,
    );
    expect(await pulled()).toHaveLength(known);
  });

  it('are read by one worker when several connections are due at once', async () => {
    answer = publish([event()]);
    await Promise.all([run(), run(), run()]);
    expect(asked).toHaveLength(1);
  });

  it('continue with the page at which a worker stopped', async () => {
    const pages = [[event()], [event()], [event()]];
    answer = (query, response) =>
      query.get('page') === '3' && asked.length < 4 ? send(response, {}, 503) : publish(...pages)(query, response);
    await run();
    const stretch = asked[0]!.get('occurredTo');
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3']);
    clock.advance(61 * MINUTE);
    await run();
    expect([asked.at(-1)!.get('page'), asked.at(-1)!.get('occurredTo')]).toEqual(['3', stretch]);
  });

  it('are taken over after a worker crashed while it had the connection', async () => {
    answer = publish([event()]);
    await app.database.database.query('UPDATE carrier_connection SET pull_at = ?', [
      new Date(clock.now().getTime() + 2 * MINUTE),
    ]);
    await run();
    expect(asked).toHaveLength(0);
    clock.advance(3 * MINUTE);
    await run();
    expect(asked).toHaveLength(1);
  });

  it.each<[string, typeof answer]>([
    ['malformed JSON', (_, response) => void response.writeHead(200).end('{"data": [')],
    ['another document', (_, response) => send(response, { items: [] })],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['404', (_, response) => send(response, {}, 404)],
    ['no response', () => undefined],
  ])('are not requested for a while when the carrier answers with %s', async (_, misbehave) => {
    const before = (await pulled()).length;
    answer = misbehave;
    await run();
    expect(asked).toHaveLength(1);
    expect(await pulled()).toHaveLength(before);
    expect(await minutesUntilNext()).toBe(30);
    await run();
    expect(asked).toHaveLength(1);
    clock.advance(31 * MINUTE);
    answer = publish([event()]);
    await run();
    expect(await pulled()).toHaveLength(before + 1);
    expect(await minutesUntilNext()).toBe(15);
  });

  it('that are invalid do not stop others', async () => {
    const before = (await pulled()).length;
    answer = publish([{ eventId: 'x' }, { ...event(), shipment: { shipmentId: 'S-999999' } }, event()]);
    await run();
    expect(await pulled()).toHaveLength(before + 1);
  });

  it("are limited if the carrier's pages never end", async () => {
    answer = (_, response) => send(response, { data: [event()], totalPages: 1e9 });
    await run();
    expect(asked).toHaveLength(20);
    expect(await minutesUntilNext()).toBe(0);
  });

  it('are not requested over a connection that pushes events, is disabled, or belongs to a deleted company', async () => {
    answer = publish([]);
    const { database } = app.database;
    expect((await owner.client.post('/api/v1/auth/reauthenticate', { password: TEST_PASSWORD })).status).toBe(200);
    await owner.client.post(`/api/v1/company/carriers/${connectionId}/inbound-secret`);
    await run();
    await owner.client.request('DELETE', `/api/v1/company/carriers/${connectionId}/inbound-secret`);
    await database.query('UPDATE company SET erase_at = UTC_TIMESTAMP()');
    await run();
    await database.query('UPDATE company SET erase_at = NULL');
    await owner.client.patch(`/api/v1/company/carriers/${connectionId}`, { enabled: false });
    await run();
    expect(asked).toHaveLength(0);
    await owner.client.patch(`/api/v1/company/carriers/${connectionId}`, { enabled: true });
    await run();
    expect(asked).toHaveLength(1);
  });
});
