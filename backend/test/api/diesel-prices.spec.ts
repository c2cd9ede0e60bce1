import { FetchDieselPricesJob } from '../../src/modules/carriers/diesel/fetch-diesel-prices.job.js';
import { type FakeEia, startFakeEia } from '../support/fake-eia.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const PATH = '/api/v1/company/fuel-prices';
const KEY = 'testKey0123456789abcdef';
const US = 'EMD_EPD2D_PTE_NUS_DPG';
const WEST_COAST = 'EMD_EPD2D_PTE_R50_DPG';
const logged: string[] = [];
let eia: FakeEia;
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  eia = await startFakeEia(KEY);
  app = await startTestApp({
    clock: new TestClock(),
    environment: { EIA_API_KEY: KEY, EIA_URL: eia.url },
    log: (line) => logged.push(line),
  });
  [owner, other] = [await signUp(app), await signUp(app)];
}, 60_000);
afterAll(async () => {
  await app.close();
  await eia.close();
});

const fetchPrices = () => app.get(FetchDieselPricesJob).run();
const pricesOf = async ({ client }: SignedIn) => (await client.get(PATH)).body.items;
const activityOf = async ({ client }: SignedIn) =>
  (await client.get('/api/v1/company/activity?action=fuel_prices.changed')).body.items.length;

it('are not requested until a tariff names a published index', async () => {
  await fetchPrices();
  expect(eia.queries).toHaveLength(0);
  expect((await owner.client.get(PATH)).body).toMatchObject({
    items: [],
    fetchedIndexes: ['US', 'PADD1', 'PADD2', 'PADD3', 'PADD4', 'PADD5'],
  });
});

it('are stored for the index of the tariff from the Wednesday after the survey', async () => {
  expect((await uploadTariff(owner.client)).status).toBe(201);
  eia.weeks = [
    { period: '2026-11-16', series: US, value: '3.768' },
    { period: '2026-11-09', series: US, value: 3.772 },
    { period: '2026-11-02', series: US, value: null },
    { period: '2026-11-16', series: WEST_COAST, value: '4.612' },
  ];
  await fetchPrices();
  expect(await pricesOf(owner)).toEqual([
    { index: 'US', effectiveOn: '2026-11-18', price: '3.768', source: 'fetched' },
    { index: 'US', effectiveOn: '2026-11-11', price: '3.772', source: 'fetched' },
  ]);
  expect(await pricesOf(other)).toEqual([]);
  expect(await activityOf(owner)).toBe(1);
});

it('change nothing when nothing new was published', async () => {
  await fetchPrices();
  expect(await activityOf(owner)).toBe(1);
});

it('follow corrections of the publisher, and never replace what a user entered', async () => {
  const entered = { index: 'US', effectiveOn: '2026-11-11', price: '3.80' };
  expect((await owner.client.post(PATH, { prices: [entered] })).status).toBe(200);
  eia.weeks[0]!.value = '3.771';
  await fetchPrices();
  expect(await pricesOf(owner)).toEqual([
    { index: 'US', effectiveOn: '2026-11-18', price: '3.771', source: 'fetched' },
    { ...entered, source: 'entered' },
  ]);
});

it.each([
  ['refuses the key', { status: 403, body: '{"error":{"code":"API_KEY_INVALID"}}' }, 'Check EIA_API_KEY'],
  ['fails', { status: 500, body: '' }, 'status 500'],
  ['redirects', { status: 302, body: '' }, 'status 302'],
  ['returns a page', { status: 200, body: '<html>' }, 'other than diesel prices'],
  ['returns JSON without rows', { status: 200, body: '{"response":{}}' }, 'other than diesel prices'],
  [
    'returns a negative price',
    { status: 200, body: JSON.stringify({ response: { data: [{ period: '2026-11-16', series: US, value: '-1' }] } }) },
    'not a date with a price',
  ],
  [
    'returns no date',
    { status: 200, body: JSON.stringify({ response: { data: [{ period: '2026-W47', series: US, value: '3.7' }] } }) },
    'not a date with a price',
  ],
])('stay as they are if the service %s', async (_case, answer, message) => {
  const before = await pricesOf(owner);
  eia.answer = answer;
  const failure = await fetchPrices().then(
    () => null,
    (error: Error) => error,
  );
  eia.answer = undefined;
  expect(failure?.message).toContain(message);
  expect(String(failure?.stack)).not.toContain(KEY);
  expect(await pricesOf(owner)).toEqual(before);
});

it('are fetched without the key in any log line', () => {
  expect(eia.queries.length).toBeGreaterThan(3);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('\n')).not.toContain(KEY);
});
