import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tenderedShipment } from '../../../../../test/support/tendered-shipment.js';
import { TestClock } from '../../../../../test/support/test-clock.js';
import { egressTargets } from '../../../../config/address-blocks.js';
import { EgressRules } from '../../../../platform/http/egress/egress-rules.js';
import type { Database } from '../../../../platform/database/database.js';
import type { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { OutboundClient } from '../../../../platform/http/egress/outbound-client.js';
import type { CarrierAuthorization } from '../../connections/carrier-authorization.js';
import type { ConnectionHealth } from '../../connections/persistence/connection-health.sql.js';
import type { ConnectionRow, ConnectionsRepository } from '../../connections/persistence/connections.repository.js';
import { CarrierGuard } from '../carrier-guard.js';
import { CarrierTenders } from '../carrier-tenders.js';
import type { ConnectorRegistry } from '../connector-registry.js';
import type { TenderRequest } from '../tenders.js';
import { DsdcExchange } from './dsdc-exchange.js';
import { RateQuotes } from './rate-quote/rate-quotes.js';
import { DsdcConnector } from './dsdc.connector.js';

interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: any;
}
type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const HANG: Answer = () => undefined;
const TAKEN = json(200, {
  referenceNumbers: { pro: 'PRO77712', shipmentConfirmationNumber: 'SCN1' },
  messageStatus: { status: 'PASS' },
  images: { bol: Buffer.from('%PDF-1.4').toString('base64') },
});
const PICKUP = json(200, [
  { shipperRef: ['S-000301'], carrierPickupNumber: 'PU9', pickupStatus: 'Accepted', pickupMessage: [] },
]);
const lookUp = (value: string, type: string) =>
  `/v1/pickups/?lookupValue=${value}&lookupType=${type}&requestType=Status&isTest=false`;
const pickupStatus = (status: string) => json(200, { pickupConfirmationId: 'PU7', status });
const DUPLICATE = json(400, [{ status: 'FAIL', code: '1400', message: 'Duplicate PRO' }]);

let server: Server;
let received: Received[] = [];
let answers: Record<string, Answer> = {};
let connector: DsdcConnector;
let client: OutboundClient;
const target = {
  companyId: 'cmp_1',
  connectionId: 'con_1',
  carrierName: 'Demo Carrier',
  tenderEmail: null,
  isDemo: true,
};

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const { method = '', url: path = '' } = request;
  received.push({
    method,
    path,
    key: request.headers['idempotency-key'] as string | undefined,
    body: body === '' ? null : JSON.parse(body),
  });
  (answers[`${method} ${path}`] ?? json(404, {}))(response);
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  answers = { 'POST /bol/v1/app/': TAKEN, 'POST /v1/pickups/': PICKUP };
  const { port } = server.address() as AddressInfo;
  const connection = {
    id: 'con_1',
    companyId: 'cmp_1',
    carrier: { name: 'Demo Carrier' },
    endpoint: `http://127.0.0.1:${port}`,
    credentials: null,
    trackingPath: null,
    chargesPath: null,
    invoicesPath: null,
    customerNumber: '4711',
    timeoutMs: 1_500,
    enabled: true,
  } as ConnectionRow;
  const connections = {
    find: () => Promise.resolve(connection),
  } as unknown as ConnectionsRepository;
  client = new OutboundClient(new EgressRules(egressTargets(`127.0.0.1:${port}`)));
  const guard = new CarrierGuard(
    connections,
    { note: () => Promise.resolve() } as unknown as ConnectionHealth,
    { of: () => Promise.resolve({ headers: {}, isRenewable: false }) } as unknown as CarrierAuthorization,
    {} as DomainEvents,
    {} as Database,
    new TestClock(),
  );
  connector = new DsdcConnector(new RateQuotes(client, new TestClock()), new DsdcExchange(guard, client));
});
afterEach(() => client.onApplicationShutdown());

const tender = (change: Partial<TenderRequest> = {}) =>
  new CarrierTenders(
    { find: () => Promise.resolve({ id: 'con_1', carrier: { demo: true } }) } as unknown as ConnectionsRepository,
    { get: () => connector } as unknown as ConnectorRegistry,
  ).tender(
    { ...target, carrierId: 'car_1', carrierName: 'Acme Freight' },
    {
      key: 'tnd_1',
      retried: false,
      shipment: tenderedShipment(),
      bol: null,
      billOfLading: () => Promise.reject(new Error('not asked')),
      respondBy: () => Promise.reject(new Error('not asked')),
      mail: () => Promise.reject(new Error('not asked')),
      ...change,
    },
    AbortSignal.timeout(5_000),
  );

describe('a tender over HTTP', () => {
  it('sends the bill of lading, then requests the pickup, each with its idempotency key', async () => {
    const outcome = await tender();
    expect(outcome).toMatchObject({
      state: 'accepted',
      bol: { proNumber: 'PRO77712', confirmation: 'SCN1' },
      pickupNumber: 'PU9',
      code: null,
    });
    expect(outcome.images.bol?.toString()).toBe('%PDF-1.4');
    expect(received.map(({ method, path, key }) => [method, path, key])).toEqual([
      ['POST', '/bol/v1/app/', 'tnd_1'],
      ['POST', '/v1/pickups/', 'tnd_1-pickup'],
    ]);
    expect(received[0]!.body.billTo.account).toBe('4711');
    expect(received[1]!.body.shipmentDetails[0].proNumber).toBe('PRO77712');
  });

  it.each([
    ['an error', json(500, {}), 'CARRIER_UNAVAILABLE'],
    ['a rate limit', json(429, {}), 'CARRIER_UNAVAILABLE'],
    ['no response', HANG, 'CARRIER_TIMEOUT'],
    [
      'malformed JSON',
      ((response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{"referenceNumbers": {')) as Answer,
      'CARRIER_ANSWER_INVALID',
    ],
    [
      'an HTML page',
      ((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Later</h1>')) as Answer,
      'CARRIER_ANSWER_INVALID',
    ],
    ['a response without any number', json(200, { messageStatus: { status: 'PASS' } }), 'CARRIER_ANSWER_INVALID'],
    [
      'a redirect',
      ((response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()) as Answer,
      'CARRIER_ANSWER_INVALID',
    ],
    ['rejected credentials', json(401, {}), 'CARRIER_REFUSED'],
  ])('is unknown after %s, and no pickup is requested', async (_, answer, code) => {
    answers['POST /bol/v1/app/'] = answer;
    expect(await tender()).toMatchObject({ state: 'unknown', bol: null, code });
    expect(received).toHaveLength(1);
  });

  it('is rejected with the carrier’s message', async () => {
    answers['POST /bol/v1/app/'] = json(400, [
      { status: 'FAIL', code: '500', message: 'No capacity\u202e\ntoday.', resolution: 'Try tomorrow.' },
    ]);
    expect(await tender()).toMatchObject({
      state: 'rejected',
      code: '500',
      message: 'No capacity today. Try tomorrow.',
    });
    expect(received).toHaveLength(1);
  });

  it('is accepted if an earlier attempt registered the PRO number, and rejected if another shipment has it', async () => {
    answers['POST /bol/v1/app/'] = DUPLICATE;
    expect(await tender({ retried: true })).toMatchObject({
      state: 'accepted',
      bol: { proNumber: '771000042' },
      pickupNumber: 'PU9',
    });
    expect(await tender({ retried: false })).toMatchObject({ state: 'rejected', code: '1400' });
  });

  it('keeps the bill of lading while the pickup is unknown, and retries only the pickup', async () => {
    answers['POST /v1/pickups/'] = HANG;
    expect(await tender()).toMatchObject({ state: 'unknown', bol: { proNumber: 'PRO77712' }, code: 'CARRIER_TIMEOUT' });
    answers['POST /v1/pickups/'] = PICKUP;
    received = [];
    expect(await tender({ retried: true, bol: { proNumber: 'PRO77712', confirmation: 'SCN1' } })).toMatchObject({
      state: 'accepted',
      pickupNumber: 'PU9',
    });
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${lookUp('PRO77712', 'PRO')}`,
      'POST /v1/pickups/',
    ]);
  });

  it('takes a pickup that the carrier has although its response was lost, and requests a canceled one again', async () => {
    const retry = () => tender({ retried: true, bol: { proNumber: 'PRO77712', confirmation: 'SCN1' } });
    answers[`GET ${lookUp('PRO77712', 'PRO')}`] = pickupStatus('Accepted');
    expect(await retry()).toMatchObject({ state: 'accepted', pickupNumber: 'PU7', bol: { proNumber: 'PRO77712' } });
    expect(received.map(({ method }) => method)).toEqual(['GET']);
    answers[`GET ${lookUp('PRO77712', 'PRO')}`] = pickupStatus('Pickup Cancelled');
    expect(await retry()).toMatchObject({ state: 'accepted', pickupNumber: 'PU9' });
  });

  it('is rejected if the pickup is rejected, and accepted with a message to call the carrier if requested', async () => {
    answers['POST /v1/pickups/'] = json(200, [
      { carrierPickupNumber: null, pickupStatus: 'rejected', pickupMessage: ['Dock too far'] },
    ]);
    expect(await tender()).toMatchObject({
      state: 'rejected',
      code: 'PICKUP_REJECTED',
      message: 'Dock too far',
      bol: { proNumber: 'PRO77712' },
    });
    answers['POST /v1/pickups/'] = json(200, [
      { carrierPickupNumber: null, pickupStatus: 'call us', pickupMessage: ['Gate code?'] },
    ]);
    expect(await tender()).toMatchObject({
      state: 'accepted',
      pickupNumber: null,
      message: 'Call the carrier about the pickup. Gate code?',
    });
  });

  it('fails without a call if the shipment cannot be represented in the standard', async () => {
    const { stops } = tenderedShipment();
    expect(
      await tender({ shipment: tenderedShipment({ stops: [stops[0]!, { ...stops[1]!, address1: null }] }) }),
    ).toMatchObject({ state: 'failed', code: 'NOT_TENDERABLE' });
    expect(received).toEqual([]);
  });
});

describe('changes and cancellations over HTTP', () => {
  const notice = (numbers: { proNumber: string | null; pickupNumber: string | null }) => ({
    key: 'obx_1',
    shipment: tenderedShipment(),
    numbers,
    reason: 'Customer',
    replyTo: null,
    pickupChanged: true,
    billOfLading: () => Promise.reject(new Error('not asked')),
  });
  const signal = () => AbortSignal.timeout(5_000);

  it('update the bill of lading and the pickup, each with its idempotency key', async () => {
    answers['PUT /bol/v1/app/PRO%2F7'] = json(200, { messageStatus: { status: 'PASS' } });
    answers['PUT /v1/pickups/PU9'] = PICKUP;
    const shipment = tenderedShipment({ instructions: 'Gate 4', references: [{ type: 'PO', value: '77' }] });
    const changed = { ...notice({ proNumber: 'PRO/7', pickupNumber: 'PU9' }), shipment };
    expect(await connector.change(target, changed, signal())).toEqual({ state: 'told', message: null });
    const [bol, pickup] = received;
    expect(received.map(({ method, path, key }) => [method, path, key])).toEqual([
      ['PUT', '/bol/v1/app/PRO%2F7', 'obx_1'],
      ['PUT', '/v1/pickups/PU9', 'obx_1-pickup'],
    ]);
    expect(bol!.body.bol).toMatchObject({ function: 'Update', specialInstructions: 'Gate 4' });
    expect(bol!.body.referenceNumbers.po).toEqual([{ number: '77' }]);
    expect(bol!.body.billTo.account).toBe('4711');
    expect(pickup!.body).toMatchObject({ requestFunction: 'ModifyExisting', carrierPickupNumber: 'PU9' });
  });

  it('update the bill of lading only, if the pickup was arranged by telephone or is over', async () => {
    answers['PUT /bol/v1/app/P'] = TAKEN;
    const changed = notice({ proNumber: 'P', pickupNumber: null });
    expect(await connector.change(target, { ...changed, pickupChanged: false }, signal())).toEqual({
      state: 'told',
      message: null,
    });
    expect((await connector.change(target, changed, signal())).state).toBe('refused');
  });

  it.each<[string, Answer, string]>([
    ['unknown without a response', HANG, 'unknown'],
    ['unknown if it cannot be read', json(200, { ok: true }), 'unknown'],
    ['unknown while the carrier is down', json(503, {}), 'unknown'],
    ['refused if the carrier does not know the number', json(404, {}), 'refused'],
    [
      'refused with an error of the standard',
      json(400, [{ status: 'FAIL', code: '500', message: 'Too late' }]),
      'refused',
    ],
  ])('a change is %s', async (_, answer, state) => {
    answers['PUT /bol/v1/app/P'] = answer;
    const changed = await connector.change(target, notice({ proNumber: 'P', pickupNumber: 'PU9' }), signal());
    expect(changed.state).toBe(state);
    expect(received).toHaveLength(1);
  });

  it.each<[string, Answer, string, RegExp]>([
    ['refused if it does not have the pickup', json(404, {}), 'refused', /does not have pickup PU9/],
    ['refused if it has canceled it', pickupStatus('Cancelled'), 'refused', /has canceled pickup PU9/],
    ['unknown if it has the pickup', pickupStatus('Accepted'), 'unknown', /did not respond/],
    ['unknown without a status', json(200, {}), 'unknown', /did not respond/],
  ])('a pickup change that the carrier did not answer is %s', async (_, status, state, message) => {
    answers['PUT /bol/v1/app/P'] = json(200, { messageStatus: { status: 'PASS' } });
    answers['PUT /v1/pickups/PU9'] = HANG;
    answers[`GET ${lookUp('PU9', 'PickupConfirmationID')}`] = status;
    const changed = await connector.change(target, notice({ proNumber: 'P', pickupNumber: 'PU9' }), signal());
    expect(changed).toEqual({ state, message: expect.stringMatching(message) });
  });

  it('cancel pickup and bill of lading, also if the carrier no longer has them', async () => {
    answers['DELETE /v1/pickups/PU9'] = json(200, {});
    expect(await connector.cancel(target, notice({ proNumber: 'PRO/7', pickupNumber: 'PU9' }), signal())).toEqual({
      state: 'told',
      message: null,
    });
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /v1/pickups/PU9',
      'DELETE /bol/v1/app/PRO%2F7',
    ]);
  });

  it('are unknown without a response, and refused if the carrier rejects them', async () => {
    answers['DELETE /v1/pickups/PU9'] = HANG;
    expect((await connector.cancel(target, notice({ proNumber: null, pickupNumber: 'PU9' }), signal())).state).toBe(
      'unknown',
    );
    answers['DELETE /v1/pickups/PU9'] = json(400, { message: 'Too late' });
    expect((await connector.cancel(target, notice({ proNumber: null, pickupNumber: 'PU9' }), signal())).state).toBe(
      'refused',
    );
    expect((await connector.cancel(target, notice({ proNumber: null, pickupNumber: null }), signal())).state).toBe(
      'refused',
    );
  });
});
