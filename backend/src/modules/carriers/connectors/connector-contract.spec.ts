import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { rateRequest } from '../../../../test/support/rate-request.js';
import { tenderedShipment } from '../../../../test/support/tendered-shipment.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import type { Config } from '../../../config/config.js';
import { egressTargets } from '../../../config/address-blocks.js';
import type { Database } from '../../../platform/database/database.js';
import type { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import { OutboundClient } from '../../../platform/http/egress/outbound-client.js';
import type { Mailer } from '../../../platform/mail/mailer.js';
import type { BrandingService } from '../../companies/index.js';
import type { CredentialsVault } from '../connections/credentials.js';
import type { ConnectionHealth } from '../connections/persistence/connection-health.sql.js';
import type { ConnectionRow, ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CarrierConnectors } from './carrier-connectors.js';
import { CarrierGuard } from './carrier-guard.js';
import { CarrierTenders } from './carrier-tenders.js';
import type { Connector } from './connector.js';
import type { ConnectorRegistry } from './connector-registry.js';
import { CarrierExchange } from './dsdc/carrier-exchange.js';
import { DsdcConnector } from './dsdc/dsdc.connector.js';
import { RateQuotes } from './dsdc/rate-quote/rate-quotes.js';
import { SUBSCRIPTION_KINDS, type WantedSubscription } from './subscriptions.js';
import { TariffConnector } from './tariff.connector.js';
import type { CarrierNotice, TenderRequest } from './tenders.js';

/** What the carrier does with each message. */
type Behavior = 'accepts' | 'declines' | 'hangs' | 'unauthorized' | 'busy' | 'garbled' | 'slow' | 'lacks' | 'forgets';
/** Short if the carrier does not answer; long if it does, because the machine may be busy. */
const TIMEOUT_MS = { hangs: 150, slow: 150, otherwise: 4_000 };

/** A carrier of one kind under test. `keys` are the idempotency keys that arrived. */
interface Carrier {
  connector: Connector;
  behave(behavior: Behavior): void;
  keys: string[];
  /** Method and path of each request over HTTP. */
  paths: string[];
  guard: CarrierGuard;
  clock: TestClock;
  stop(): Promise<void>;
}

const WANTED: WantedSubscription = {
  url: 'https://lading.test/carrier-api/v1/events?connection=con_1',
  secretId: 'con_1',
  signed: true,
  account: '4711',
  resume: true,
};

const answerOf = (path: string): unknown => {
  if (path.startsWith('/bol'))
    return {
      referenceNumbers: { pro: '771000042', shipmentConfirmationNumber: 'C1' },
      messageStatus: { status: 'PASS' },
    };
  if (path.startsWith('/invoices?')) return [{ uniqueID: 'I1' }];
  if (path.startsWith('/invoices/')) return { uniqueID: 'I1' };
  if (path.startsWith('/documents/'))
    return { documents: [{ documentType: 'POD', files: [{ id: '1', content: 'JVBERg==' }] }] };
  if (path.startsWith('/v1/pickups/?')) return { pickupConfirmationId: 'PU9', status: 'Departed' };
  if (path.startsWith('/v1/pickups'))
    return [{ carrierPickupNumber: 'PU9', pickupStatus: 'Accepted', pickupMessage: [] }];
  if (path.startsWith('/v1/events')) return { data: [] };
  if (path.endsWith('/inflight')) return [{ pfc: {} }];
  if (path.startsWith('/v1/subscriptions?')) return { data: [], page: 1, pageSize: 200 };
  if (path.includes('/v1/subscriptions'))
    return { id: 'sub_1', subscriptionId: 'sub_1', endpointUrl: WANTED.url, webhookUrl: WANTED.url, status: 'active' };
  return {
    carrierResult: [
      { mode: 'LTL', quote: { id: 'Q1' }, charges: [{ code: 'LINE_HAUL', amount: 100, currency: 'USD' }] },
    ],
    messageStatus: { status: 'SUCCESS' },
  };
};
const REFUSALS: Readonly<Record<string, unknown>> = {
  '/v1/ratequote/app': { messageStatus: { status: 'FAILURE', message: 'We do not serve this lane.' } },
};

async function dsdc(): Promise<Carrier> {
  let behavior: Behavior = 'accepts';
  const keys: string[] = [];
  const paths: string[] = [];
  const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const server: Server = createServer((request, response) => {
    void text(request).then(() => {
      const { url: path = '' } = request;
      paths.push(`${request.method ?? ''} ${path}`);
      if (request.headers['idempotency-key']) keys.push(String(request.headers['idempotency-key']));
      switch (behavior) {
        case 'accepts':
          return send(response, 200, answerOf(path));
        case 'declines':
          return REFUSALS[path]
            ? send(response, 200, REFUSALS[path])
            : send(response, 400, [{ status: 'FAIL', code: '500', message: 'No capacity' }]);
        case 'unauthorized':
          return send(response, 401, {});
        case 'busy':
          return send(response, 429, {}, { 'retry-after': '120' });
        case 'garbled':
          return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"bol": [');
        case 'lacks':
          return send(response, 404, {});
        case 'forgets':
          return send(response, request.method === 'GET' ? 404 : 200, answerOf(path));
        case 'slow':
          response.writeHead(200, { 'content-type': 'application/json' });
          return void response.write('{');
        default:
          return undefined;
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connection = {
    id: 'con_1',
    companyId: 'cmp_1',
    connector: 'dsdc',
    carrier: { name: 'Acme Freight' },
    endpoint: `http://127.0.0.1:${port}`,
    credentials: null,
    trackingPath: null,
    chargesPath: null,
    invoicesPath: null,
    customerNumber: null,
    timeoutMs: TIMEOUT_MS.otherwise,
    enabled: true,
  } as unknown as ConnectionRow;
  const clock = new TestClock();
  const client = new OutboundClient(new EgressRules(egressTargets(`127.0.0.1:${port}`)));
  const guard = new CarrierGuard(
    { find: () => Promise.resolve(connection) } as unknown as ConnectionsRepository,
    { note: () => Promise.resolve() } as unknown as ConnectionHealth,
    { headers: () => ({}) } as unknown as CredentialsVault,
    {} as DomainEvents,
    {} as Database,
    clock,
  );
  return {
    connector: new DsdcConnector(new RateQuotes(client, clock), new CarrierExchange(guard, client)),
    behave: (next) => {
      behavior = next;
      connection.timeoutMs = next === 'hangs' || next === 'slow' ? TIMEOUT_MS[next] : TIMEOUT_MS.otherwise;
    },
    keys,
    paths,
    guard,
    clock,
    stop: async () => {
      await client.onApplicationShutdown();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Mail has no answers: a mail server that takes the message has done all, and each failure of it is one of the connector. */
function tariff(): Promise<Carrier> {
  let behavior: Behavior = 'accepts';
  const keys: string[] = [];
  const mailer = {
    send: ({ messageId }: { messageId: string }) => {
      if (behavior !== 'accepts') return Promise.reject(new Error(`The mail server ${behavior}.`));
      keys.push(messageId);
      return Promise.resolve();
    },
  } as unknown as Mailer;
  return Promise.resolve({
    connector: new TariffConnector(
      mailer,
      { of: () => Promise.resolve(undefined) } as unknown as BrandingService,
      { demonstration: false } as Config,
    ),
    behave: (next) => (behavior = next),
    keys,
    paths: [],
    guard: null as unknown as CarrierGuard,
    clock: new TestClock(),
    stop: () => Promise.resolve(),
  });
}

const target = { companyId: 'cmp_1', connectionId: 'con_1', carrierId: 'car_1', carrierName: 'Acme Freight' };
/** Sends over one connection of the connector. */
const tendersOver = (connector: Connector) =>
  new CarrierTenders(
    {
      find: () =>
        Promise.resolve({ id: 'con_1', connector: 'any', tenderEmail: 'load@acme.test', carrier: { demo: false } }),
    } as unknown as ConnectionsRepository,
    { get: () => connector } as unknown as ConnectorRegistry,
  );
const request = (change: Partial<TenderRequest> = {}): TenderRequest => ({
  key: 'tnd_1',
  retried: false,
  shipment: tenderedShipment(),
  bol: null,
  billOfLading: () => Promise.resolve(Buffer.from('%PDF')),
  mail: () =>
    Promise.resolve({
      replyTo: null,
      companyName: 'Acme',
      rate: null,
      answerUrl: new URL('https://lading.test/t/1'),
      respondBy: new Date('2026-11-23T15:00:00Z'),
      pickup: {
        opensAt: new Date('2026-11-24T16:00:00Z'),
        closesAt: new Date('2026-11-24T22:00:00Z'),
        timeZone: 'America/Chicago',
      },
    }),
  ...change,
});
const notice: CarrierNotice = {
  key: 'obx_1',
  shipment: tenderedShipment(),
  numbers: { proNumber: '771000042', pickupNumber: 'PU9' },
  reason: 'The customer asked for it.',
  replyTo: 'rosa@shipper.test',
  pickupChanged: true,
  billOfLading: () => Promise.resolve(Buffer.from('%PDF')),
};
const signal = () => AbortSignal.timeout(5_000);

describe.each([
  ['dsdc', dsdc],
  ['tariff', tariff],
] as const)('the connector %s', (kind, start) => {
  let carrier: Carrier;
  let carriers: CarrierTenders;
  beforeEach(async () => {
    carrier = await start();
    carriers = tendersOver(carrier.connector);
  });
  afterEach(() => carrier.stop());

  const tender = (change: Partial<TenderRequest> = {}) => carriers.tender(target, request(change), signal());

  it('delivers tenders, changes and cancellations', async () => {
    expect(['accepted', 'sent']).toContain((await tender()).state);
    expect((await carriers.change(target, notice, signal())).state).toBe('told');
    expect((await carriers.cancel(target, notice, signal())).state).toBe('told');
  });

  it.each(['hangs', 'unauthorized', 'busy', 'garbled', 'slow'] as const)(
    'does not know the outcome if the carrier %s, and never throws',
    async (behavior) => {
      carrier.behave(behavior);
      expect((await tender()).state).toBe('unknown');
      expect((await carriers.change(target, notice, signal())).state).toBe('unknown');
    },
  );

  it('sends a repeated message with the same key, which is accepted', async () => {
    expect((await tender()).state).toBe((await tender({ retried: true })).state);
    const [first] = carrier.keys;
    expect(first).toBe('tnd_1');
    expect(carrier.keys.filter((key) => key === first)).toHaveLength(2);
  });

  it('takes a cancellation that arrives before a change', async () => {
    expect((await carriers.cancel(target, notice, signal())).state).toBe('told');
    carrier.behave('declines');
    const late = await carriers.change(target, notice, signal());
    expect(late.state).toBe(kind === 'dsdc' ? 'refused' : 'unknown');
  });

  it('passes on why the carrier declines', async () => {
    carrier.behave('declines');
    expect(await tender({ ...request() })).toMatchObject({
      state: kind === 'dsdc' ? 'rejected' : 'unknown',
      message: expect.stringMatching(/capacity|mail server/),
    });
  });
});

describe('rates and events over HTTP', () => {
  let carrier: Carrier;
  beforeEach(async () => {
    carrier = await dsdc();
  });
  afterEach(() => carrier.stop());

  const rate = () => {
    const registry = { get: () => carrier.connector } as unknown as ConnectorRegistry;
    const connectors = new CarrierConnectors(carrier.guard, registry, {} as never, {} as never);
    return connectors.ask('cmp_1', 'con_1', rateRequest(), signal());
  };
  const late = () => {
    const registry = { get: () => carrier.connector } as unknown as ConnectorRegistry;
    const connectors = new CarrierConnectors(carrier.guard, registry, {} as never, {} as never);
    return connectors.askLate('cmp_1', 'con_1', rateRequest(), signal());
  };
  const track = () => {
    const window = { from: new Date(0), to: new Date(1), page: 1, pageSize: 100 };
    return carrier.connector.track!(target, window, signal());
  };

  it.each([
    ['accepts', [{ carrierQuoteNumber: 'Q1' }]],
    ['declines', { code: 'CARRIER_REFUSED' }],
    ['hangs', { code: 'CARRIER_TIMEOUT' }],
    ['slow', { code: 'CARRIER_TIMEOUT' }],
    ['unauthorized', { code: 'CARRIER_REFUSED' }],
    ['busy', { code: 'CARRIER_UNAVAILABLE' }],
    ['garbled', { code: 'CARRIER_ANSWER_INVALID' }],
  ] as const)('a carrier that %s has the result %j', async (behavior, expected) => {
    carrier.behave(behavior);
    expect(await rate()).toMatchObject(expected);
    expect((await track()) === null).toBe(behavior !== 'accepts' && behavior !== 'garbled');
  });

  it('reads the response to an earlier request by our quote number', async () => {
    expect(await late()).toMatchObject([{ carrierQuoteNumber: 'Q1' }]);
    expect(carrier.paths).toEqual([`GET /v1/ratequote/app/${rateRequest().reference}`]);
    for (const behavior of ['declines', 'hangs', 'unauthorized', 'garbled', 'slow'] as const) {
      carrier.behave(behavior);
      expect(await late()).toBeNull();
    }
  });

  it('calls a busy carrier again only when the time of Retry-After is over', async () => {
    carrier.behave('busy');
    await tenderOnce();
    carrier.behave('accepts');
    carrier.clock.advance(119_000);
    expect(await rate()).toMatchObject({
      code: 'CARRIER_UNAVAILABLE',
      message: expect.stringContaining('fewer calls'),
    });
    carrier.clock.advance(1_000);
    expect(await rate()).toMatchObject([{ carrierQuoteNumber: 'Q1' }]);
  });

  const tenderOnce = () => tendersOver(carrier.connector).tender(target, request(), signal());
});

describe.each(SUBSCRIPTION_KINDS)('the subscription to %s over HTTP', (kind) => {
  let carrier: Carrier;
  beforeEach(async () => {
    carrier = await dsdc();
  });
  afterEach(() => carrier.stop());

  const subscription = () => carrier.connector.subscriptions![kind]!;
  const ensure = (known: string | null = null, resume = true) =>
    subscription().ensure(target, { ...WANTED, resume }, known, signal());
  const written = () => carrier.paths.filter((path) => !path.startsWith('GET'));

  it('is created, checked and deleted', async () => {
    expect(await ensure()).toEqual({ state: 'active', key: 'sub_1', message: null });
    const [base] = written()[0]!.split(' ')[1]!.split('/v1');
    expect([base, written()[0]]).toEqual([kind === 'charges' ? '/pfc' : '', `POST ${base}/v1/subscriptions`]);
    carrier.paths.length = 0;
    expect(await ensure('sub_1', false)).toMatchObject({ state: 'active', key: 'sub_1' });
    expect(carrier.paths).toEqual([`GET ${base}/v1/subscriptions/sub_1`]);
    expect(await subscription().remove(target, 'sub_1', signal())).toBeNull();
    expect(written()).toEqual([`DELETE ${base}/v1/subscriptions/sub_1`]);
  });

  it.each(['declines', 'hangs', 'unauthorized', 'busy', 'garbled', 'slow'] as const)(
    'has failed, with a reason, if the carrier %s, and never throws',
    async (behavior) => {
      carrier.behave(behavior);
      for (const known of [null, 'sub_1'])
        expect(await ensure(known)).toEqual({ state: 'failed', message: expect.stringMatching(/\w{3}.*\./) });
      carrier.clock.advance(120_000);
      const removed = await subscription().remove(target, 'sub_1', signal());
      // Deletion needs no readable answer.
      if (behavior === 'garbled') expect(removed).toBeNull();
      else expect(removed).toMatch(/\w{3}.*\./);
    },
  );

  it('is not offered by a carrier without it, whose other services are called all the same', async () => {
    carrier.behave('lacks');
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await ensure()).state).toBe('not_offered');
    expect(await subscription().remove(target, 'sub_1', signal())).toBeNull();
    carrier.behave('accepts');
    expect((await ensure()).state).toBe('active');
  });

  it('is created once if it is requested again, and again if it was deleted at the carrier', async () => {
    await ensure();
    carrier.paths.length = 0;
    await ensure('sub_1', false);
    expect(written()).toEqual([]);
    carrier.behave('forgets');
    expect(await ensure('sub_1', false)).toMatchObject({ state: 'active' });
    expect(written()[0]).toMatch(/^POST .*subscriptions$/);
  });
});

describe('charges in transit over HTTP', () => {
  let carrier: Carrier;
  beforeEach(async () => {
    carrier = await dsdc();
  });
  afterEach(() => carrier.stop());

  it('are read, or null', async () => {
    const read = () => carrier.connector.charges!(target, 'sub_1', signal());
    expect(await read()).toEqual([{ pfc: {} }]);
    expect(carrier.paths).toEqual(['GET /pfc/v1/subscriptions/sub_1/inflight']);
    for (const behavior of ['declines', 'hangs', 'unauthorized', 'busy', 'slow'] as const) {
      carrier.behave(behavior);
      expect(await read()).toBeNull();
      carrier.clock.advance(3_600_000);
    }
    carrier.behave('garbled');
    expect(await read()).toBeUndefined();
    carrier.behave('lacks');
    expect(await read()).toBe('gone');
  });
});

describe('pickup states, invoices and documents over HTTP', () => {
  let carrier: Carrier;
  beforeEach(async () => {
    carrier = await dsdc();
  });
  afterEach(() => carrier.stop());

  const numbers = { proNumber: '771000042', pickupNumber: null };
  const readers = (): Record<string, () => Promise<unknown>> => {
    const { connector } = carrier;
    return {
      'GET /v1/pickups/?lookupValue=771000042&lookupType=PRO&requestType=Status&isTest=false': () =>
        connector.pickupStatus!(target, numbers, signal()),
      'GET /invoices?shipmentID=S-000301': () => connector.invoices!.list(target, 'S-000301', signal()),
      'GET /invoices/I%2F1': () => connector.invoices!.get(target, 'I/1', signal()),
      'GET /documents/771000042': () => connector.invoices!.documents(target, '771000042', signal()),
    };
  };

  it('are read', async () => {
    const results = [];
    for (const [request, read] of Object.entries(readers())) {
      carrier.paths.length = 0;
      results.push(await read());
      expect(carrier.paths).toEqual([request]);
    }
    expect(results).toEqual([
      expect.objectContaining({ state: 'departed', pickupNumber: 'PU9' }),
      [{ uniqueID: 'I1' }],
      { uniqueID: 'I1' },
      [{ type: 'POD', bytes: Buffer.from('%PDF') }],
    ]);
  });

  it.each(['declines', 'hangs', 'unauthorized', 'busy', 'garbled', 'slow'] as const)(
    'have no result, and never throw, if the carrier %s',
    async (behavior) => {
      carrier.behave(behavior);
      for (const read of Object.values(readers())) {
        expect(await read()).toBeNull();
        carrier.clock.advance(120_000);
      }
    },
  );

  it('are not found at a carrier without them; documents are then looked for in its list', async () => {
    carrier.behave('lacks');
    const results = await Promise.all(Object.values(readers()).map((read) => read()));
    expect(results).toEqual(['not_found', [], 'not_found', []]);
    expect(carrier.paths).toContain('GET /documents?invoiceNumber=771000042');
  });
});

it('a connector without a capability leaves it to a telephone call', async () => {
  const carriers = tendersOver({ channel: 'http' });
  expect(await carriers.tender(target, request(), signal())).toMatchObject({ state: 'failed', code: 'NOT_TENDERABLE' });
  expect((await carriers.change(target, notice, signal())).state).toBe('refused');
  expect((await carriers.cancel(target, notice, signal())).state).toBe('refused');
});
