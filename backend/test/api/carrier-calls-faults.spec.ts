import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents, type ReadEvent } from '../support/event-reader.js';
import { createQuote, quoteRequest } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 60_000;

let carriers: DemoCarriers;
let app: TestApp;

beforeAll(async () => {
  carriers = await startDemoCarriers();
  const { EGRESS_ALLOW_CARRIERS = '' } = carriers.environment;
  // Nothing listens on port 1. Without the address of the fake carrier server, companies get only the tariff carriers.
  const environment = { DEMONSTRATION: 'true', EGRESS_ALLOW_CARRIERS: `${EGRESS_ALLOW_CARRIERS},127.0.0.1:1` };
  app = await startTestApp({ clock: new TestClock(), environment });
}, SLOW);
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

/** Connects carriers with these endpoints, named ZAAA, ZAAB, ... */
async function companyWith(endpoints: Record<string, string>, timeoutSeconds = 1): Promise<SignedIn> {
  const owner = await signUp(app);
  for (const [scac, endpoint] of Object.entries(endpoints)) {
    const { status, body } = await owner.client.post('/api/v1/company/carriers', {
      scac,
      name: `Carrier ${scac}`,
      endpoint,
      timeoutSeconds,
    });
    if (status !== 201) throw new Error(`The connection was answered ${status}: ${JSON.stringify(body)}`);
  }
  return owner;
}

const fault = (name: string) => `${carriers.url}/faults/${name}`;

/** Outcome of each carrier, by SCAC: `offer` or the reason code. */
function outcomes(events: ReadEvent[]): Record<string, string> {
  return Object.fromEntries(
    events.filter(({ type }) => type !== 'done').map(({ type, data }) => [data.carrier.scac, data.code ?? type]),
  );
}

it('returns the other offers first while one carrier hangs, one sends garbage and one is down', async () => {
  const owner = await companyWith({ ZAAA: fault('hang'), ZAAB: fault('garbage'), ZAAC: 'http://127.0.0.1:1' });
  const quote = await createQuote(owner);
  expect(quote).toMatchObject({
    status: 'quoted',
    carriers: [{ state: 'asked' }, { state: 'asked' }, { state: 'asked' }],
  });
  expect(quote.offers.length).toBeGreaterThan(0);

  const events = await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  expect(outcomes(events)).toEqual({
    ZAAA: 'CARRIER_TIMEOUT',
    ZAAB: 'CARRIER_ANSWER_INVALID',
    ZAAC: 'CARRIER_UNAVAILABLE',
  });
  expect(events.at(-1)?.type).toBe('done');
  const { body: later } = await owner.client.get(`/api/v1/quotes/${quote.id}`);
  expect(later.declined).toEqual(
    expect.arrayContaining([
      {
        carrier: { scac: 'ZAAA', name: 'Carrier ZAAA', demo: false },
        code: 'CARRIER_TIMEOUT',
        message: 'Carrier ZAAA did not respond within 1 seconds.',
      },
      {
        carrier: { scac: 'ZAAC', name: 'Carrier ZAAC', demo: false },
        code: 'CARRIER_UNAVAILABLE',
        message: 'Carrier ZAAC cannot be reached.',
      },
    ]),
  );
  expect(later.offers).toEqual(quote.offers);
});

it(
  'gives every bad response its reason, and stores none of it',
  async () => {
    const owner = await companyWith(
      {
        ZBAA: fault('huge'),
        ZBAB: fault('euros'),
        ZBAC: fault('negative'),
        ZBAD: fault('html'),
        ZBAE: fault('redirect'),
        ZBAF: fault('absurd'),
        ZBAG: fault('text'),
        ZBAH: fault('mixed'),
        ZBAI: fault('empty'),
        ZBAJ: fault('refusal'),
        ZBAK: fault('error'),
        ZBAL: fault('drip'),
        ZBAM: fault('unknown'),
      },
      3,
    );
    const quote = await createQuote(owner);
    const events = await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
    expect(outcomes(events)).toEqual({
      ZBAA: 'CARRIER_ANSWER_INVALID',
      ZBAB: 'CARRIER_ANSWER_INVALID',
      ZBAC: 'CARRIER_ANSWER_INVALID',
      ZBAD: 'CARRIER_ANSWER_INVALID',
      ZBAE: 'CARRIER_ANSWER_INVALID',
      ZBAF: 'CARRIER_ANSWER_INVALID',
      ZBAG: 'CARRIER_ANSWER_INVALID',
      ZBAH: 'CARRIER_ANSWER_INVALID',
      ZBAI: 'MODE_NOT_OFFERED',
      ZBAJ: 'CARRIER_REFUSED',
      ZBAK: 'CARRIER_UNAVAILABLE',
      ZBAL: 'CARRIER_TIMEOUT',
      ZBAM: 'CARRIER_REFUSED',
    });
    const { body: later } = await owner.client.get(`/api/v1/quotes/${quote.id}`);
    expect(later.offers).toEqual(quote.offers);
    const texts = later.declined.map(({ message }: { message: string }) => message).join('\n');
    expect(texts).toContain('Carrier ZBAJ says: We do not serve this lane.');
    expect(texts).toContain('larger than 256 KiB');
    expect(texts).not.toMatch(/EUR|169\.254|Maintenance|\u202e/);
  },
  SLOW,
);

it('stays in rating without a tariff until a carrier responds, and has no offers if there is none', async () => {
  const owner = await companyWith({ ZCAA: fault('hang'), ZCAB: fault('refusal') });
  const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
  for (const { connections } of items) {
    for (const { id, connector } of connections)
      if (connector === 'tariff') await owner.client.patch(`/api/v1/company/carriers/${id}`, { enabled: false });
  }
  const quote = await createQuote(owner);
  expect(quote).toMatchObject({ status: 'rating', offers: [] });
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  expect((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body).toMatchObject({
    status: 'no_offers',
    offerCount: 0,
    bestTotal: null,
  });
});

it('gets the price of a carrier that answered too late, for its first revision', async () => {
  const owner = await companyWith({ ZLAA: fault('late') });
  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  expect(offers.map(({ carrier: { scac } }: any) => scac)).toContain('ZLAA');
});

it('can be changed and canceled while carrier calls are pending', async () => {
  const owner = await companyWith({ ZDAA: fault('hang') }, 2);
  const quote = await createQuote(owner);
  expect((await owner.client.put(`/api/v1/quotes/${quote.id}`, { ...quoteRequest(), revision: 1 })).body.revision).toBe(
    2,
  );
  expect(
    (await owner.client.post(`/api/v1/quotes/${quote.id}/cancel`, { reason: 'Not needed any more.' })).status,
  ).toBe(200);
  const events = await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  expect(events.filter(({ type }) => type === 'declined').map(({ data }) => [data.revision, data.code])).toEqual([
    [2, 'QUOTE_CHANGED'],
  ]);
  expect((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body.status).toBe('cancelled');
});
