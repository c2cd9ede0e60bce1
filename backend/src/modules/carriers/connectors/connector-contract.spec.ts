import {
  type CarrierUnderTest,
  chrobinsonCarrier,
  dsdcCarrier,
  fedexCarrier,
  rlcCarrier,
  tariffCarrier,
  tforceCarrier,
  WANTED,
} from '../../../../test/support/carriers-under-test.js';
import { rateRequest } from '../../../../test/support/rate-request.js';
import { tenderedShipment } from '../../../../test/support/tendered-shipment.js';
import type { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CarrierConnectors } from './carrier-connectors.js';
import { CarrierTenders } from './carrier-tenders.js';
import type { Connector } from './connector.js';
import type { ConnectorRegistry } from './connector-registry.js';
import { SUBSCRIPTION_KINDS } from './subscriptions.js';
import type { CarrierNotice, TenderRequest } from './tenders.js';

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
  respondBy: () => Promise.reject(new Error('not asked')),
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
  numbers: { proNumber: '771000042', pickupNumber: '74201384' },
  reason: 'The customer asked for it.',
  replyTo: 'rosa@shipper.test',
  pickupChanged: true,
  billOfLading: () => Promise.resolve(Buffer.from('%PDF')),
};
const signal = () => AbortSignal.timeout(5_000);
const connectorsOf = ({ guard, connector }: CarrierUnderTest) =>
  new CarrierConnectors(guard, { get: () => connector } as unknown as ConnectorRegistry, {} as never, {} as never);

describe.each([
  ['chrobinson', () => chrobinsonCarrier()],
  ['dsdc', dsdcCarrier],
  ['fedex', () => fedexCarrier()],
  ['rlc', () => rlcCarrier()],
  ['tariff', tariffCarrier],
  ['tforce', () => tforceCarrier()],
] as const)('the connector %s', (kind, start) => {
  let carrier: CarrierUnderTest;
  let carriers: CarrierTenders;
  beforeEach(async () => {
    carrier = await start();
    carriers = tendersOver(carrier.connector);
  });
  afterEach(() => carrier.stop());

  const tender = (change: Partial<TenderRequest> = {}) =>
    carriers.tender(target, request({ shipment: tenderedShipment(carrier.shipment), ...change }), signal());

  it('delivers tenders, changes and cancellations, as far as the interface has them', async () => {
    expect(['accepted', 'sent']).toContain((await tender()).state);
    const changed = await carriers.change(target, notice, signal());
    expect(changed.state).toBe(carrier.connector.change === undefined ? 'refused' : 'told');
    expect((await carriers.cancel(target, notice, signal())).state).toBe('told');
  });

  it.each(['hangs', 'unauthorized', 'busy', 'garbled', 'slow'] as const)(
    'does not know the outcome if the carrier %s, and never throws',
    async (behavior) => {
      carrier.behave(behavior);
      expect((await tender()).state).toBe('unknown');
      if (carrier.connector.change !== undefined)
        expect((await carriers.change(target, notice, signal())).state).toBe('unknown');
    },
  );

  it('a repeated tender has the same key, or is looked up before a second call', async () => {
    expect((await tender()).state).toBe((await tender({ retried: true })).state);
    if (carrier.keys.length === 0) {
      const sent = carrier.paths.filter((path) => path.startsWith(`POST ${carrier.tenderPath}`));
      expect(sent).toHaveLength(1);
      return;
    }
    const [first] = carrier.keys;
    expect(first).toBe('tnd_1');
    expect(carrier.keys.filter((key) => key === first)).toHaveLength(2);
  });

  it('takes a cancellation that arrives before a change', async () => {
    expect((await carriers.cancel(target, notice, signal())).state).toBe('told');
    carrier.behave('declines');
    const late = await carriers.change(target, notice, signal());
    expect(late.state).toBe(kind === 'tariff' ? 'unknown' : 'refused');
  });

  it('passes on why the carrier declines', async () => {
    carrier.behave('declines');
    expect(await tender()).toMatchObject({
      state: kind === 'tariff' ? 'unknown' : 'rejected',
      message: expect.stringMatching(/capacity|mail server/),
    });
  });
});

describe.each([
  ['chrobinson', () => chrobinsonCarrier()],
  ['dsdc', dsdcCarrier],
  ['fedex', () => fedexCarrier()],
  ['rlc', () => rlcCarrier()],
  ['tforce', () => tforceCarrier()],
] as const)('rates over HTTP of the connector %s', (_, start) => {
  let carrier: CarrierUnderTest;
  beforeEach(async () => {
    carrier = await start();
  });
  afterEach(() => carrier.stop());

  const rate = () => connectorsOf(carrier).ask('cmp_1', 'con_1', rateRequest(carrier.quote), signal());

  it.each([
    ['declines', 'CARRIER_REFUSED', 'No capacity'],
    ['hangs', 'CARRIER_TIMEOUT', 'did not respond within'],
    ['slow', 'CARRIER_TIMEOUT', 'did not respond within'],
    ['unauthorized', 'CARRIER_REFUSED', 'credentials of this connection'],
    ['busy', 'CARRIER_UNAVAILABLE', 'HTTP 429'],
    ['garbled', 'CARRIER_ANSWER_INVALID', 'cannot be used'],
  ] as const)('a carrier that %s has the result %s', async (behavior, code, message) => {
    carrier.behave(behavior);
    expect(await rate()).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('keeps the quote number, and charges that sum to the total', async () => {
    const offers = await rate();
    if (!Array.isArray(offers)) throw new Error(JSON.stringify(offers));
    for (const { total, charges, carrierQuoteNumber } of offers) {
      expect(carrierQuoteNumber).toMatch(/\w/);
      expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount);
    }
    expect(offers.length).toBeGreaterThan(0);
  });

  it('calls a busy carrier again only when the time of Retry-After is over', async () => {
    carrier.behave('busy');
    await rate();
    carrier.behave('accepts');
    carrier.clock.advance(119_000);
    expect(await rate()).toMatchObject({
      code: 'CARRIER_UNAVAILABLE',
      message: expect.stringContaining('fewer calls'),
    });
    carrier.clock.advance(1_000);
    expect(Array.isArray(await rate())).toBe(true);
  });
});

describe('late rates and events over HTTP', () => {
  let carrier: CarrierUnderTest;
  beforeEach(async () => {
    carrier = await dsdcCarrier();
  });
  afterEach(() => carrier.stop());

  const late = () => connectorsOf(carrier).askLate('cmp_1', 'con_1', rateRequest(), signal());
  const track = () => {
    const window = { from: new Date(0), to: new Date(1), page: 1, pageSize: 100 };
    return carrier.connector.track!(target, window, signal());
  };

  it.each(['accepts', 'declines', 'hangs', 'slow', 'unauthorized', 'busy', 'garbled'] as const)(
    'a carrier that %s has a page of events, or none',
    async (behavior) => {
      carrier.behave(behavior);
      expect((await track()) === null).toBe(behavior !== 'accepts' && behavior !== 'garbled');
    },
  );

  it('reads the response to an earlier request by our quote number', async () => {
    expect(await late()).toMatchObject([{ carrierQuoteNumber: 'Q1' }]);
    expect(carrier.paths).toEqual([`GET /v1/ratequote/app/${rateRequest().reference}`]);
    for (const behavior of ['declines', 'hangs', 'unauthorized', 'garbled', 'slow'] as const) {
      carrier.behave(behavior);
      expect(await late()).toBeNull();
    }
  });
});

describe.each(SUBSCRIPTION_KINDS)('the subscription to %s over HTTP', (kind) => {
  let carrier: CarrierUnderTest;
  beforeEach(async () => {
    carrier = await dsdcCarrier();
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
  let carrier: CarrierUnderTest;
  beforeEach(async () => {
    carrier = await dsdcCarrier();
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
  let carrier: CarrierUnderTest;
  beforeEach(async () => {
    carrier = await dsdcCarrier();
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
