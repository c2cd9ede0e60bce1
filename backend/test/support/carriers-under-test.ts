import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { egressTargets } from '../../src/config/address-blocks.js';
import type { Config } from '../../src/config/config.js';
import type { BrandingService } from '../../src/modules/companies/index.js';
import type { CarrierAuthorization } from '../../src/modules/carriers/connections/carrier-authorization.js';
import type { ConnectionHealth } from '../../src/modules/carriers/connections/persistence/connection-health.sql.js';
import type {
  ConnectionRow,
  ConnectionsRepository,
} from '../../src/modules/carriers/connections/persistence/connections.repository.js';
import { CarrierGuard } from '../../src/modules/carriers/connectors/carrier-guard.js';
import type { Connector } from '../../src/modules/carriers/connectors/connector.js';
import { ChrExchange } from '../../src/modules/carriers/connectors/chrobinson/chr-exchange.js';
import { ChrobinsonConnector } from '../../src/modules/carriers/connectors/chrobinson/chrobinson.connector.js';
import { DsdcConnector } from '../../src/modules/carriers/connectors/dsdc/dsdc.connector.js';
import { DsdcExchange } from '../../src/modules/carriers/connectors/dsdc/dsdc-exchange.js';
import { RateQuotes } from '../../src/modules/carriers/connectors/dsdc/rate-quote/rate-quotes.js';
import { FedexConnector } from '../../src/modules/carriers/connectors/fedex/fedex.connector.js';
import { FedexExchange } from '../../src/modules/carriers/connectors/fedex/fedex-exchange.js';
import { RlcConnector } from '../../src/modules/carriers/connectors/rlc/rlc.connector.js';
import { RlcExchange } from '../../src/modules/carriers/connectors/rlc/rlc-exchange.js';
import type { WantedSubscription } from '../../src/modules/carriers/connectors/subscriptions.js';
import { TforceConnector } from '../../src/modules/carriers/connectors/tforce/tforce.connector.js';
import { TforceExchange } from '../../src/modules/carriers/connectors/tforce/tforce-exchange.js';
import { TariffConnector } from '../../src/modules/carriers/connectors/tariff.connector.js';
import type { Database } from '../../src/platform/database/database.js';
import type { DomainEvents } from '../../src/platform/domain-events/domain-events.js';
import { EgressRules } from '../../src/platform/http/egress/egress-rules.js';
import { OutboundClient } from '../../src/platform/http/egress/outbound-client.js';
import type { Mailer } from '../../src/platform/mail/mailer.js';
import type { QuoteRequest } from '../../src/modules/rating/index.js';
import type { TenderedShipment } from '../../src/modules/carriers/connectors/tenders.js';
import { problems } from './fake-chrobinson/answers.js';
import { FakeChrobinson } from './fake-chrobinson/server.js';
import { failed as fedexFailed } from './fake-fedex/answers.js';
import { FakeFedex } from './fake-fedex/server.js';
import { type Answer, failed } from './fake-rlc/answers.js';
import { FakeRlc } from './fake-rlc/server.js';
import { notConforming } from './fake-tforce/answers.js';
import { FakeTforce } from './fake-tforce/server.js';
import { rateRequest } from './rate-request.js';
import { tenderedShipment } from './tendered-shipment.js';
import { TestClock } from './test-clock.js';

/** What a carrier does with each message. */
export type Behavior =
  'accepts' | 'declines' | 'hangs' | 'unauthorized' | 'busy' | 'garbled' | 'slow' | 'lacks' | 'forgets';
/** Short if the carrier does not answer; long if it does, because the machine may be busy. */
const TIMEOUT_MS = { hangs: 150, slow: 150, otherwise: 4_000 };

/** A carrier of one kind under test. */
export interface CarrierUnderTest {
  connector: Connector;
  behave(behavior: Behavior): void;
  /** Idempotency keys that arrived. */
  keys: string[];
  /** Method and path of each request over HTTP. */
  paths: string[];
  /** Path of tenders. */
  tenderPath: string;
  /** What the carrier needs of a shipment. */
  shipment: Partial<TenderedShipment>;
  /** What it needs of a quote. */
  quote: Partial<QuoteRequest>;
  guard: CarrierGuard;
  clock: TestClock;
  stop(): Promise<void>;
}

/** How carriers of one kind of interface accept and decline. */
interface Interface {
  headers: Record<string, string>;
  /** Settings of the connection. */
  settings?: Partial<ConnectionRow>;
  tenderPath: string;
  shipment?: Partial<TenderedShipment>;
  quote?: Partial<QuoteRequest>;
  connector(guard: CarrierGuard, client: OutboundClient, clock: TestClock): Connector;
  accept(request: IncomingMessage, content: string): Answer;
  decline(request: IncomingMessage, content: string): Answer;
  unauthorized(request: IncomingMessage, content: string): Answer;
}

/** A carrier over HTTP. Everything but accepting and declining is the same for every interface. */
async function overHttp(
  kind: string,
  { headers, connector, settings = {}, tenderPath, shipment = {}, quote = {}, ...answers }: Interface,
): Promise<CarrierUnderTest> {
  let behavior: Behavior = 'accepts';
  const keys: string[] = [];
  const paths: string[] = [];
  const send = (response: ServerResponse, { status, body }: { status: number; body: unknown }, extra = {}) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...extra })
      .end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  const server: Server = createServer((request, response) => {
    void text(request).then((content) => {
      paths.push(`${request.method ?? ''} ${request.url ?? ''}`);
      if (request.headers['idempotency-key']) keys.push(String(request.headers['idempotency-key']));
      switch (behavior) {
        case 'accepts':
          return send(response, answers.accept(request, content));
        case 'declines':
          return send(response, answers.decline(request, content));
        case 'unauthorized':
          return send(response, answers.unauthorized(request, content));
        case 'busy':
          return send(response, { status: 429, body: {} }, { 'retry-after': '120' });
        case 'garbled':
          return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"bol": [');
        case 'lacks':
          return send(response, { status: 404, body: {} });
        case 'forgets':
          return request.method === 'GET'
            ? send(response, { status: 404, body: answers.accept(request, content).body })
            : send(response, answers.accept(request, content));
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
    connector: kind,
    carrier: { name: 'Acme Freight' },
    endpoint: `http://127.0.0.1:${port}`,
    credentials: null,
    trackingPath: null,
    chargesPath: null,
    invoicesPath: null,
    customerNumber: null,
    timeoutMs: TIMEOUT_MS.otherwise,
    enabled: true,
    ...settings,
  } as unknown as ConnectionRow;
  const clock = new TestClock();
  const client = new OutboundClient(new EgressRules(egressTargets(`127.0.0.1:${port}`)));
  const guard = new CarrierGuard(
    { find: () => Promise.resolve(connection) } as unknown as ConnectionsRepository,
    { note: () => Promise.resolve() } as unknown as ConnectionHealth,
    { of: () => Promise.resolve({ headers, isRenewable: false }) } as unknown as CarrierAuthorization,
    {} as DomainEvents,
    {} as Database,
    clock,
  );
  return {
    connector: connector(guard, client, clock),
    behave: (next) => {
      behavior = next;
      connection.timeoutMs = next === 'hangs' || next === 'slow' ? TIMEOUT_MS[next] : TIMEOUT_MS.otherwise;
    },
    keys,
    paths,
    tenderPath,
    shipment,
    quote,
    guard,
    clock,
    stop: async () => {
      await client.onApplicationShutdown();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Subscription that the DSDC carrier confirms. */
export const WANTED: WantedSubscription = {
  url: 'https://lading.test/carrier-api/v1/events?connection=con_1',
  secretId: 'con_1',
  signed: true,
  account: '4711',
  resume: true,
};

function dsdcAnswer(path: string): object {
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
}

const DSDC_RATE_REFUSAL = { messageStatus: { status: 'FAILURE', message: 'No capacity on this lane.' } };

export const dsdcCarrier = (): Promise<CarrierUnderTest> =>
  overHttp('dsdc', {
    headers: {},
    tenderPath: '/bol',
    connector: (guard, client, clock) =>
      new DsdcConnector(new RateQuotes(client, clock), new DsdcExchange(guard, client)),
    accept: ({ url = '' }) => ({ status: 200, body: dsdcAnswer(url) }),
    decline: ({ url }) =>
      url === '/v1/ratequote/app'
        ? { status: 200, body: DSDC_RATE_REFUSAL }
        : { status: 400, body: [{ status: 'FAIL', code: '500', message: 'No capacity' }] },
    unauthorized: () => ({ status: 401, body: {} }),
  });

/** R+L Carriers: the fake server of its API, with and without its key. */
export async function rlcCarrier(fake = new FakeRlc('key', () => '2026-11-20')): Promise<CarrierUnderTest> {
  const other = new FakeRlc('another key', () => '2026-11-20');
  return overHttp('rlc', {
    headers: { apikey: 'key' },
    tenderPath: '/BillOfLading',
    connector: (guard, client, clock) => new RlcConnector(new RlcExchange(guard, client), clock),
    accept: (request, content) => fake.answer(request, content),
    decline: () => failed([{ property: 'request', message: 'No capacity' }]),
    unauthorized: (request, content) => other.answer(request, content),
  });
}

/** Settings of a connection to FedEx Freight. */
export const FEDEX_SETTINGS = {
  customerNumber: '510087780',
  options: {
    billingAddress1: '1202 Chalet Ln',
    billingCity: 'Harrison',
    billingState: 'AR',
    billingPostalCode: '72601',
    billingCountry: 'US',
  },
} as const;
export const FEDEX_CLIENT = { id: 'l7-heron', secret: 'calm otter', account: FEDEX_SETTINGS.customerNumber };
/** Shipments to Canada are not tendered over the API. */
export const TO_DALLAS: Partial<TenderedShipment> = {
  stops: [
    tenderedShipment().stops[0]!,
    { ...tenderedShipment().stops[1]!, city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
  ],
  timeZones: ['America/Chicago', 'America/Chicago'],
};

/** FedEx Freight: the fake server of its API, with a valid token, and one that has given none. */
export async function fedexCarrier(fake = new FakeFedex(FEDEX_CLIENT, () => '2026-11-20')): Promise<CarrierUnderTest> {
  const other = new FakeFedex(FEDEX_CLIENT, () => '2026-11-20');
  fake.pickups.set('74201384', {});
  return overHttp('fedex', {
    headers: { authorization: `Bearer ${fake.grant()}` },
    settings: FEDEX_SETTINGS,
    tenderPath: '/ship/',
    shipment: TO_DALLAS,
    connector: (guard, client, clock) => new FedexConnector(new FedexExchange(guard, client), clock),
    accept: (request, content) => fake.answer(request, content),
    decline: () => fedexFailed([{ code: 'CAPACITY', message: 'No capacity' }]),
    unauthorized: (request, content) => other.answer(request, content),
  });
}

/** C.H. Robinson quotes hazardous material only with an emergency phone. */
export const WITHOUT_HAZMAT: Partial<QuoteRequest> = {
  handlingUnits: rateRequest().request.handlingUnits.map((unit) => ({
    ...unit,
    commodities: [{ description: 'Aluminium fittings, boxed', pieces: 24, weight: 1_000, freightClass: '70' }],
  })),
};
export const CHR_CLIENT = {
  id: '5d0e-grebe',
  secret: 'amber sluice',
  audience: 'https://inavisphere.chrobinson.com',
  account: 'C4410',
};

/** C.H. Robinson: the fake server of its API, with a valid token, and one that has given none. */
export async function chrobinsonCarrier(
  fake = new FakeChrobinson(CHR_CLIENT, () => '2026-11-20'),
): Promise<CarrierUnderTest> {
  const other = new FakeChrobinson(CHR_CLIENT, () => '2026-11-20');
  fake.quote(319_782_500);
  return overHttp('chrobinson', {
    headers: { authorization: `Bearer ${fake.grant()}` },
    settings: { customerNumber: CHR_CLIENT.account },
    tenderPath: '/v1/orders/',
    shipment: { carrierQuoteNumber: '319782500' },
    quote: WITHOUT_HAZMAT,
    connector: (guard, client, clock) => new ChrobinsonConnector(new ChrExchange(guard, client), clock),
    accept: (request, content) => fake.answer(request, content),
    decline: () => problems(['No capacity']),
    unauthorized: (request, content) => other.answer(request, content),
  });
}

/** Settings of a connection to TForce Freight. */
export const TFORCE_SETTINGS = {
  options: {
    tokenScope: 'https://carrier.example/3c9d7a51/.default',
    billingAddress1: '40 Mill Rd',
    billingCity: 'Durham',
    billingState: 'NC',
    billingPostalCode: '27703',
    billingCountry: 'US',
  },
} as const;
export const TFORCE_CLIENT = {
  id: '8a14-loon',
  secret: 'quiet ferry',
  scope: TFORCE_SETTINGS.options.tokenScope,
  zip: TFORCE_SETTINGS.options.billingPostalCode,
};

/** TForce Freight: the fake server of its API, with a valid token, and one that has given none. */
export async function tforceCarrier(
  fake = new FakeTforce(TFORCE_CLIENT, () => '2026-11-20'),
): Promise<CarrierUnderTest> {
  const other = new FakeTforce(TFORCE_CLIENT, () => '2026-11-20');
  fake.pickups.set('74201384', {});
  return overHttp('tforce', {
    headers: { authorization: `Bearer ${fake.grant()}` },
    settings: TFORCE_SETTINGS,
    tenderPath: '/shipping/',
    connector: (guard, client, clock) => new TforceConnector(new TforceExchange(guard, client), clock),
    accept: (request, content) => fake.answer(request, content),
    decline: () => notConforming('No capacity'),
    unauthorized: (request, content) => other.answer(request, content),
  });
}

/** Mail has no answers: a mail server that takes the message has done all, and each failure of it is one of the connector. */
export function tariffCarrier(): Promise<CarrierUnderTest> {
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
    tenderPath: '',
    shipment: {},
    quote: {},
    guard: null as unknown as CarrierGuard,
    clock: new TestClock(),
    stop: () => Promise.resolve(),
  });
}
